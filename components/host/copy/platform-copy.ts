import { formatDateRange } from '@/lib/copy/format';
import type { HostFeedProblem } from '@/lib/schemas/host/platforms/feed-problem';
import type {
  FeedImports,
  FeedPlatform,
  FeedReason,
  LeftOutKind,
} from '@/lib/domain/feeds/imported-calendar';

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
  timeout: 'the platform didn’t answer in time',
  not_a_calendar: 'the address doesn’t lead to a calendar',
  cut_off: 'the calendar was cut off',
  too_many_events: 'the calendar is too long',
};

/** Says why a calendar can't be read. */
export function feedErrorText(error: string): string {
  const [, status] = /^status_(\d{3})$/.exec(error) ?? [];
  if (status === '404' || status === '410') return 'the address is gone';
  if (status) return `the platform refused with ${status}`;
  return ERRORS[error] ?? error.replaceAll('_', ' ');
}

const REASONS: Record<FeedReason, string> = {
  unreadable: 'can’t be read',
  content: 'can’t be read',
  start: 'has a start that can’t be read in full',
  end: 'has an end that can’t be used',
  rule: 'repeats by a rule we can’t follow',
  zone: 'has a time zone we don’t know',
  exception: 'has exceptions we can’t follow',
  date: 'has added dates we can’t read',
  many: 'has more dates than we can follow',
  range: 'was changed for all later dates at once',
};

/** Says which event of a calendar couldn't be followed, and which nights it blocks instead. */
export function feedProblemText({ reason, summary, checkIn, checkOut }: HostFeedProblem): string {
  if (reason === 'content')
    return 'We can’t read anything in this calendar. Nights it blocked before stay blocked until we can.';
  const event = summary.trim() === '' ? 'An event' : `“${summary.trim()}”`;
  if (!checkIn || !checkOut)
    return `${event} ${REASONS[reason]}. No night of this calendar is freed until it can be.`;
  const nights = formatDateRange({ checkIn, checkOut });
  if (reason === 'end' || reason === 'start')
    return `${event} ${REASONS[reason]}. Its first night is blocked each time it occurs: ${nights}.`;
  return `${event} ${REASONS[reason]}. Every night it may mean is blocked: ${nights}.`;
}

type LeftOutCopy = {
  /** Tells the host why the nights are open. */
  why: string;
  /** Names the nights in the accessible names of buttons. */
  what: string;
};

export const LEFT_OUT: Record<LeftOutKind, LeftOutCopy> = {
  moving: {
    why: 'These blocks move with the day, so the platform makes them from your settings there. They’re open here:',
    what: 'blocks the platform makes',
  },
  block: {
    why: 'This calendar imports only guests. These blocks are open here:',
    what: 'blocks',
  },
  free: {
    why: 'That calendar marks these as free. They’re open here:',
    what: 'days marked as free',
  },
  hours: {
    why: 'These take a few hours of a day. Their nights are open here:',
    what: 'nights after a few hours',
  },
};
