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

export const add = hostAction([newPostSchema], posts.addPost, PATH);
export const save = hostAction([uuidSchema, postChangeSchema], posts.savePost, PATH);
export const publish = hostAction([uuidSchema], posts.publishPost, PATH);
export const schedule = hostAction([uuidSchema, postTimeSchema], posts.schedulePost, PATH);
export const unpublish = hostAction([uuidSchema], posts.unpublishPost, PATH);
export const remove = hostAction([uuidSchema], posts.deletePost, PATH);
export const share = hostAction([uuidSchema], posts.sharePost, PATH);
export const unshare = hostAction([uuidSchema], posts.unsharePost, PATH);
export const freeSlug = hostAction([uuidSchema, oldSlugSchema], posts.freePostSlug, PATH);
export const start = hostAction([uuidSchema], startPostUpload);
export const finish = hostAction([postUploadSchema], finishPostUpload);
