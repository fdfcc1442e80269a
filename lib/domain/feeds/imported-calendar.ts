import { addDays, nightsBetween, type CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from '../stays/stay.ts';
import { FEED_PLATFORMS, type FeedPlatform } from './feed-platform.ts';
import { feedGuest, type FeedGuest } from './feed-guest.ts';
import { isMoving, watchBlocks, type WatchedBlock } from './moving-blocks.ts';
import { countTakenNights, joinStays } from '../stays/occupied-nights.ts';

// What another platform's calendar says is taken (docs/decisions/0007). Everything here is in the cabin's own days.

export { FEED_PLATFORMS, type FeedPlatform };

/** `stays`: no block. `likely`: no block the platform is known to make by itself. */
export const FEED_IMPORTS = ['stays', 'likely', 'everything'] as const;
export type FeedImports = (typeof FEED_IMPORTS)[number];

/**
 * What of a feed is left out until the host takes it: blocks that move with the day, blocks where only stays are wanted,
 * events marked as free, and events of a few hours, which take no night.
 */
export const LEFT_OUT_KINDS = ['moving', 'block', 'free', 'hours'] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

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
export const FEED_REASONS = [
  'unreadable',
  'content',
  'start',
  'end',
  'rule',
  'zone',
  'exception',
  'date',
  'many',
  'range',
] as const;
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

// No guest stays longer where guests cannot be told from blocks.
const MAX_GUEST_NIGHTS = 31;

const STRENGTH: Record<FeedMeaning, number> = { block: 0, unknown: 1, stay: 2 };

const byDates = (a: Stay, b: Stay): number =>
  `${a.checkIn}${a.checkOut}`.localeCompare(`${b.checkIn}${b.checkOut}`, 'en');

function withoutRepeats(stays: readonly Found[]): Found[] {
  const known = new Map<string, Found>();
  for (const stay of stays) {
    const dates = `${stay.checkIn} ${stay.checkOut}`;
    const same = known.get(dates);
    if (!same || STRENGTH[same.meaning] < STRENGTH[stay.meaning]) known.set(dates, stay);
  }
  return [...known.values()].sort(byDates);
}

type Rules = {
  platform: FeedPlatform;
  imports: FeedImports;
  /** What the host takes although it would be left out. */
  takes: readonly LeftOutKind[];
  today: CalendarDate;
  /** Events with this UID domain were exported by this site. */
  ownUidDomain: string;
  /** The blocks that may be the platform's own, as of the read before. */
  watched: readonly WatchedBlock[];
};
type Found = ImportedStay & { summary: string; kind: LeftOutKind | null };
/** Nights of a feed that are not taken, for the host to see. */
export type LeftOut = Stay & { readonly kind: LeftOutKind; readonly summary: string };

function findNights(event: FeedEvent): { nights: Stay; kind: LeftOutKind | null } {
  const nights = eventNights(event);
  const { date } = event.start;
  if (!nights) return { nights: { checkIn: date, checkOut: addDays(date, 1) }, kind: 'hours' };
  return { nights, kind: null };
}

/** All that is not over, none of our own, each with why it would be left out by itself. */
function findStays(events: readonly FeedEvent[], { platform, today, ownUidDomain }: Rules) {
  const horizon = importHorizon(today);
  return events.flatMap((event): Found[] => {
    if (event.isCancelled || event.uid.toLowerCase().endsWith(`@${ownUidDomain}`)) return [];
    const { nights, kind } = findNights(event);
    if (nights.checkOut <= today || nights.checkIn >= horizon) return [];
    const { summary } = event;
    const guest = feedGuest(platform, event);
    return [
      {
        checkIn: nights.checkIn,
        checkOut: nights.checkOut < horizon ? nights.checkOut : horizon,
        summary: summary.trim().slice(0, MAX_SUMMARY),
        meaning: eventMeaning(platform, summary),
        ...(guest && { guest }),
        kind: event.isTransparent && platform === 'other' ? 'free' : kind,
      },
    ];
  });
}

/** Which blocks are known to be the platform's own, and what there is to know at the next read. */
function watchFeed(stays: readonly Found[], { today, watched }: Rules) {
  const last = stays.reduce(
    (latest, { checkOut }) => (checkOut > latest ? checkOut : latest),
    today,
  );
  const mayMove = ({ meaning, checkIn, checkOut }: Found) =>
    meaning === 'block' ||
    (meaning === 'unknown' &&
      checkIn > today &&
      checkOut === last &&
      nightsBetween(checkIn, checkOut) > MAX_GUEST_NIGHTS);
  const blocks = watchBlocks(stays.filter(mayMove), watched, { today, last });
  const moving = blocks.filter((block) => isMoving(block, today));
  return {
    watched: blocks,
    isMoving: (stay: Found) => mayMove(stay) && moving.some((block) => byDates(block, stay) === 0),
  };
}

const MAX_SUMMARY = 100;
/** Beyond these, nights are listed without what their events are called. */
const MAX_LEFT_OUT = 300;

/** What is left out, but for nights that are taken all the same. */
function listLeftOut(left: readonly Found[], taken: readonly Stay[]): LeftOut[] {
  const runs = joinStays(taken);
  const open = left.flatMap(({ checkIn, checkOut, summary, kind }) => {
    const isTaken = runs.some((run) => run.checkIn <= checkIn && checkOut <= run.checkOut);
    return isTaken || !kind ? [] : [{ checkIn, checkOut, summary, kind }];
  });
  const unique = [...new Map(open.map((each) => [JSON.stringify(each), each])).values()];
  if (unique.length <= MAX_LEFT_OUT) return unique.sort(byDates);
  return LEFT_OUT_KINDS.flatMap((kind) =>
    joinStays(unique.filter((each) => each.kind === kind)).map((run) => ({
      ...run,
      kind,
      summary: '',
    })),
  );
}

/**
 * The stays and blocks of a feed that count (none that is over, none twice, none of our own, sorted), what is left out,
 * and the blocks to watch.
 */
export function importFeed(events: readonly FeedEvent[], rules: Rules) {
  const { imports, takes } = rules;
  const isTaken = ({ kind }: Found) => kind === null || takes.includes(kind);
  const found = findStays(events, rules);
  const plain = withoutRepeats(found.filter(isTaken));
  const { watched, isMoving: moves } = watchFeed(plain, rules);
  const chosen = plain.map((stay): Found => {
    if (imports === 'stays' && stay.meaning === 'block') return { ...stay, kind: 'block' };
    return imports === 'likely' && moves(stay) ? { ...stay, kind: 'moving' } : stay;
  });
  const stays = chosen
    .filter(isTaken)
    .map(({ checkIn, checkOut, meaning, guest }): ImportedStay => ({
      checkIn,
      checkOut,
      meaning,
      ...(guest && { guest }),
    }));
  const left = [...found, ...chosen].filter((stay) => !isTaken(stay));
  return { stays, leftOut: listLeftOut(left, stays), watched };
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
