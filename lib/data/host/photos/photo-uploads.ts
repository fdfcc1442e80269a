import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getPhotos } from './photos';
import { getHostPost } from '@/lib/data/host/posts/posts';
import { getSettings } from '@/lib/data/host/settings/settings';
import { DONE, LOST, convertInTurn, uploadFiles } from '@/lib/data/host/uploads/upload-files';
import { findPublishedPhoto, publishPhoto, deletePhotoFiles } from '@/lib/data/files/photo-files';
import { endUpload, sealUpload } from '@/lib/data/files/signed-uploads';
import { writeHost, type HostResult } from '@/lib/data/staff/staff';
import { convertLogo, convertPhoto } from '@/lib/pictures/convert-photo';
import type { FinishedUpload } from '@/lib/schemas/host/photos';
import type { PostUpload } from '@/lib/schemas/host/posts';
import { SHOP_UPLOADS } from '@/lib/schemas/shop-settings';

const uploads = uploadFiles('cabin-photo-uploads');

/** Where to upload a photo of a cabin. */
export const startUpload = (cabinId: string) => uploads.start('cabin', cabinId, randomUUID());

/** Where to upload the shop's logo. */
export const startLogoUpload = () => uploads.start('shop', SHOP_UPLOADS, randomUUID());

/** Where to upload a photo for an article or event. */
export const startPostUpload = (postId: string) => uploads.start('post', postId, randomUUID());

const replacedSchema = z.object({ imageUrl: z.string() });

/** Returns the URL of the replaced picture, or an empty string. */
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

/** Checks whether an earlier call whose response was lost added it. */
async function isAdded({ slug, uploadId }: FinishedUpload): Promise<boolean> {
  const known = await getPhotos(slug);
  return known.ok && known.data.photos.some(({ imageUrl }) => imageUrl.includes(uploadId));
}

/** Converts what was uploaded; null if it isn't there anymore. */
async function convert(path: string, make = convertPhoto) {
  const original = await uploads.read(path);
  if (original === null) return null;
  const converted = await make(original);
  if (!converted.ok) await uploads.remove(path);
  return converted;
}

/** Marks an upload as converted, so that it is never converted again, even if the picture has been removed since. */
async function finish(path: string, uploadId: string): Promise<void> {
  await Promise.all([uploads.remove(path), endUpload(uploadId)]);
}

async function convertAndAdd(upload: FinishedUpload) {
  const { cabinId, uploadId } = upload;
  const path = `${cabinId}/${uploadId}`;
  const sealed = await sealUpload(cabinId, uploadId);
  if (sealed === null) return LOST;
  const converted = sealed === 'done' ? null : await convert(path);
  if (converted === null) {
    if (sealed !== 'done' && !(await isAdded(upload))) return LOST;
    await finish(path, uploadId);
    return DONE;
  }
  if (!converted.ok) return converted;
  const { url, isNew } = await publishPhoto(cabinId, uploadId, converted);
  const portrait = converted.height > converted.width;
  const result = await addOrReplace(upload, { image_url: url, portrait });
  // writeHost throws when no response came. The row may exist then, so its file must stay.
  if (result.ok || result.code === 'known_photo') {
    await finish(path, uploadId);
    if (result.ok) await deletePhotoFiles(result.data);
    return DONE;
  }
  await uploads.remove(path);
  if (isNew) await deletePhotoFiles(url);
  return result;
}

/** Publishes a file that nothing shows until its URL is saved. */
async function convertOnly(ownerId: string, uploadId: string, make = convertPhoto) {
  const path = `${ownerId}/${uploadId}`;
  const sealed = await sealUpload(ownerId, uploadId);
  if (sealed === null) return LOST;
  const converted = sealed === 'done' ? null : await convert(path, make);
  if (converted === null) {
    const known = await findPublishedPhoto(ownerId, uploadId);
    return known === null ? LOST : ({ ok: true, data: { url: known } } as const);
  }
  if (!converted.ok) return converted;
  const { url } = await publishPhoto(ownerId, uploadId, converted);
  await finish(path, uploadId);
  return { ok: true, data: { url } } as const;
}

/**
 * Converts an upload to a picture of the cabin, at the end or in place of another. Calling it again for the same upload
 * changes nothing.
 */
export const finishUpload = (upload: FinishedUpload) => convertInTurn(() => convertAndAdd(upload));

/** Converts an upload to a picture for a post, which is shown once the post has its URL. */
export async function finishPostUpload(upload: PostUpload) {
  // The conversion bypasses row level security; this read enforces the role.
  const post = await getHostPost(upload.postId);
  return post.ok ? convertInTurn(() => convertOnly(upload.postId, upload.uploadId)) : post;
}

/** Converts and stores the logo. It goes live once its URL is saved in the settings. */
export async function finishLogoUpload(uploadId: string) {
  const settings = await getSettings();
  return settings.ok
    ? convertInTurn(() => convertOnly(SHOP_UPLOADS, uploadId, convertLogo))
    : settings;
}
