import 'server-only';
import { toCabin, type DetailRow } from '@/lib/data/cabins/cabin-rows';
import { NO_PICTURE } from '@/lib/data/files/pictures';
import { callHost, type HostResult } from '@/lib/data/staff/staff';
import { hostVoiceUrl } from '@/lib/schemas/host/voice';
import type { Cabin } from '@/lib/domain/catalog/cabin';

/** A cabin as its page shows it, live or not. */
export async function getPreviewCabin(slug: string): Promise<HostResult<Cabin>> {
  const result = await callHost('host_preview_cabin', { p_slug: slug });
  if (!result.ok) return result;
  const row = result.data as DetailRow;
  const cabin = toCabin({ ...row, hero_image_url: row.hero_image_url || NO_PICTURE });
  const { hostVoice: voice } = cabin;
  // The public URL of a voice only serves live cabins.
  const hostVoice = voice && { ...voice, url: hostVoiceUrl(slug, voice.url) };
  return { ok: true, data: hostVoice ? { ...cabin, hostVoice } : cabin };
}
