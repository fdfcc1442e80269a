import 'server-only';
import { randomUUID } from 'node:crypto';
import { DONE, LOST, convertInTurn, uploadFiles } from '@/lib/data/host/uploads/upload-files';
import { endUpload, sealUpload } from '@/lib/data/files/signed-uploads';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import { fetchVoiceFile, publishVoice, removeVoiceFile } from '@/lib/data/files/voice-files';
import {
  savedVoiceSchema,
  voiceCabinSchema,
  type FinishedVoice,
  type HostVoice,
} from '@/lib/schemas/host/voice';
import { convertVoice } from '@/lib/voices/convert-voice';

const uploads = uploadFiles('cabin-voice-uploads');

export const getVoice = (slug: string) =>
  readHost('host_voice', { p_slug: slug }, voiceCabinSchema);

/** Fetches the file of a cabin's current voice, live or not; null if the caller may not hear it. */
export async function fetchHostVoice(
  slug: string,
  file: string,
  range: string | null,
): Promise<Response | null> {
  const known = await getVoice(slug);
  const url = known.ok ? known.data.voice?.url : undefined;
  return url?.endsWith(`/${file}`) ? fetchVoiceFile(url, range) : null;
}

/** Saves the voice, or removes it with null. Refused if the stored one is no longer `seen`. */
export async function saveVoice(cabinId: string, voice: HostVoice | null, seen: HostVoice | null) {
  const args = {
    p_cabin_id: cabinId,
    p_voice: voice && toJson(voice),
    p_seen: seen && toJson(seen),
  };
  const result = await writeHost('host_save_voice', args, savedVoiceSchema);
  if (result.ok) await removeVoiceFile(result.data.former);
  return result;
}

/** Where to upload a recording of a cabin's voice. */
export const startVoice = (cabinId: string) => uploads.start('cabin', cabinId, randomUUID());

/** Checks whether an earlier call whose response was lost saved it. */
async function isSaved({ slug, uploadId }: FinishedVoice): Promise<boolean> {
  const known = await getVoice(slug);
  return known.ok && known.data.voice?.url.includes(uploadId) === true;
}

async function convertAndSave(finished: FinishedVoice) {
  const { cabinId, uploadId, wave, transcript, seen } = finished;
  const path = `${cabinId}/${uploadId}`;
  const end = () => Promise.all([uploads.remove(path), endUpload(uploadId)]);
  const sealed = await sealUpload(cabinId, uploadId);
  if (sealed === null) return LOST;
  if (await isSaved(finished)) {
    await end();
    return DONE;
  }
  const original = sealed === 'done' ? null : await uploads.read(path);
  if (original === null) return LOST;
  const converted = await convertVoice(original);
  if (!converted.ok) {
    await uploads.remove(path);
    return converted;
  }
  const { url, isNew } = await publishVoice(cabinId, uploadId, converted);
  const { seconds } = converted;
  const result = await saveVoice(cabinId, { url, seconds, wave, transcript }, seen);
  if (result.ok) {
    await end();
    return DONE;
  }
  // writeHost throws when no response came. The row may exist then, so its file must stay.
  if (isNew) await removeVoiceFile(url);
  return result;
}

/**
 * Converts an upload to the cabin's voice and replaces the current one. Calling it again for the same upload changes
 * nothing.
 */
export const finishVoice = (finished: FinishedVoice) =>
  convertInTurn(() => convertAndSave(finished));
