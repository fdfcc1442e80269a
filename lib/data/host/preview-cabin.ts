import 'server-only';
import { toCabin, type DetailRow } from '@/lib/data/cabin-rows';
import { NO_PICTURE } from '@/lib/data/pictures';
import { callHost, type HostResult } from '@/lib/data/staff';
import type { Cabin } from '@/lib/domain/catalog/cabin';

/** A cabin as its page has it, also one that is not live. */
export async function getPreviewCabin(slug: string): Promise<HostResult<Cabin>> {
  const result = await callHost('host_preview_cabin', { p_slug: slug });
  if (!result.ok) return result;
  const row = result.data as DetailRow;
  return {
    ok: true,
    data: toCabin({ ...row, hero_image_url: row.hero_image_url || NO_PICTURE }),
  };
}
