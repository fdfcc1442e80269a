import { CALENDAR_DAYS } from '../../../lib/domain/stays/calendar-length.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Work } from '../_shared/quote-inputs.ts';
import { notifyHostOfShortCalendars } from './host-email.ts';

const BATCH = 50;
// A job must respond within 25 s; the rest is left to the next run.
const MAX_MS = 15_000;

/** Extends each live cabin's calendar, and mails the host about cabins that cannot be extended. */
export async function extendCalendars({ admin, now }: Work, most = BATCH) {
  const at = { p_days: CALENDAR_DAYS, p_now: now.toISOString() };
  const deadline = performance.now() + MAX_MS;
  let extended = 0;
  let batch: number;
  do {
    batch = expectData(await admin.rpc('extend_calendars', { ...at, p_most: most }));
    extended += batch;
  } while (batch >= most && performance.now() < deadline);
  const short = expectData(await admin.rpc('short_calendars', at));
  if (short.length > 0) await notifyHostOfShortCalendars({ admin, now }, short);
  return { extended, ending_sooner: short.length };
}
