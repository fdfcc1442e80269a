import 'server-only';
import type { CabinSummary } from '@/lib/domain/cabin';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { SUMMARY_COLUMNS, toCabinSummary } from './cabin-rows';

/** Live cabins by their ids; read live, so that a cabin taken off the list an instant ago is not offered. */
export async function readCabinsById(ids: readonly string[]): Promise<Map<string, CabinSummary>> {
  if (ids.length === 0) return new Map();
  const query = adminClient().from('cabins').select(SUMMARY_COLUMNS).eq('live', true);
  const cabins = expectData(await query.in('id', [...ids])).map(toCabinSummary);
  return new Map(cabins.map((cabin) => [cabin.id, cabin]));
}
