import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { UPLOAD_ENDPOINT } from '@/lib/data/host/pass-upload';
import { getPhotos } from '@/lib/data/host/photos';
import { inConversionQueue } from '@/lib/data/photo-conversion';
import { publishPhoto, tidyPhoto } from '@/lib/data/photo-files';
import { writeHost, type HostResult } from '@/lib/data/staff';
import { logError } from '@/lib/log/log';
import { convertPhoto } from '@/lib/pictures/convert-photo';
import type { FinishedUpload, NewUpload } from '@/lib/schemas/host/photos';
import { staffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

const BUCKET = 'cabin-photo-uploads';
const REFUSED = new Set([400, 401, 403]);
/** A photograph may have 40 MB. */
const DOWNLOAD_TIMEOUT_MS = 30_000;

const uploads = async (timeoutMs: number) => (await staffClient(timeoutMs)).storage.from(BUCKET);

/** Where a file may be sent to, once and within two hours. Storage refuses whoever may not edit the cabin. */
export async function startUpload(cabinId: string): Promise<HostResult<NewUpload>> {
  const id = randomUUID();
  const path = `${cabinId}/${id}`;
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

async function convertAndAdd(upload: FinishedUpload) {
  const path = `${upload.cabinId}/${upload.uploadId}`;
  const original = await readOriginal(path);
  if (original === null) {
    return (await isAdded(upload)) ? DONE : ({ ok: false, code: 'upload_lost' } as const);
  }
  const converted = await convertPhoto(original);
  const removeOriginal = async () => {
    const { error } = await (await uploads(WRITE_TIMEOUT_MS)).remove([path]);
    if (error) logError('upload not removed', error);
  };
  if (!converted.ok) {
    await removeOriginal();
    return converted;
  }
  const url = await publishPhoto(upload.cabinId, upload.uploadId, converted);
  const portrait = converted.height > converted.width;
  const result = await addOrReplace(upload, { image_url: url, portrait });
  // Thrown above where no answer came: the row may be there, and then its file must be.
  await Promise.all([removeOriginal(), tidyPhoto(result.ok ? result.data : url)]);
  return result.ok ? DONE : result;
}

/**
 * Makes a picture of the cabin of what was uploaded, at the end or in place of another. Done once: called again for the
 * same upload it changes nothing.
 */
export async function finishUpload(upload: FinishedUpload) {
  const result = await inConversionQueue(() => convertAndAdd(upload));
  return result ?? ({ ok: false, code: 'busy', detail: {} } as const);
}
