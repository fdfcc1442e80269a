import { propertiesOf, type Properties } from './content-lines.ts';
import { followRule, type Steps } from './recurrence.ts';
import {
  isUtcMidnight,
  keyOf,
  momentsOf,
  readDuration,
  readStamp,
  readStamps,
  untilTest,
  type Clocks,
  type Stamp,
} from './time.ts';
import { UTC } from './zones.ts';
import { dateOfWall, isMidnight, MS_PER_DAY, startOfDay } from './wall.ts';
import type { CalendarDate } from '../domain/values/calendar-date.ts';
import type { FeedMoment, FeedReason } from '../domain/feeds/imported-calendar.ts';

export type Reading = Clocks & {
  /** Repeats that are over before it are left out. */
  from: CalendarDate;
  until: CalendarDate;
  steps: Steps;
  repeats: { left: number };
};
/** The key tells it from the others of its event. */
export type Occurrence = { keys: readonly string[]; start: FeedMoment; end: FeedMoment | null };

/** How long it is: as a clock shows it, and as time that passes. Null: without an end. */
type Length = { wall: number; exact: number } | null;

function readSpan(properties: Properties, clocks: Clocks): { start: Stamp; length: Length } {
  const [from] = propertiesOf(properties, 'DTSTART');
  if (!from) throw new Error('An event without a start');
  const [to] = propertiesOf(properties, 'DTEND');
  const [duration] = propertiesOf(properties, 'DURATION');
  const written = readStamp(from.value, from, clocks);
  const end = to && readStamp(to.value, to, clocks);
  const lasts = duration && !end ? readDuration(duration.value) : null;
  const isWhole =
    isUtcMidnight(written) && (end ? isUtcMidnight(end) : lasts === null || isMidnight(lasts));
  const start = isWhole ? { wall: written.wall, zone: null } : written;
  const length = end ? lengthBetween(start, end, clocks) : lasts;
  if (typeof length === 'number') {
    if (length < 0) throw new Error('An event that ends before it starts');
    // Parts of a day count as days of an event of whole days.
    const whole = Math.ceil(length / MS_PER_DAY) * MS_PER_DAY;
    return {
      start,
      length: start.zone ? { wall: length, exact: length } : { wall: whole, exact: whole },
    };
  }
  return { start, length };
}

function lengthBetween(start: Stamp, end: Stamp, { timezone }: Clocks): Length {
  if (!start.zone) {
    const { date, minute } = momentsOf(
      isUtcMidnight(end) ? { ...end, zone: null } : end,
      timezone,
    ).last;
    const lasts = Date.parse(date) - start.wall + (minute ? MS_PER_DAY : 0);
    if (Date.parse(date) < start.wall) throw new Error('An event that ends before it starts');
    return { wall: lasts, exact: lasts };
  }
  // A date as the end of a time is its midnight.
  const { wall } = end;
  const zone = end.zone ?? start.zone;
  const isSame = zone.id === start.zone.id;
  const exact =
    isSame && !zone.isExact
      ? wall - start.wall
      : zone.instants(wall).last - start.zone.instants(start.wall).first;
  if (exact < 0) throw new Error('An event that ends before it starts');
  return { wall: isSame ? wall - start.wall : exact, exact };
}

function occurrenceAt(stamp: Stamp, length: Length, timezone: string): Occurrence {
  const { wall, zone } = stamp;
  const keys = [keyOf(stamp)];
  const start = momentsOf(stamp, timezone).first;
  if (!length) return { keys, start, end: null };
  if (!zone)
    return { keys, start, end: momentsOf({ wall: wall + length.wall, zone }, timezone).last };
  // Where clocks change meanwhile, the later end counts.
  const ends = [zone.instants(wall + length.wall).last, zone.instants(wall).last + length.exact];
  const last = { wall: Math.max(...ends), zone: UTC };
  return { keys, start, end: momentsOf(last, timezone).last };
}

/** The dates a stamp may mean in a series of whole days. */
function daysOf(stamp: Stamp, timezone: string): number[] {
  if (!stamp.zone || isMidnight(stamp.wall)) return [startOfDay(stamp.wall)];
  const { first, last } = momentsOf(stamp, timezone);
  return [startOfDay(stamp.wall), Date.parse(first.date), Date.parse(last.date)];
}

function addedDates(
  properties: Properties,
  start: Stamp,
  length: Length,
  clocks: Clocks,
): Occurrence[] {
  const { timezone } = clocks;
  return propertiesOf(properties, 'RDATE').flatMap((property) =>
    property.value.split(',').flatMap((text) => {
      const [from = '', to] = text.split('/');
      const stamp = readStamp(from, property, clocks);
      if (to !== undefined) {
        const lasts = /^[+-]?P/i.test(to) ? readDuration(to) : null;
        const span =
          lasts === null
            ? lengthBetween(stamp, readStamp(to, property, clocks), clocks)
            : { wall: lasts, exact: lasts };
        return [occurrenceAt(stamp, span, timezone)];
      }
      if (!start.zone)
        return daysOf(stamp, timezone).map((wall) =>
          occurrenceAt({ wall, zone: null }, length, timezone),
        );
      if (stamp.zone) return [occurrenceAt(stamp, length, timezone)];
      const wall = stamp.wall + (start.wall - startOfDay(start.wall));
      return [occurrenceAt({ wall, zone: start.zone }, length, timezone)];
    }),
  );
}

/** The occurrences that stamps name; `isFollowed` is false where one may be meant and is kept all the same. */
export function exceptionKeys(stamps: readonly Stamp[], start: Stamp) {
  const keys = stamps.flatMap((stamp) => {
    if (start.zone) return stamp.zone ? [keyOf(stamp)] : [];
    const isDay = !stamp.zone || isMidnight(stamp.wall);
    return isDay ? [keyOf({ wall: stamp.wall, zone: null })] : [];
  });
  return { keys: new Set(keys), isFollowed: keys.length === stamps.length };
}

/** Every night from the start until the end of its rules: what such a rule may take. */
function covered(start: Stamp, last: number, reading: Reading): Occurrence {
  const { first } = momentsOf(start, reading.timezone);
  const until = Math.min(startOfDay(last) + 2 * MS_PER_DAY, Date.parse(reading.until));
  const end = dateOfWall(Math.max(until, Date.parse(first.date) + MS_PER_DAY));
  return { keys: [], start: { date: first.date, minute: null }, end: { date: end, minute: null } };
}

/**
 * The occurrences of an event that matter, and what of its repeats was not followed: those nights are taken all the
 * same. Throws when it cannot be said when it begins.
 */
export function occurrencesOf(properties: Properties, reading: Reading) {
  const { timezone, steps } = reading;
  const { start, length } = readSpan(properties, reading);
  const reasons = new Set<FeedReason>();
  if (start.zone && !start.zone.isExact) reasons.add('zone');
  const first = occurrenceAt(start, length, timezone);
  const all = [first];
  const margin = (length?.exact ?? 0) + 2 * MS_PER_DAY;
  const limits = {
    from: Date.parse(reading.from) - margin,
    end: Date.parse(reading.until) + MS_PER_DAY,
    steps,
  };
  for (const { value } of propertiesOf(properties, 'RRULE')) {
    let last: number | null = null;
    try {
      const until = untilTest(value, start, reading);
      last = until.last;
      const { walls, isFollowed } = followRule(value, start.wall, {
        ...limits,
        isPast: until.isPast,
      });
      reading.repeats.left -= walls.length;
      if (!isFollowed || reading.repeats.left < 0) throw new Error('A rule that is not followed');
      all.push(...walls.map((wall) => occurrenceAt({ wall, zone: start.zone }, length, timezone)));
    } catch {
      reasons.add('rule');
      all.push(covered(start, last ?? Infinity, reading));
    }
  }
  try {
    all.push(...addedDates(properties, start, length, reading));
  } catch {
    reasons.add('date');
  }
  if (propertiesOf(properties, 'EXRULE').length > 0) reasons.add('exception');
  let without = new Set<string>();
  try {
    const { keys, isFollowed } = exceptionKeys(
      readStamps(propertiesOf(properties, 'EXDATE'), reading),
      start,
    );
    without = keys;
    if (!isFollowed) reasons.add('exception');
  } catch {
    reasons.add('exception');
  }
  const unique = new Map<string, Occurrence>();
  for (const each of all) {
    if (each.keys.some((key) => without.has(key))) continue;
    unique.set(JSON.stringify([each.start, each.end]), each);
  }
  return { start, occurrences: [...unique.values()], reasons: [...reasons] };
}
