import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin, database } from './backend.ts';

type FeedInsert = Database['public']['Tables']['calendar_feeds']['Insert'];
export type Said = Stay & { meaning: 'stay' | 'block' | 'unknown' };

export const guest = (stay: Stay): Said => ({ ...stay, meaning: 'stay' });
export const block = (stay: Stay): Said => ({ ...stay, meaning: 'block' });
export const unknown = (stay: Stay): Said => ({ ...stay, meaning: 'unknown' });

/** A feed of the cabin that no job run picks up by default. */
export async function createFeed(cabinId: string, row: Partial<FeedInsert> = {}): Promise<string> {
  const feed = {
    cabin_id: cabinId,
    platform: 'airbnb',
    url: `https://calendar.example/${randomUUID()}.ics`,
    next_attempt_at: 'infinity',
    ...row,
  };
  return expectData(await admin.from('calendar_feeds').insert(feed).select('id').single()).id;
}

export async function readFeedRow(feedId: string) {
  return expectData(await admin.from('calendar_feeds').select('*').eq('id', feedId).single());
}

/** Applies a feed's content like the job. */
export async function apply(feedId: string, said: readonly Said[] | null, report: object = {}) {
  const stays = said?.map(({ checkIn, checkOut, meaning }) => ({
    check_in: checkIn,
    check_out: checkOut,
    meaning,
  }));
  const applied = await admin.rpc('apply_calendar_feed', {
    p_feed_id: feedId,
    p_stays: stays ?? null,
    p_report: { ...report },
  });
  return expectData(applied) as { laid: number; released: number; conflicts: number };
}

/** The cabin's current imported stays, earliest first. */
export async function importedOf(cabinId: string): Promise<Stay[]> {
  const rows = expectData(
    await admin
      .from('occupancies')
      .select('check_in, check_out')
      .eq('cabin_id', cabinId)
      .eq('kind', 'imported')
      .is('released_at', null)
      .order('check_in'),
  );
  return rows.map(
    ({ check_in, check_out }) => ({ checkIn: check_in, checkOut: check_out }) as Stay,
  );
}

export async function countImportedEver(cabinId: string): Promise<number> {
  const [row] = await database.query(
    `select count(*)::int as stays from public.occupancies where cabin_id = '${cabinId}' and kind = 'imported'`,
  );
  return Number(row?.stays);
}

export async function openConflicts(cabinId: string) {
  return expectData(
    await admin
      .from('calendar_conflicts')
      .select('id, check_in, check_out, occupancy_id, notified_at, is_echo')
      .eq('cabin_id', cabinId)
      .is('resolved_at', null)
      .order('check_in'),
  );
}

export async function expectImported(cabinId: string, stays: readonly Stay[]): Promise<void> {
  assert.deepEqual(await importedOf(cabinId), stays);
}
