'use server';

import { hostAction } from '@/app/host/host-action';
import { finishUpload, startUpload } from '@/lib/data/host/photos/photo-uploads';
import * as photos from '@/lib/data/host/photos/photos';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  finishedUploadSchema,
  newPhotoSchema,
  photoChangeSchema,
  photoChangesSchema,
  photoOrderSchema,
} from '@/lib/schemas/host/photos';

const PATH = '/host/cabins';

export const addPhoto = hostAction([uuidSchema, newPhotoSchema], photos.addPhoto, PATH);
export const start = hostAction([uuidSchema], startUpload);
export const finish = hostAction([finishedUploadSchema], finishUpload, PATH);
export const saveChange = hostAction([uuidSchema, photoChangeSchema], photos.savePhoto, PATH);
export const saveChanges = hostAction([uuidSchema, photoChangesSchema], photos.savePhotos, PATH);
export const order = hostAction([uuidSchema, photoOrderSchema], photos.orderPhotos, PATH);
export const choose = hostAction([uuidSchema], photos.chooseCover, PATH);
export const remove = hostAction([uuidSchema], photos.removePhoto, PATH);
