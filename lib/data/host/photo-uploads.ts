import 'server-only';
import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import { z } from 'zod';
import { UPLOAD_ENDPOINT } from '@/lib/data/host/pass-upload';
import { getPhotos } from '@/lib/data/host/photos';
import { getHostPost } from '@/lib/data/host/posts';
import { findPublished, publishPhoto, tidyPhoto } from '@/lib/data/photo-files';
import { writeHost, type HostResult } from '@/lib/data/staff';
import { logError } from '@/lib/log/log';
import { convertPhoto } from '@/lib/pictures/convert-photo';
import type { FinishedUpload, NewUpload } from '@/lib/schemas/host/photos';
import type { PostUpload } from '@/lib/schemas/host/posts';
import { staffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

const BUCKET = 'cabin-photo-uploads';
const REFUSED = new Set([400, 401, 403]);
/** A photograph may have 40 MB. */
const DOWNLOAD_TIMEOUT_MS = 30_000;

// One at a time: a conversion needs up to half a gigabyte.
const conversions = new PQueue({ concurrency: 1 });
const MOST_WAITING = 20;

const uploads = async (timeoutMs: number) => (await staffClient(timeoutMs)).storage.from(BUCKET);

/** Where a file for a cabin or a post may be sent to, once and within two hours. Storage refuses whoever may not edit it. */
export async function startUpload(ownerId: string): Promise<HostResult<NewUpload>> {
  const id = randomUUID();
  const path = `${ownerId}/${id}`;
  const { data, error } = await (await uploads(WRITE_TIMEOUT_MS)).createSignedUploadUrl(path);
  if (data)
    return {
      ok: true,
      data: { id, endpoint: UPLOAD_ENDPOINT, token: data.token, bucket: BUCKET, path },
    };
  if (REFUSED.has(error.status ?? 0)) return { ok: false, code: 'not-allowed' };
  throw error;
}

async function readOriginal(path: string): Promise<Buffer | null> {
  const { data } = await (await uploads(DOWNLOAD_TIMEOUT_MS)).download(path);
  return data ? Buffer.from(await data.arrayBuffer()) : null;
}

const replacedSchema = z.object({ imageUrl: z.string() });

/** Returns the address of the picture that is no longer there; empty without one. */
async function addOrReplace(
  { cabinId, replaces, roomType }: FinishedUpload,
  photo: { image_url: string; portrait: boolean },
): Promise<HostResult<string>> {
  if (replaces === null) {
    const added = { ...photo, description: '', room_type: roomType };
    const result = await writeHost('host_add_photo', { p_cabin_id: cabinId, p_photo: added });
    return result.ok ? { ok: true, data: '' } : result;
  }
  const args = { p_id: replaces, p_photo: photo };
  const result = await writeHost('host_replace_photo', args, replacedSchema);
  return result.ok ? { ok: true, data: result.data.imageUrl } : result;
}

/** The answer to an earlier call may have been lost. */
async function isAdded({ slug, uploadId }: FinishedUpload): Promise<boolean> {
  const known = await getPhotos(slug);
  return known.ok && known.data.photos.some(({ imageUrl }) => imageUrl.includes(uploadId));
}

const DONE = { ok: true, data: null } as const;

async function removeOriginal(path: string) {
  const { error } = await (await uploads(WRITE_TIMEOUT_MS)).remove([path]);
  if (error) logError('upload not removed', error);
}

/** What was uploaded as a picture of the site; null: nothing is there, or no longer. */
async function convert(path: string) {
  const original = await readOriginal(path);
  if (original === null) return null;
  const converted = await convertPhoto(original);
  if (!converted.ok) await removeOriginal(path);
  return converted;
}

async function convertAndAdd(upload: FinishedUpload) {
  const path = `${upload.cabinId}/${upload.uploadId}`;
  const converted = await convert(path);
  if (converted === null) {
    return (await isAdded(upload)) ? DONE : ({ ok: false, code: 'upload_lost' } as const);
  }
  if (!converted.ok) return converted;
  const url = await publishPhoto(upload.cabinId, upload.uploadId, converted);
  const portrait = converted.height > converted.width;
  const result = await addOrReplace(upload, { image_url: url, portrait });
  // Thrown above where no answer came: the row may be there, and then its file must be.
  await Promise.all([removeOriginal(path), tidyPhoto(result.ok ? result.data : url)]);
  return result.ok ? DONE : result;
}

async function convertForPost({ postId, uploadId }: PostUpload) {
  const path = `${postId}/${uploadId}`;
  const converted = await convert(path);
  if (converted === null) {
    const known = await findPublished(postId, uploadId);
    return known === null
      ? ({ ok: false, code: 'upload_lost' } as const)
      : ({ ok: true, data: { url: known } } as const);
  }
  if (!converted.ok) return converted;
  const url = await publishPhoto(postId, uploadId, converted);
  await removeOriginal(path);
  return { ok: true, data: { url } } as const;
}

const BUSY = { ok: false, code: 'busy', detail: {} } as const;
const isFull = () => conversions.size >= MOST_WAITING;

/**
 * Makes a picture of the cabin of what was uploaded, at the end or in place of another. Done once: called again for the
 * same upload it changes nothing.
 */
export async function finishUpload(upload: FinishedUpload) {
  return isFull() ? BUSY : conversions.add(() => convertAndAdd(upload));
}

/** Likewise a picture for an article; it is shown once the article names its address. */
export async function finishPostUpload(upload: PostUpload) {
  // Publishing is done with the secret key: the role is asked for here.
  const post = await getHostPost(upload.postId);
  if (!post.ok) return post;
  return isFull() ? BUSY : conversions.add(() => convertForPost(upload));
}
