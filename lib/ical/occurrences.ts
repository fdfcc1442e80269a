import { propertiesOf, type Properties } from './content-lines.ts';
import { followRule, type Limits as RuleLimits, type Steps } from './recurrence.ts';
import { readPeriod, readSpan, type Length, type Span } from './span.ts';
import {
  firstMoment,
  keyOf,
  lastMoment,
  parseStamp,
  untilTest,
  valuesOf,
  type Clocks,
  type Stamp,
} from './time.ts';
import { UTC } from './zones.ts';
import { dateOfWall, isMidnight, MS_PER_DAY, startOfDay } from './wall.ts';
import { addDays, type CalendarDate } from '../domain/values/calendar-date.ts';
import type { FeedMoment, FeedReason } from '../domain/feeds/imported-calendar.ts';

export type Reading = Clocks & {
  /** Occurrences that end before this day are left out. */
  from: CalendarDate;
  until: CalendarDate;
  steps: Steps;
  repeats: { left: number };
};
type Limits = Omit<RuleLimits, 'isPast'>;
/** The keys identify it among the occurrences of its event. */
export type Occurrence = { keys: readonly string[]; start: FeedMoment; end: FeedMoment | null };

function occurrenceAt(stamp: Stamp, length: Length, clocks: Clocks): Occurrence {
  const { wall, zone } = stamp;
  const keys = [keyOf(stamp)];
  const start = firstMoment(stamp, clocks);
  if (!length) {
    // In an unknown time zone, every night on which it may start is taken.
    const { date } = lastMoment(stamp, clocks);
    const end = date > start.date ? { date: addDays(date, 1), minute: null } : null;
    return { keys, start, end };
  }
  if (!zone) return { keys, start, end: lastMoment({ wall: wall + length.wall, zone }, clocks) };
  // If the clocks change in between, the later end counts.
  const ends = [zone.instants(wall + length.wall).last, zone.instants(wall).last + length.exact];
  const last = { wall: Math.max(...ends), zone: UTC };
  return { keys, start, end: lastMoment(last, clocks) };
}

/** The dates a stamp may mean in a series of whole days. */
function daysOf(stamp: Stamp, clocks: Clocks): number[] {
  if (!stamp.zone || isMidnight(stamp.wall)) return [startOfDay(stamp.wall)];
  const moments = [firstMoment(stamp, clocks), lastMoment(stamp, clocks)];
  return [startOfDay(stamp.wall), ...moments.map(({ date }) => Date.parse(date))];
}

/**
 * Collects the occurrences in range, up to the file's remaining budget. Beyond it, every night from the first to the
 * last remaining one is taken.
 */
function collectOccurrences(reading: Reading) {
  const from = Date.parse(reading.from) - 2 * MS_PER_DAY;
  const until = Date.parse(reading.until) + MS_PER_DAY;
  const occurrences: Occurrence[] = [];
  let [first, last] = [Infinity, -Infinity];
  return {
    add(stamp: Stamp, length: Length): void {
      const end = stamp.wall + (length?.exact ?? 0);
      if (end < from || stamp.wall > until) return;
      if (--reading.repeats.left >= 0) occurrences.push(occurrenceAt(stamp, length, reading));
      else [first, last] = [Math.min(first, stamp.wall), Math.max(last, end)];
    },
    finish(): { occurrences: Occurrence[]; isFollowed: boolean } {
      if (first > last) return { occurrences, isFollowed: true };
      const start = { wall: startOfDay(first) - MS_PER_DAY, zone: null };
      return {
        occurrences: [...occurrences, coveringOccurrence(start, last, reading)],
        isFollowed: false,
      };
    },
  };
}

/** The occurrences that RDATE adds, and the reasons for unreadable ones. */
function addedDates(properties: Properties, { start, length }: Span, reading: Reading) {
  const collected = collectOccurrences(reading);
  const reasons: FeedReason[] = [];
  for (const [text, property] of valuesOf(propertiesOf(properties, 'RDATE'))) {
    const period = text.includes('/') ? readPeriod(text, property, reading) : null;
    const stamp = period?.start ?? parseStamp(text, property, reading);
    if (!stamp) reasons.push('date');
    else if (period) {
      reasons.push(...period.reasons);
      collected.add(period.start, period.length);
    } else if (!start.zone)
      for (const wall of new Set(daysOf(stamp, reading)))
        collected.add({ wall, zone: null }, length);
    else if (stamp.zone) collected.add(stamp, length);
    else {
      const wall = stamp.wall + (start.wall - startOfDay(start.wall));
      collected.add({ wall, zone: start.zone }, length);
    }
  }
  const { occurrences, isFollowed } = collected.finish();
  return { occurrences, reasons: isFollowed ? reasons : [...reasons, 'many' as const] };
}

/** The day that an exception removes from an all-day series; null when it isn't certain. */
function exceptionDay(stamp: Stamp, { writtenIn }: Stamp): number | null {
  const { wall, zone } = stamp;
  const isWritten = !writtenIn || zone?.id === writtenIn.id;
  if (!zone || (isWritten && isMidnight(wall))) return startOfDay(wall);
  if (!writtenIn?.isExact || !zone.isExact) return null;
  const instant = zone.instants(wall).first;
  const days = [-1, 0, 1].map((days) => startOfDay(wall) + days * MS_PER_DAY);
  return days.find((day) => writtenIn.instants(day).first === instant) ?? null;
}

/** The key of the occurrence that an exception removes; null when it is ambiguous, so the occurrence is kept. */
export function exceptionKey(stamp: Stamp, start: Stamp): string | null {
  if (start.zone) return stamp.zone ? keyOf(stamp) : null;
  const day = exceptionDay(stamp, start);
  return day === null ? null : keyOf({ wall: day, zone: null });
}

/** The keys of the occurrences that EXDATE removes, within the range that matters. */
function exceptionsOf(properties: Properties, start: Stamp, limits: Limits, reading: Reading) {
  const keys = new Set<string>();
  let isFollowed = propertiesOf(properties, 'EXRULE').length === 0;
  for (const [text, property] of valuesOf(propertiesOf(properties, 'EXDATE'))) {
    const stamp = parseStamp(text, property, reading);
    if (stamp && (stamp.wall < limits.from || stamp.wall > limits.end)) continue;
    const key = stamp && exceptionKey(stamp, start);
    if (key === null) isFollowed = false;
    else keys.add(key);
  }
  return { keys, isFollowed };
}

/** Every night from the start to the end of its rules, for a rule that can't be followed. */
export function coveringOccurrence(start: Stamp, last: number, reading: Reading): Occurrence {
  const first = firstMoment(start, reading);
  const until = Math.min(startOfDay(last) + 2 * MS_PER_DAY, Date.parse(reading.until));
  const end = dateOfWall(Math.max(until, Date.parse(first.date) + MS_PER_DAY));
  return { keys: [], start: { date: first.date, minute: null }, end: { date: end, minute: null } };
}

/** The occurrences of a rule; if it can't be followed, every night it may take. */
function repeatsOf(rule: string, { start, length }: Span, limits: Limits, reading: Reading) {
  let last: number | null = null;
  try {
    const until = untilTest(rule, start, reading);
    last = until.last;
    const followed = followRule(rule, start.wall, { ...limits, isPast: until.isPast });
    reading.repeats.left -= followed.walls.length;
    if (!followed.isFollowed || reading.repeats.left < 0)
      throw new Error('A rule that is not followed');
    return {
      occurrences: followed.walls.map((wall) =>
        occurrenceAt({ wall, zone: start.zone }, length, reading),
      ),
      isFollowed: true,
    };
  } catch {
    return {
      occurrences: [coveringOccurrence(start, last ?? Infinity, reading)],
      isFollowed: false,
    };
  }
}

/**
 * The relevant occurrences of an event, and the parts of its recurrence that weren't followed, whose nights are taken
 * anyway. Throws when its start can't be determined.
 */
export function occurrencesOf(properties: Properties, reading: Reading) {
  const span = readSpan(properties, reading);
  const { start, length } = span;
  const reasons = new Set<FeedReason>(span.reasons);
  const margin = (length?.exact ?? 0) + 2 * MS_PER_DAY;
  const limits: Limits = {
    from: Date.parse(reading.from) - margin,
    end: Date.parse(reading.until) + MS_PER_DAY,
    steps: reading.steps,
  };
  const all = [occurrenceAt(start, length, reading)];
  for (const { value } of propertiesOf(properties, 'RRULE')) {
    // An empty rule means no repeats.
    if (/^[;\s]*$/.test(value)) continue;
    const repeats = repeatsOf(value, span, limits, reading);
    for (const each of repeats.occurrences) all.push(each);
    if (!repeats.isFollowed) reasons.add('rule');
  }
  const added = addedDates(properties, span, reading);
  for (const each of added.occurrences) all.push(each);
  for (const reason of added.reasons) reasons.add(reason);
  const without = exceptionsOf(properties, start, limits, reading);
  if (!without.isFollowed) reasons.add('exception');
  const unique = new Map<string, Occurrence>();
  for (const each of all) {
    // An event that doesn't repeat has no occurrences to exclude.
    if (all.length > 1 && each.keys.some((key) => without.keys.has(key))) continue;
    const { start: from, end } = each;
    unique.set(`${from.date} ${from.minute} ${end?.date} ${end?.minute}`, each);
  }
  return { start, occurrences: [...unique.values()], reasons };
}

/** The busy times of FREEBUSY lines (RFC 5545, §3.8.2.6), and how many can't be read. */
export function busyTimes(periods: Properties, reading: Reading) {
  const collected = collectOccurrences(reading);
  const problems: { reason: FeedReason; occurrences: Occurrence[] }[] = [];
  let unreadable = 0;
  for (const property of periods) {
    if (property.params.get('FBTYPE')?.trim().toUpperCase() === 'FREE') continue;
    if (property.value.trim() === '') unreadable++;
    for (const [text] of valuesOf([property])) {
      const period = readPeriod(text, property, reading);
      if (!period) {
        unreadable++;
        continue;
      }
      const { start, length, reasons } = period;
      collected.add(start, length);
      for (const reason of reasons)
        problems.push({ reason, occurrences: [occurrenceAt(start, length, reading)] });
    }
  }
  return { ...collected.finish(), unreadable, problems };
}
