'use server';

import { hostAction } from '@/app/host/host-action';
import { finishPostUpload, startPostUpload } from '@/lib/data/host/photos/photo-uploads';
import * as posts from '@/lib/data/host/posts/posts';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  newPostSchema,
  oldSlugSchema,
  postChangeSchema,
  postTimeSchema,
  postUploadSchema,
} from '@/lib/schemas/host/posts';

const PATH = '/host/posts';

export const addPost = hostAction([newPostSchema], posts.addPost, PATH);
export const savePost = hostAction([uuidSchema, postChangeSchema], posts.savePost, PATH);
export const publishPost = hostAction([uuidSchema], posts.publishPost, PATH);
export const schedulePost = hostAction([uuidSchema, postTimeSchema], posts.schedulePost, PATH);
export const unpublishPost = hostAction([uuidSchema], posts.unpublishPost, PATH);
export const deletePost = hostAction([uuidSchema], posts.deletePost, PATH);
export const sharePost = hostAction([uuidSchema], posts.sharePost, PATH);
export const unsharePost = hostAction([uuidSchema], posts.unsharePost, PATH);
export const freeSlug = hostAction([uuidSchema, oldSlugSchema], posts.freePostSlug, PATH);
export const startUpload = hostAction([uuidSchema], startPostUpload);
export const finishUpload = hostAction([postUploadSchema], finishPostUpload);
