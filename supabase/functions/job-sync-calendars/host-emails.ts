import { calendarDate } from '../../../lib/domain/values/calendar-date.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { formatDateRange } from '../../../lib/copy/format.ts';
import type { ClaimedFeed } from '../../../lib/schemas/calendar-feed.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { consoleLink } from '../_shared/console-link.ts';
import { queueEmail } from '../_shared/messages/outbox.ts';
import type { Admin, Work } from '../_shared/work.ts';

const PLATFORMS: Record<string, string> = {
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  booking: 'Booking.com',
  other: 'another site',
};
const SILENT_MS = 24 * 3_600_000;
const MAX_AT_ONCE = 20;

const nameOf = (platform: string) => PLATFORMS[platform] ?? platform;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const datesOf = ({ check_in, check_out }: { check_in: string; check_out: string }) =>
  formatDateRange({ checkIn: calendarDate(check_in), checkOut: calendarDate(check_out) });

async function openConflicts(admin: Admin) {
  return expectData(
    await admin
      .from('calendar_conflicts')
      .select(
        'id, check_in, check_out, calendar_feeds!calendar_conflicts_feed_id_fkey(platform), cabins!calendar_conflicts_cabin_id_fkey(title), occupancies!calendar_conflicts_occupancy_id_fkey!inner(check_in, check_out, bookings!bookings_occupancy_id_fkey(reference))',
      )
      .is('resolved_at', null)
      .is('notified_at', null)
      .eq('is_echo', false)
      // Holds are excluded, because they expire within minutes.
      .eq('occupancies.kind', 'booking')
      .order('first_seen_at')
      .limit(MAX_AT_ONCE),
  );
}
type Conflict = Awaited<ReturnType<typeof openConflicts>>[number];

function conflictEmail(conflict: Conflict) {
  const { calendar_feeds, cabins, occupancies } = conflict;
  const platform = nameOf(calendar_feeds.platform);
  const reference = [occupancies.bookings].flat()[0]?.reference;
  const text = `${capital(platform)} closed nights at ${cabins.title} that are booked here, most likely for another guest.

${capital(platform)}: ${datesOf(conflict)}
Here: ${datesOf(occupancies)}${reference ? `, booking ${reference}` : ''}

Nothing’s been moved or canceled. Check both calendars, decide who stays, and tell the other guest. If it’s the same stay, you’re all set.

${consoleLink('/host/platforms')}
`;
  return { subject: `Two guests for ${cabins.title}: ${datesOf(conflict)}`, text };
}

/** Emails the host about each new conflict, once. */
export async function notifyHostOfConflicts({ admin, now }: Work): Promise<void> {
  for (const conflict of await openConflicts(admin)) {
    const message = {
      purpose: 'calendar-conflict',
      budget: 'guests' as const,
      dedupeKey: `calendar-conflict:${conflict.id}`,
    };
    const email = { to: readFunctionEnv().HOST_EMAIL, ...conflictEmail(conflict), ...message };
    await queueEmail(admin, email, now);
    const told = { notified_at: now.toISOString() };
    expectData(await admin.from('calendar_conflicts').update(told).eq('id', conflict.id));
  }
}

/** Emails the host, once, about a feed that has been unreadable for a day. */
export async function notifyHostOfSilentFeed(
  { admin, now }: Work,
  feed: Pick<ClaimedFeed, 'id' | 'platform' | 'cabin'>,
  { error, since }: { error: string; since: string },
): Promise<void> {
  if (now.getTime() - Date.parse(since) < SILENT_MS) return;
  const platform = nameOf(feed.platform);
  const text = `We haven’t been able to read ${feed.cabin}’s calendar on ${platform} for a day (${error}).

The nights it blocked before are still blocked, but we won’t see new bookings there, so the same nights could sell twice. Check the calendar’s address in your console:

${consoleLink('/host/platforms')}
`;
  const message = {
    purpose: 'calendar-silent',
    budget: 'guests' as const,
    dedupeKey: `calendar-silent:${feed.id}:${since}`,
  };
  const subject = `We can’t read ${feed.cabin}’s calendar on ${platform}`;
  const email = { to: readFunctionEnv().HOST_EMAIL, subject, text, ...message };
  await queueEmail(admin, email, now);
}
