import { CALENDAR_DAYS } from '../../../lib/domain/stays/calendar-length.ts';
import { calendarDate, utcDate } from '../../../lib/domain/values/calendar-date.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { formatLongDate } from '../../../lib/copy/format.ts';
import { consoleLink } from '../_shared/console-link.ts';
import { queueEmail } from '../_shared/messages/outbox.ts';
import type { Work } from '../_shared/work.ts';

const MAX_NAMED = 50;

// The generated types don't know that the last day may be null.
type ShortCalendar = { title: string; last_day: string | null };

const describe = ({ title, last_day }: ShortCalendar) =>
  `${title}: ${last_day ? `ends ${formatLongDate(calendarDate(last_day))}` : 'no open days'}`;

/** At most once a day. */
export async function notifyHostOfShortCalendars(
  { admin, now }: Work,
  short: readonly ShortCalendar[],
): Promise<void> {
  const more = short.length - MAX_NAMED;
  const text = `The calendars of these live cabins don’t reach ${CALENDAR_DAYS} days ahead:

${short.slice(0, MAX_NAMED).map(describe).join('\n')}${more > 0 ? `\nand ${more} more` : ''}

We’ll extend any calendar that has at least one open day. If a cabin has none, nobody can book it until you open some:

${consoleLink('/host/rates')}
`;
  const email = {
    to: readFunctionEnv().HOST_EMAIL,
    subject: 'Calendars that end too soon',
    text,
    purpose: 'calendar-ends',
    budget: 'guests' as const,
    dedupeKey: `calendar-ends:${utcDate(now)}`,
  };
  await queueEmail(admin, email, now);
}
