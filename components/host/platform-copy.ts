import { formatShortRange } from '@/lib/format';
import type { HostFeedProblem } from '@/lib/schemas/host/feed-problem';
import type { FeedImports, FeedPlatform, FeedReason } from '@/lib/domain/feeds/imported-calendar';

export const PLATFORM_NAMES: Record<FeedPlatform, string> = {
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  booking: 'Booking.com',
  other: 'Another calendar',
};

export const IMPORT_NAMES: Record<FeedImports, string> = {
  likely: 'Guests, and blocks set by hand',
  stays: 'Guests only',
  everything: 'Everything',
};

const ERRORS: Record<string, string> = {
  timeout: 'the platform did not answer in time',
  not_a_calendar: 'the address leads to no calendar',
  cut_off: 'the calendar was cut off',
  too_many_events: 'the calendar is too long',
};

/** Why a calendar could not be read, in words. */
export function feedErrorText(error: string): string {
  const [, status] = /^status_(\d{3})$/.exec(error) ?? [];
  if (status === '404' || status === '410') return 'the address is not there any more';
  if (status) return `the platform refused with ${status}`;
  return ERRORS[error] ?? error.replaceAll('_', ' ');
}

const REASONS: Record<FeedReason, string> = {
  unreadable: 'cannot be read',
  rule: 'repeats by a rule that cannot be followed',
  zone: 'has a time zone that is not known',
  exception: 'has exceptions that cannot be followed',
  date: 'has added dates that cannot be read',
  range: 'was changed for all later dates at once',
};

/** Which event of a calendar was not followed, and which nights it takes instead. */
export function feedProblemText({ reason, summary, checkIn, checkOut }: HostFeedProblem): string {
  const event = summary.trim() === '' ? 'An event' : `“${summary.trim()}”`;
  if (!checkIn || !checkOut)
    return `${event} ${REASONS[reason]}. No night of this calendar is freed until it can be.`;
  return `${event} ${REASONS[reason]}. Every night it may mean is blocked: ${formatShortRange({ checkIn, checkOut })}.`;
}
