'use server';

import { hostAction } from '@/app/host/host-action';
import { findEvent } from '@/components/events/events';
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

// The database does not know the events that are built in, with which the host's own share their addresses.
const isBuiltIn = (slug: string | undefined) => slug !== undefined && findEvent(slug) !== null;
const KNOWN = { ok: false, code: 'known_post_slug' } as const;

/** Publishes what no event that is built in would hide. */
async function publishWith<Result>(id: string, work: () => Promise<Result>) {
  const post = await posts.getHostPost(id);
  if (!post.ok) return post;
  const { kind, slug } = post.data.facts;
  return kind === 'event' && isBuiltIn(slug) ? KNOWN : work();
}

export const addPost = hostAction([newPostSchema], posts.addPost, PATH);
export const savePost = hostAction(
  [uuidSchema, postChangeSchema],
  async (id, change) => (isBuiltIn(change.changes.slug) ? KNOWN : posts.savePost(id, change)),
  PATH,
);
export const publishPost = hostAction(
  [uuidSchema],
  (id) => publishWith(id, () => posts.publishPost(id)),
  PATH,
);
export const schedulePost = hostAction(
  [uuidSchema, postTimeSchema],
  (id, at) => publishWith(id, () => posts.schedulePost(id, at)),
  PATH,
);
export const unpublishPost = hostAction([uuidSchema], posts.unpublishPost, PATH);
export const deletePost = hostAction([uuidSchema], posts.deletePost, PATH);
export const sharePost = hostAction([uuidSchema], posts.sharePost, PATH);
export const unsharePost = hostAction([uuidSchema], posts.unsharePost, PATH);
export const freeSlug = hostAction([uuidSchema, oldSlugSchema], posts.freePostSlug, PATH);
export const startUpload = hostAction([uuidSchema], startPostUpload);
export const finishUpload = hostAction([postUploadSchema], finishPostUpload);
