import 'server-only';
import { logError } from '@/lib/log/log';
import type { ConvertedPhoto } from '@/lib/pictures/convert-photo';
import { adminClient } from '@/lib/supabase/admin-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { fetchPublicFile } from './published-file';
import { writeOnce } from './write-once';

const BUCKET = 'cabin-photos';
const FOLDER = '/images/uploads/';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const CABIN = new RegExp(`^${UUID}$`);
const FILE = new RegExp(`^${UUID}-\\d{2,4}x\\d{2,4}-[0-9a-f]{6}\\.(?:webp|jpg)$`);

const files = () => adminClient(WRITE_TIMEOUT_MS).storage.from(BUCKET);

/** The storage response for a published file; null for a missing one. Throws while storage is down. */
export async function fetchPhoto(cabinId: string, file: string): Promise<Response | null> {
  if (!CABIN.test(cabinId) || !FILE.test(file)) return null;
  return fetchPublicFile(BUCKET, `${cabinId}/${file}`);
}

const previewOf = (path: string) => path.replace(/\.webp$/, '.jpg');

/** Publishes a photograph with its preview. Returns its URL on this site, and whether it is new. */
export async function publishPhoto(
  cabinId: string,
  uploadId: string,
  { file, preview, width, height, color }: ConvertedPhoto,
): Promise<{ url: string; isNew: boolean }> {
  const path = `${cabinId}/${uploadId}-${width}x${height}-${color}.webp`;
  const rest = { bucket: BUCKET, cacheControl: '31536000' };
  const [isNew] = await Promise.all([
    writeOnce({ ...rest, path, file, contentType: 'image/webp' }),
    writeOnce({ ...rest, path: previewOf(path), file: preview, contentType: 'image/jpeg' }),
  ]);
  return { url: FOLDER + path, isNew };
}

/** Removes the files of an upload that no cabin shows anymore. Leftovers only cost space, so errors are logged. */
export async function deletePhotoFiles(url: string): Promise<void> {
  if (!url.startsWith(FOLDER)) return;
  const path = url.slice(FOLDER.length);
  const { error } = await files().remove([path, previewOf(path)]);
  if (error) logError('photo files not removed', error);
}

/** The files of a cabin or a post whose names contain the text. */
async function listFiles(ownerId: string, search = ''): Promise<string[]> {
  const { data, error } = await files().list(ownerId, { search, limit: 1000 });
  if (error) throw error;
  // The embedded storage returns full paths.
  return data.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

/** The URL of the picture already made from an upload; null when there is none. */
export async function findPublishedPhoto(
  ownerId: string,
  uploadId: string,
): Promise<string | null> {
  const names = await listFiles(ownerId, uploadId);
  const name = names.find((each) => each.startsWith(uploadId) && each.endsWith('.webp'));
  return name === undefined ? null : `${FOLDER}${ownerId}/${name}`;
}

/** Removes the pictures of a deleted post. Leftovers only cost space, so a failure is only logged. */
export async function deletePostPhotos(postId: string): Promise<void> {
  try {
    const names = await listFiles(postId);
    if (names.length === 0) return;
    const { error } = await files().remove(names.map((name) => `${postId}/${name}`));
    if (error) throw error;
  } catch (error) {
    logError('post pictures not removed', error);
  }
}
