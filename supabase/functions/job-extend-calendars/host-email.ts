import { CALENDAR_DAYS } from '../../../lib/domain/stays/calendar-length.ts';
import { utcDate } from '../../../lib/domain/values/calendar-date.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { queueEmail } from '../_shared/outbox.ts';
import type { Work } from '../_shared/quote-inputs.ts';

const MAX_NAMED = 50;

// The generated types do not know that the last day may be null.
type ShortCalendar = { title: string; last_day: string | null };

const describe = ({ title, last_day }: ShortCalendar) =>
  `${title}: ${last_day ? `the last day is ${last_day}` : 'no day is open'}`;

/** At most once a day. */
export async function notifyHostOfShortCalendars(
  { admin, now }: Work,
  short: readonly ShortCalendar[],
): Promise<void> {
  const more = short.length - MAX_NAMED;
  const text = `These cabins are live, and their calendars end sooner than ${CALENDAR_DAYS} days from today:

${short.slice(0, MAX_NAMED).map(describe).join('\n')}${more > 0 ? `\nand ${more} more` : ''}

A calendar with at least one day is continued by itself, several times a day. One without any is left for you to open:
until then nobody can book the cabin.
`;
  const email = {
    ...{ to: readFunctionEnv().HOST_EMAIL, subject: 'Cabins whose calendars end too soon', text },
    ...{ purpose: 'calendar-ends', budget: 'guests' as const },
    dedupeKey: `calendar-ends:${utcDate(now)}`,
  };
  await queueEmail(admin, email, now);
}
