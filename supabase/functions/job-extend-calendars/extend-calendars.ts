import { CALENDAR_DAYS } from '../../../lib/domain/stays/calendar-length.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { inBatches } from '../_shared/in-batches.ts';
import type { Work } from '../_shared/work.ts';
import { notifyHostOfShortCalendars } from './host-email.ts';

const BATCH = 50;
// Cabins with rules are rewritten entirely, under the locks of bookings.
const RULED_BATCH = 5;
// A job must respond within 25 s; the rest is left to the next run.
const MAX_MS = 15_000;

/**
 * Extends the calendars of cabins with rules, then those of all other live cabins, and emails the host about cabins
 * that can't be extended.
 */
export async function extendCalendars({ admin, now }: Work, most = BATCH) {
  const at = { p_days: CALENDAR_DAYS, p_now: now.toISOString() };
  const deadline = performance.now() + MAX_MS;
  const ruled = { p_most: RULED_BATCH, p_now: at.p_now };
  const rolled = await inBatches(RULED_BATCH, deadline, async () =>
    expectData(await admin.rpc('roll_rates', ruled)),
  );
  // Otherwise a cabin whose rules haven't been applied yet would be extended from its past.
  const { count: extended } = rolled.isAll
    ? await inBatches(most, deadline, async () =>
        expectData(await admin.rpc('extend_calendars', { ...at, p_most: most })),
      )
    : { count: 0 };
  const short = expectData(await admin.rpc('short_calendars', at));
  if (short.length > 0) await notifyHostOfShortCalendars({ admin, now }, short);
  return { rolled: rolled.count, extended, ending_sooner: short.length };
}
