import { readFunctionEnv } from '../../../lib/env/functions.ts';
import type { ClaimedFeed } from '../../../lib/schemas/calendar-feed.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { queueEmail } from '../_shared/outbox.ts';
import type { Admin, Work } from '../_shared/quote-inputs.ts';

const PLATFORMS: Record<string, string> = {
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  booking: 'Booking.com',
  other: 'another calendar',
};
const SILENT_MS = 24 * 3_600_000;
const MAX_AT_ONCE = 20;

const nameOf = (platform: string) => PLATFORMS[platform] ?? platform;

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
      // Holds are left out: they expire within minutes.
      .eq('occupancies.kind', 'booking')
      .order('first_seen_at')
      .limit(MAX_AT_ONCE),
  );
}
type Conflict = Awaited<ReturnType<typeof openConflicts>>[number];

function conflictEmail({ check_in, check_out, calendar_feeds, cabins, occupancies }: Conflict) {
  const platform = nameOf(calendar_feeds.platform);
  const reference = [occupancies.bookings].flat()[0]?.reference;
  const text = `${platform} has closed nights in ${cabins.title} that are taken here too: probably for a guest.

${platform}: ${check_in} to ${check_out}
Here: ${occupancies.check_in} to ${occupancies.check_out}${reference ? `, booking ${reference}` : ''}

Nothing was moved or cancelled. Please look at both calendars, decide who stays, and tell the other guest.
If the two are the same stay, nothing needs to be done.

"npm run calendars" lists what is still open.
`;
  return { subject: `Two guests for ${cabins.title} from ${check_in}`, text };
}

/** Tells the host of each new conflict, once. */
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

/** Tells the host, once, of a feed that nobody has been able to read for a day. */
export async function notifyHostOfSilentFeed(
  { admin, now }: Work,
  feed: Pick<ClaimedFeed, 'id' | 'platform' | 'cabin'>,
  { error, since }: { error: string; since: string },
): Promise<void> {
  if (now.getTime() - Date.parse(since) < SILENT_MS) return;
  const platform = nameOf(feed.platform);
  const text = `The calendar of ${feed.cabin} at ${platform} could not be read for a day (${error}).

The nights it named before stay taken, but new stays there are not known here: the same nights could be sold twice.
Please check the address of the calendar. "npm run calendars" shows the last error and changes addresses.
`;
  const message = {
    purpose: 'calendar-silent',
    budget: 'guests' as const,
    dedupeKey: `calendar-silent:${feed.id}:${since}`,
  };
  const subject = `The ${platform} calendar of ${feed.cabin} cannot be read`;
  const email = { to: readFunctionEnv().HOST_EMAIL, subject, text, ...message };
  await queueEmail(admin, email, now);
}
