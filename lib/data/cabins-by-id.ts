import 'server-only';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { BriefItems } from '@/lib/cache/batch-cache';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { CARD_COLUMNS, toSummary } from './cabin-rows';

/** Live cabins by their ids; read live, so that a cabin taken off the list an instant ago is not offered. */
export async function readCabinsById(ids: readonly string[]): Promise<Map<string, CabinSummary>> {
  if (ids.length === 0) return new Map();
  const query = adminClient().from('cabins').select(CARD_COLUMNS).eq('live', true);
  const cabins = expectData(await query.in('id', [...ids])).map(toSummary);
  return new Map(cabins.map((cabin) => [cabin.id, cabin]));
}

// With a search that is given out until it is 0.85 s old, within the second.
const REMEMBERED_MS = 150;
const MAX_REMEMBERED = 1000;
const remembered = new BriefItems<CabinSummary>(REMEMBERED_MS, MAX_REMEMBERED);

/** The same for a search, which knows by itself what is live: different searches at once show many of the same cabins. */
export const shareCabinsById = (ids: readonly string[]): Promise<Map<string, CabinSummary>> =>
  remembered.get(ids, performance.now(), readCabinsById);
