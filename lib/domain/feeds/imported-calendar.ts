import { addDays, nightsBetween, type CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from '../stays/stay.ts';
import { FEED_PLATFORMS, type FeedPlatform } from './feed-platform.ts';
import { feedGuest, type FeedGuest } from './feed-guest.ts';
import { countTakenNights } from '../stays/occupied-nights.ts';

// What another platform's calendar says is taken (docs/decisions/0007). Everything here is in the cabin's own days.

export { FEED_PLATFORMS, type FeedPlatform };

/** `stays`: no block. `likely`: no block the platform makes by itself. */
export const FEED_IMPORTS = ['stays', 'likely', 'everything'] as const;
export type FeedImports = (typeof FEED_IMPORTS)[number];

/** Local to the cabin; without a minute: a whole day. */
export type FeedMoment = { readonly date: CalendarDate; readonly minute: number | null };

export type FeedEvent = {
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  readonly start: FeedMoment;
  readonly end: FeedMoment | null;
  readonly isCancelled: boolean;
  /** TRANSP:TRANSPARENT. */
  readonly isTransparent: boolean;
};

/** What of an event was not followed. */
export const FEED_REASONS = ['unreadable', 'rule', 'zone', 'exception', 'date', 'range'] as const;
export type FeedReason = (typeof FEED_REASONS)[number];

/** An event that was not followed in full, with the nights that it takes at the most; null: it cannot be read. */
export type FeedProblem = {
  readonly reason: FeedReason;
  readonly summary: string;
  readonly checkIn: CalendarDate | null;
  readonly checkOut: CalendarDate | null;
};

/** `unknown` where the platform does not tell guests from blocks. */
type FeedMeaning = 'stay' | 'block' | 'unknown';
type ImportedStay = Stay & { readonly meaning: FeedMeaning; readonly guest?: FeedGuest };

const LAST_HOUR = 23 * 60;

/** The nights an event takes, or null when it takes none. */
export function eventNights({ start, end }: Pick<FeedEvent, 'start' | 'end'>): Stay | null {
  const oneNight = { checkIn: start.date, checkOut: addDays(start.date, 1) };
  if (!end) return oneNight;
  // 23:59 is how some write the midnight after it.
  const last = (end.minute ?? 0) >= LAST_HOUR ? addDays(end.date, 1) : end.date;
  if (last > start.date) return { checkIn: start.date, checkOut: last };
  // Some give a single night its own day as its end; a visit of some hours takes no night.
  return last === start.date && start.minute === null ? oneNight : null;
}

const SAYS_STAY = /^\s*reserved\b/i;
const SAYS_BLOCK = /\bnot available\b|\bunavailable\b|^\s*blocked\b/i;

/** Summaries are trusted only of platforms that tell guests from blocks. */
export function eventMeaning(platform: FeedPlatform, summary: string): FeedMeaning {
  if (platform !== 'airbnb' && platform !== 'vrbo') return 'unknown';
  if (SAYS_STAY.test(summary)) return 'stay';
  return SAYS_BLOCK.test(summary) ? 'block' : 'unknown';
}

/** The end of what is imported: it moves once a year, so that a block without end is not another one each day. */
export const importHorizon = (today: CalendarDate): CalendarDate =>
  `${Number(today.slice(0, 4)) + 3}-01-01` as CalendarDate;

const MAX_NOTICE_NIGHTS = 7;
const MAX_PREPARATION_NIGHTS = 2;
const WINDOW_REACHES_DAYS = 300;
const MAX_GUEST_NIGHTS = 31;

/**
 * Finds the blocks that a platform generates from the host's settings (advance notice, preparation nights, the end of
 * the booking window) rather than for a guest. They move every day and close the calendar.
 */
function findMadeByPlatform(all: readonly ImportedStay[], today: CalendarDate) {
  const guests = all.filter(({ meaning }) => meaning === 'stay');
  const arrivals = new Set(guests.map(({ checkIn }) => checkIn));
  const departures = new Set(guests.map(({ checkOut }) => checkOut));
  const last = all.reduce((latest, { checkOut }) => (checkOut > latest ? checkOut : latest), today);

  return ({ checkIn, checkOut, meaning }: ImportedStay): boolean => {
    if (meaning === 'stay') return false;
    const nights = nightsBetween(checkIn, checkOut);
    const isPastWindow = checkOut === last && checkOut >= addDays(today, WINDOW_REACHES_DAYS);
    if (meaning === 'unknown') return isPastWindow && nights > MAX_GUEST_NIGHTS;
    const isNotice = checkIn <= today && nightsBetween(today, checkOut) <= MAX_NOTICE_NIGHTS;
    const isPreparation =
      nights <= MAX_PREPARATION_NIGHTS && (departures.has(checkIn) || arrivals.has(checkOut));
    return isPastWindow || isNotice || isPreparation;
  };
}

const STRENGTH: Record<FeedMeaning, number> = { block: 0, unknown: 1, stay: 2 };

function withoutRepeats(stays: readonly ImportedStay[]): ImportedStay[] {
  const byDates = new Map<string, ImportedStay>();
  for (const stay of stays) {
    const dates = `${stay.checkIn} ${stay.checkOut}`;
    const known = byDates.get(dates);
    if (!known || STRENGTH[known.meaning] < STRENGTH[stay.meaning]) byDates.set(dates, stay);
  }
  return [...byDates.values()].sort((a, b) =>
    `${a.checkIn}${a.checkOut}`.localeCompare(`${b.checkIn}${b.checkOut}`, 'en'),
  );
}

type Rules = {
  platform: FeedPlatform;
  imports: FeedImports;
  today: CalendarDate;
  /** Events with this UID domain were exported by this site. */
  ownUidDomain: string;
};

/** The stays and blocks of a feed that count: none that is over, none twice, none of our own, sorted. */
export function importedStays(
  events: readonly FeedEvent[],
  { platform, imports, today, ownUidDomain }: Rules,
): ImportedStay[] {
  const horizon = importHorizon(today);
  const found = events.flatMap((event): ImportedStay[] => {
    const meaning = eventMeaning(platform, event.summary);
    if (event.isCancelled || event.uid.toLowerCase().endsWith(`@${ownUidDomain}`)) return [];
    if (event.isTransparent && platform === 'other') return [];
    const nights = eventNights(event);
    if (!nights || nights.checkOut <= today || nights.checkIn >= horizon) return [];
    const checkOut = nights.checkOut < horizon ? nights.checkOut : horizon;
    const guest = feedGuest(platform, event);
    return [{ checkIn: nights.checkIn, checkOut, meaning, ...(guest && { guest }) }];
  });
  const stays = withoutRepeats(found);
  if (imports === 'everything') return stays;
  if (imports === 'stays') return stays.filter(({ meaning }) => meaning !== 'block');
  const isMadeByPlatform = findMadeByPlatform(stays, today);
  return stays.filter((stay) => !isMadeByPlatform(stay));
}

type Doubt = { readonly since: Date; readonly reads: number };

const READS_TO_BELIEVE = 3;
const MS_TO_BELIEVE = 6 * 3_600_000;

/**
 * Whether a feed is doubtful: it lost more than half of its coming nights at once, or parts are unreadable. Then no night
 * is freed until three reads in a row over six hours agree, and none at all while parts are unreadable: what they were
 * is not known. Null: not doubtful.
 */
export function doubtFeed(
  before: readonly Stay[],
  after: readonly Stay[],
  {
    today,
    now,
    unreadable,
    doubt,
  }: { today: CalendarDate; now: Date; unreadable: number; doubt: Doubt | null },
): Doubt | null {
  const hasShrunk = countTakenNights(after, today) * 2 < countTakenNights(before, today);
  if (!hasShrunk && unreadable === 0) return null;
  const next = { since: doubt?.since ?? now, reads: (doubt?.reads ?? 0) + 1 };
  const isBelieved =
    unreadable === 0 &&
    next.reads >= READS_TO_BELIEVE &&
    now.getTime() - next.since.getTime() >= MS_TO_BELIEVE;
  return isBelieved ? null : next;
}
