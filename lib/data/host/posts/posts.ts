import 'server-only';
import type { z } from 'zod';
import { hashToken } from '@/lib/data/backend/hash-token';
import { newLinkToken } from '@/lib/data/content/post-link';
import { deletePostPhotos } from '@/lib/data/files/photo-files';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import { instantInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { draftPath } from '@/lib/http/paths';
import {
  hostPostSchema,
  hostPostsSchema,
  type newPostSchema,
  type postChangeSchema,
  postSavedSchema,
  POSTS_PER_PAGE,
  type postTimeSchema,
  type PostSearch,
} from '@/lib/schemas/host/posts';
import { shop } from '@/lib/shop/shop';

export const listHostPosts = ({ text, kind, state, page }: PostSearch) =>
  readHost(
    'host_posts',
    { p_search: toJson({ text, kind, state, offset: (page - 1) * POSTS_PER_PAGE }) },
    hostPostsSchema,
  );

/** Finds a post by its slug, a former slug, or its id. */
export const getHostPost = (key: string) => readHost('host_post', { p_key: key }, hostPostSchema);

export const addPost = (post: z.output<typeof newPostSchema>) =>
  writeHost('host_add_post', { p_post: toJson({ ...post, author: shop().host }) }, postSavedSchema);

/** Refused if a changed field no longer has its value in `seen`. */
export const savePost = (id: string, { changes, seen }: z.output<typeof postChangeSchema>) =>
  writeHost(
    'host_save_post',
    { p_id: id, p_changes: toJson(changes), p_seen: toJson(seen) },
    postSavedSchema,
  );

export const publishPost = (id: string) =>
  writeHost('host_publish_post', { p_id: id }, postSavedSchema);

export const schedulePost = (id: string, { date, time }: z.output<typeof postTimeSchema>) =>
  writeHost(
    'host_publish_post',
    { p_id: id, p_at: instantInZone(date, time, shop().timezone).toISOString() },
    postSavedSchema,
  );

export const unpublishPost = (id: string) =>
  writeHost('host_unpublish_post', { p_id: id }, postSavedSchema);

export async function deletePost(id: string) {
  const result = await writeHost('host_delete_post', { p_id: id }, postSavedSchema);
  if (result.ok) await deletePostPhotos(id);
  return result;
}

/** Makes a secret link, which is shown only once, and revokes the former one. */
export async function sharePost(id: string) {
  const token = newLinkToken();
  const args = { p_id: id, p_token_hash: hashToken(token) };
  const result = await writeHost('host_share_post', args, postSavedSchema);
  if (!result.ok) return result;
  return { ok: true, data: { url: new URL(draftPath(token), serverEnv.SITE_URL).href } } as const;
}

export const unsharePost = (id: string) =>
  writeHost('host_unshare_post', { p_id: id }, postSavedSchema);

/** Removes the redirect from a former slug. */
export const freePostSlug = (id: string, slug: string) =>
  writeHost('host_free_post_slug', { p_id: id, p_slug: slug }, postSavedSchema);
