import { propertiesOf, splitBlocks, textOf, type Properties } from './content-lines.ts';
import { exceptionKeys, occurrencesOf, type Occurrence, type Reading } from './occurrences.ts';
import { REPEATS_PER_FILE, STEPS_PER_FILE } from './recurrence.ts';
import { momentsOf, readStamp, type Stamp } from './time.ts';
import { zoneFinder } from './zones.ts';
import { addDays, nightsBetween, type CalendarDate } from '../domain/values/calendar-date.ts';
import {
  eventNights,
  type FeedEvent,
  type FeedProblem,
} from '../domain/feeds/imported-calendar.ts';

// A calendar with more is not one of a cabin.
const MAX_EVENTS = 5000;
const MAX_SUMMARY = 100;

type CalendarFile =
  | { ok: true; events: FeedEvent[]; unreadable: number; problems: FeedProblem[] }
  | { ok: false; error: 'not_a_calendar' | 'cut_off' | 'too_many_events' };

type Read = {
  uid: string;
  start: Stamp;
  /** The occurrence it stands for, and whether it stands for all after it too. */
  replaces: { stamp: Stamp; isRange: boolean } | null;
  occurrences: Occurrence[];
  event: Omit<FeedEvent, 'start' | 'end'>;
  reasons: FeedProblem['reason'][];
};

function readEvent(properties: Properties, reading: Reading): Read {
  const { start, occurrences, reasons } = occurrencesOf(properties, reading);
  const [id] = propertiesOf(properties, 'RECURRENCE-ID');
  const isRange = /THISANDFUTURE/i.test(id?.params.get('RANGE') ?? '');
  const uid = textOf(properties, 'UID');
  return {
    ...{ uid, start, occurrences, reasons },
    replaces: id ? { stamp: readStamp(id.value, id, reading), isRange } : null,
    event: {
      uid,
      summary: textOf(properties, 'SUMMARY'),
      description: textOf(properties, 'DESCRIPTION'),
      isCancelled: textOf(properties, 'STATUS').trim().toUpperCase() === 'CANCELLED',
      isTransparent: textOf(properties, 'TRANSP').trim().toUpperCase() === 'TRANSPARENT',
    },
  };
}

/** A change of this and all later occurrences: they are taken where they were, and where they may have moved to. */
function movedLater(change: Read, master: Read, timezone: string): Occurrence[] {
  const [now] = change.occurrences;
  if (!now || !change.replaces || change.event.isCancelled) return [];
  const was = momentsOf(change.replaces.stamp, timezone).first;
  const shift = nightsBetween(was.date, now.start.date);
  const nights = now.end && nightsBetween(now.start.date, now.end.date);
  return master.occurrences
    .filter(({ keys, start }) => keys.length > 0 && start.date > was.date)
    .map(({ start }) => ({
      keys: [],
      start: { ...now.start, date: addDays(start.date, shift) },
      end: now.end && { ...now.end, date: addDays(start.date, shift + (nights ?? 0)) },
    }));
}

function problemOf(
  { event, occurrences }: Read,
  reason: FeedProblem['reason'],
): FeedProblem | null {
  const nights = occurrences.flatMap((each) => eventNights(each) ?? []);
  const [first] = nights.map(({ checkIn }) => checkIn).sort();
  const last = nights
    .map(({ checkOut }) => checkOut)
    .sort()
    .at(-1);
  if (!first || !last || event.isCancelled) return null;
  return { reason, summary: event.summary.slice(0, MAX_SUMMARY), checkIn: first, checkOut: last };
}

/** Changes of single occurrences are put in their places; those of later ones are added. */
function applyChanges(read: readonly Read[], timezone: string): void {
  for (const change of read) {
    const { replaces, uid } = change;
    if (!replaces || uid === '') continue;
    for (const master of read) {
      if (master.uid !== uid || master.replaces) continue;
      const { keys } = exceptionKeys([replaces.stamp], master.start);
      if (replaces.isRange) {
        change.occurrences.push(...movedLater(change, master, timezone));
        change.reasons.push('range');
      }
      master.occurrences = master.occurrences.filter(
        (each) => !each.keys.some((key) => keys.has(key)),
      );
    }
  }
}

/**
 * The events of an .ics file (RFC 5545), local to that zone, with repeats expanded until the day. What cannot be followed
 * is a problem, and takes all nights it may mean; an event that cannot be read at all is counted too.
 */
export function readCalendarFile(
  text: string,
  { timezone, until, from }: { timezone: string; until: CalendarDate; from?: CalendarDate },
): CalendarFile {
  const body = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR\b/i.test(body)) return { ok: false, error: 'not_a_calendar' };
  if (!/\bEND:VCALENDAR$/i.test(body)) return { ok: false, error: 'cut_off' };
  const blocks = splitBlocks(body);
  if (blocks.events.length > MAX_EVENTS) return { ok: false, error: 'too_many_events' };
  const reading: Reading = {
    ...{ timezone, until, from: from ?? ('1900-01-01' as CalendarDate) },
    zoneOf: zoneFinder(blocks.zones),
    steps: { left: STEPS_PER_FILE },
    repeats: { left: REPEATS_PER_FILE },
  };
  const read: Read[] = [];
  const unread: FeedProblem[] = [];
  for (const properties of blocks.events) {
    try {
      read.push(readEvent(properties, reading));
    } catch {
      const summary = textOf(properties, 'SUMMARY').slice(0, MAX_SUMMARY);
      unread.push({ reason: 'unreadable', summary, checkIn: null, checkOut: null });
    }
  }
  applyChanges(read, timezone);
  const problems = read.flatMap((each) =>
    [...new Set(each.reasons)].flatMap((reason) => problemOf(each, reason) ?? []),
  );
  return {
    ok: true,
    events: read.flatMap(({ event, occurrences }) =>
      occurrences.map(({ start, end }) => ({ ...event, start, end })),
    ),
    unreadable: unread.length,
    problems: [
      ...unread,
      ...problems.filter(({ checkOut }) => checkOut !== null && checkOut > reading.from),
    ],
  };
}
