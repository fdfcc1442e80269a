import 'server-only';
import { logError } from '@/lib/log/log';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import type { ConvertedVoice } from '@/lib/voices/convert-voice';
import { fetchPrivateFile } from './published-file';
import { writeOnce } from './write-once';

const BUCKET = 'cabin-voices';
const FOLDER = '/voices/';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PATH = new RegExp(`^${UUID}/${UUID}\\.(?:m4a|webm)$`);

/** The file of a voice, without checking access; null for a missing one. Throws while storage is down. */
export const fetchVoiceFile = (url: string, range: string | null): Promise<Response | null> =>
  fetchPrivateFile(BUCKET, url.slice(FOLDER.length), range);

/** The voice of a cabin, if visitors may hear it. */
export async function fetchVoice(
  cabinId: string,
  file: string,
  range: string | null,
): Promise<Response | null> {
  if (!PATH.test(`${cabinId}/${file}`)) return null;
  const url = `${FOLDER}${cabinId}/${file}`;
  const rows = publicClient([], 0).from('cabin_voices').select('cabin_id').eq('url', url);
  return expectData(await rows.eq('cabin_id', cabinId)).length === 0
    ? null
    : fetchVoiceFile(url, range);
}

/** Publishes a voice and returns its URL on this site. `isNew` is false when it was already published. */
export async function publishVoice(
  cabinId: string,
  uploadId: string,
  { file, type }: ConvertedVoice,
): Promise<{ url: string; isNew: boolean }> {
  const path = `${cabinId}/${uploadId}.${type === 'audio/mp4' ? 'm4a' : 'webm'}`;
  const isNew = await writeOnce({
    bucket: BUCKET,
    path,
    file: Buffer.from(file),
    contentType: type,
    cacheControl: '31536000',
  });
  return { url: FOLDER + path, isNew };
}

/** Removes a file that no cabin uses anymore. A failure is only logged: the job prune removes it within a day. */
export async function removeVoiceFile(url: string | null): Promise<void> {
  if (url === null) return;
  const files = adminClient(WRITE_TIMEOUT_MS).storage.from(BUCKET);
  const { error } = await files.remove([url.slice(FOLDER.length)]);
  if (error) logError('voice file not removed', error);
}
