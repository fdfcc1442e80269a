'use server';

import { hostAction } from '@/app/host/host-action';
import * as uploads from '@/lib/data/host/photos/photo-uploads';
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
export const startUpload = hostAction([uuidSchema], uploads.startUpload);
export const finishUpload = hostAction([finishedUploadSchema], uploads.finishUpload, PATH);
export const savePhoto = hostAction([uuidSchema, photoChangeSchema], photos.savePhoto, PATH);
export const savePhotos = hostAction([uuidSchema, photoChangesSchema], photos.savePhotos, PATH);
export const orderPhotos = hostAction([uuidSchema, photoOrderSchema], photos.orderPhotos, PATH);
export const chooseCover = hostAction([uuidSchema], photos.chooseCover, PATH);
export const removePhoto = hostAction([uuidSchema], photos.removePhoto, PATH);
