import { propertiesOf, splitBlocks, textOf, type Properties } from './content-lines.ts';
import {
  busyTimes,
  coveringOccurrence,
  exceptionKey,
  occurrencesOf,
  type Occurrence,
  type Reading,
} from './occurrences.ts';
import { REPEATS_PER_FILE, STEPS_PER_FILE } from './recurrence.ts';
import { firstMoment, parseStamp, type Stamp } from './time.ts';
import { ianaZone, UTC, wallClock, zoneFinder } from './zones.ts';
import { addDays, nightsBetween, type CalendarDate } from '../domain/values/calendar-date.ts';
import {
  eventNights,
  type FeedEvent,
  type FeedProblem,
} from '../domain/feeds/imported-calendar.ts';

// A calendar with more isn't a cabin's.
const MAX_EVENTS = 5000;
const MAX_SUMMARY = 100;

type CalendarFile =
  | { ok: true; events: FeedEvent[]; unreadable: number; problems: FeedProblem[] }
  | { ok: false; error: 'not_a_calendar' | 'cut_off' | 'too_many_events' };

type Read = {
  uid: string;
  start: Stamp;
  /** The occurrence it replaces, and whether it also replaces all later ones. */
  replaces: { stamp: Stamp; isRange: boolean } | null;
  occurrences: Occurrence[];
  event: Omit<FeedEvent, 'start' | 'end'>;
  reasons: Set<FeedProblem['reason']>;
};

/** Whether there is at least one property with that name and all have that value. */
function isAlways(properties: Properties, name: string, value: string): boolean {
  const all = propertiesOf(properties, name);
  return all.length > 0 && all.every((each) => each.value.trim().toUpperCase() === value);
}

function readEvent(properties: Properties, reading: Reading): Read {
  const { start, occurrences, reasons } = occurrencesOf(properties, reading);
  const [id] = propertiesOf(properties, 'RECURRENCE-ID');
  const stamp = id && parseStamp(id.value, id, reading);
  const isRange = /THISANDFUTURE/i.test(id?.params.get('RANGE') ?? '');
  // It isn't known which occurrence it replaces, so both are taken.
  if (id && !stamp) reasons.add('exception');
  const uid = textOf(properties, 'UID');
  return {
    uid,
    start,
    occurrences,
    reasons,
    replaces: stamp ? { stamp, isRange } : null,
    event: {
      uid,
      summary: textOf(properties, 'SUMMARY'),
      description: textOf(properties, 'DESCRIPTION'),
      isCancelled: isAlways(properties, 'STATUS', 'CANCELLED'),
      isTransparent: isAlways(properties, 'TRANSP', 'TRANSPARENT'),
    },
  };
}

/** For a change of this and all later occurrences, both the old and the possible new nights are taken. */
function movedLater(change: Read, master: Read, reading: Reading): Occurrence[] {
  const [now] = change.occurrences;
  if (!now || !change.replaces || change.event.isCancelled) return [];
  reading.repeats.left -= master.occurrences.length;
  if (reading.repeats.left < 0) return [coveringOccurrence(change.start, Infinity, reading)];
  const was = firstMoment(change.replaces.stamp, reading);
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

/** The range from the first to the last taken night; null when there is none. */
function nightsOf(occurrences: readonly Occurrence[]): Pick<FeedProblem, 'checkIn' | 'checkOut'> {
  let checkIn: CalendarDate | null = null;
  let checkOut: CalendarDate | null = null;
  for (const each of occurrences) {
    const nights = eventNights(each);
    if (!nights) continue;
    if (!checkIn || nights.checkIn < checkIn) checkIn = nights.checkIn;
    if (!checkOut || nights.checkOut > checkOut) checkOut = nights.checkOut;
  }
  return { checkIn, checkOut };
}

/** The recurring events of a UID, grouped by how their occurrences are identified: by instant, or by day in a zone. */
const byKind = (masters: readonly Read[]) =>
  Map.groupBy(masters, ({ start }) => (start.zone ? 'instants' : (start.writtenIn ?? 'days')));

/** Replaces changed single occurrences; adds those of changes to later ones. */
function applyChanges(read: readonly Read[], reading: Reading): void {
  const byUid = Map.groupBy(
    read.filter(({ uid }) => uid !== ''),
    ({ uid }) => uid,
  );
  for (const all of byUid.values()) {
    const masters = all.filter(({ replaces }) => !replaces);
    const changes = all.filter(({ replaces }) => replaces);
    if (masters.length === 0) continue;
    for (const change of changes) {
      if (!change.replaces?.isRange) continue;
      change.reasons.add('range');
      for (const master of masters) {
        for (const each of movedLater(change, master, reading)) change.occurrences.push(each);
        if (reading.repeats.left < 0) break;
      }
    }
    for (const alike of byKind(masters).values()) {
      const gone = new Set(
        changes.flatMap(({ replaces }) =>
          alike[0] && replaces ? (exceptionKey(replaces.stamp, alike[0].start) ?? []) : [],
        ),
      );
      for (const master of alike)
        master.occurrences = master.occurrences.filter(
          (each) => !each.keys.some((key) => gone.has(key)),
        );
    }
  }
}

/** Free/busy lines as events, with their problems. */
function readBusyTimes(periods: Properties, reading: Reading) {
  const busy = busyTimes(periods, reading);
  const plain = { uid: '', summary: '', isCancelled: false, isTransparent: false };
  return {
    events: busy.occurrences.map(({ start, end }): FeedEvent => ({ ...plain, start, end })),
    unread: busy.unreadable > 0 ? [unreadProblem('unreadable')] : [],
    problems: [
      ...busy.problems,
      ...(busy.isFollowed ? [] : [{ reason: 'many' as const, occurrences: busy.occurrences }]),
    ].map(({ reason, occurrences }) => ({ reason, summary: '', ...nightsOf(occurrences) })),
  };
}

const unreadProblem = (reason: FeedProblem['reason'], summary = ''): FeedProblem => ({
  reason,
  summary: summary.slice(0, MAX_SUMMARY),
  checkIn: null,
  checkOut: null,
});

/**
 * Parses the events and busy times of an .ics file (RFC 5545), local to the given zone, with recurrences expanded until
 * the given day. Whatever can't be followed is a problem and takes every night it may mean. Unreadable parts are
 * counted, and so is a file with content of which nothing could be read.
 */
export function readCalendarFile(
  text: string,
  { timezone, until, from }: { timezone: string; until: CalendarDate; from?: CalendarDate },
): CalendarFile {
  const body = text.replaceAll('\uFEFF', '').trim();
  if (!/^BEGIN:VCALENDAR\b/i.test(body)) return { ok: false, error: 'not_a_calendar' };
  if (!/\bEND:VCALENDAR$/i.test(body)) return { ok: false, error: 'cut_off' };
  const blocks = splitBlocks(body);
  if (blocks.events.length > MAX_EVENTS) return { ok: false, error: 'too_many_events' };
  const since = from ?? ('1900-01-01' as CalendarDate);
  const reading: Reading = {
    until,
    from: since,
    homeZone: ianaZone(timezone) ?? UTC,
    homeClock: wallClock(timezone),
    zoneOf: zoneFinder(blocks.zones, { from: Date.parse(since), until: Date.parse(until) }),
    steps: { left: STEPS_PER_FILE },
    repeats: { left: REPEATS_PER_FILE },
  };
  const read: Read[] = [];
  const unread: FeedProblem[] = [];
  for (const properties of blocks.events) {
    try {
      read.push(readEvent(properties, reading));
    } catch {
      unread.push(unreadProblem('unreadable', textOf(properties, 'SUMMARY')));
    }
  }
  for (let i = 0; i < blocks.lostEvents; i++) unread.push(unreadProblem('unreadable'));
  const busy = readBusyTimes(blocks.periods, reading);
  unread.push(...busy.unread);
  const isNothingRead = blocks.events.length === 0 && blocks.periods.length === 0;
  if (isNothingRead && unread.length === 0 && !blocks.isEmpty)
    unread.push(unreadProblem('content'));
  applyChanges(read, reading);
  const problems = read
    .filter(({ event }) => !event.isCancelled)
    .flatMap(({ reasons, event, occurrences }) => {
      const nights = reasons.size > 0 ? nightsOf(occurrences) : null;
      const summary = event.summary.slice(0, MAX_SUMMARY);
      return nights ? [...reasons].map((reason) => ({ reason, summary, ...nights })) : [];
    });
  return {
    ok: true,
    events: [
      ...read.flatMap(({ event, occurrences }) =>
        occurrences.map(({ start, end }) => ({ ...event, start, end })),
      ),
      ...busy.events,
    ],
    unreadable: unread.length,
    problems: [
      ...unread,
      ...[...problems, ...busy.problems].filter(
        ({ checkOut }) => checkOut !== null && checkOut > reading.from,
      ),
    ],
  };
}
