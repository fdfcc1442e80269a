import { propertiesOf, textOf, type Properties, type ZoneBlock } from './content-lines.ts';
import { followRule, type Steps } from './recurrence.ts';
import {
  dateOfWall,
  MS_PER_DAY,
  MS_PER_MINUTE,
  readWall,
  startOfDay,
  withinYears,
} from './wall.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';
import type { FeedMoment } from '../domain/feeds/imported-calendar.ts';
import { parseCalendarDate } from '../domain/values/calendar-date.ts';
import { clockInZone, instantInZone } from '../domain/values/zoned-date.ts';

/** UTC milliseconds; they differ where the file doesn't say which of several instants is meant. */
type Instants = { readonly first: number; readonly last: number };
export type Zone = {
  readonly id: string;
  readonly isUtc: boolean;
  /** False for an unknown zone, whose instants cover everything it may mean. */
  readonly isExact: boolean;
  readonly instants: (wall: number) => Instants;
};

const fixed = (id: string, ...minutes: readonly number[]): Zone => {
  const offsets = minutes.map((each) => each * MS_PER_MINUTE);
  return {
    id,
    isUtc: minutes.every((each) => each === 0),
    isExact: minutes.length === 1,
    instants: (wall) => ({
      first: wall - Math.max(...offsets),
      last: wall - Math.min(...offsets),
    }),
  };
};
export const UTC = fixed('UTC', 0);

/** Caches the offset of each day without a clock change, because a lookup takes 20 µs. */
function offsetsByDay(exactOffset: (at: number) => number): (at: number) => number {
  const known = new Map<number, number>();
  const offsetOn = (day: number): number => {
    const offset = known.get(day) ?? exactOffset(day);
    known.set(day, offset);
    return offset;
  };
  return (at) => {
    const day = startOfDay(at);
    const offset = offsetOn(day);
    return offset === offsetOn(withinYears(day + MS_PER_DAY)) ? offset : exactOffset(at);
  };
}

function exactInstant(wall: number, id: string): number {
  const text = new Date(wall).toISOString();
  const date = parseCalendarDate(text.slice(0, 10));
  if (!date) throw new RangeError('Not a day of the calendar');
  return instantInZone(date, text.slice(11, 16), id).getTime() + (wall % MS_PER_MINUTE);
}

/** The zone with an IANA name; null for an unknown one. */
export function ianaZone(id: string): Zone | null {
  try {
    clockInZone(new Date(0), id);
  } catch {
    return null;
  }
  const offsetAt = offsetsByDay((wall) => wall - exactInstant(wall, id));
  return {
    id,
    isUtc: false,
    isExact: true,
    instants(wall) {
      const at = wall - offsetAt(withinYears(wall));
      return { first: at, last: at };
    },
  };
}

/** Converts instants to local time in an IANA zone. */
export function wallClock(id: string): (instant: number) => FeedMoment {
  const offsetAt = offsetsByDay((instant) => {
    const { date, minute } = clockInZone(new Date(instant), id);
    const ofMinute = Math.floor(instant / MS_PER_MINUTE) * MS_PER_MINUTE;
    return Date.parse(date) + minute * MS_PER_MINUTE - ofMinute;
  });
  return (instant) => {
    const wall = instant + offsetAt(withinYears(instant));
    return {
      date: dateOfWall(wall),
      minute: Math.floor((wall - startOfDay(wall)) / MS_PER_MINUTE),
    };
  };
}

const IS_UTC =
  /^(?:etc\/)?(?:utc|gmt|uct|z|zulu|universal|greenwich|coordinated universal time|(?:utc|gmt)?[+-]0{1,2}(?::?00)?|gmt0)$/i;
const OFFSET = /^(?:utc|gmt)?\s*([+-])(\d{1,2})(?:[:.]?(\d{2}))?$/i;
// Display names of Windows zones, which don't say whether daylight saving applies.
const NAMED_OFFSET = /^\((?:utc|gmt)\s*([+-])(\d{1,2})[:.]?(\d{2})\)/i;
const SUMMER_MINUTES = 60;
// The range of offsets in use today.
const EASTMOST_MINUTES = 14 * 60;
const WESTMOST_MINUTES = -11 * 60;

// Before time zones, towns kept local time, at most this far from Greenwich.
const MAX_MINUTES = 16 * 60;

const anywhere = (id: string) => fixed(id, WESTMOST_MINUTES, EASTMOST_MINUTES);

const minutesOf = ([, sign, hours, minutes]: readonly (string | undefined)[]) =>
  (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));

/** The range in which zone offsets are needed, as wall times. */
type Span = { readonly from: number; readonly until: number };
const MS_PER_YEAR = 366 * MS_PER_DAY;
/** The step budget of all zone rules of a file. */
const STEPS_PER_FILE = 500_000;
// Looking up an unknown zone name takes time, so the number of lookups is limited.
const MAX_NAMES = 200;

function offsetOf(properties: Properties, name: string): number {
  const match = /^([+-])(\d{2})(\d{2})(?:\d{2})?$/.exec(textOf(properties, name));
  if (!match) throw new Error('Not an offset');
  const minutes = minutesOf(match);
  if (Math.abs(minutes) > MAX_MINUTES) throw new Error('No offset on Earth');
  return minutes * MS_PER_MINUTE;
}

function changesOf(block: Properties, { from: first, until }: Span, steps: Steps) {
  const [start] = propertiesOf(block, 'DTSTART');
  // Outlook starts its zones in 1601.
  const wall = readWall((start?.value ?? '').replace(/^1[0-8]\d\d/, '1904')).wall;
  const to = offsetOf(block, 'TZOFFSETTO');
  const from = offsetOf(block, 'TZOFFSETFROM');
  const rules = propertiesOf(block, 'RRULE').map(({ value }) => {
    const [, end] = /;?UNTIL=([^;]*)/i.exec(value) ?? [];
    const last = end === undefined ? Infinity : readWall(end).wall + from;
    // Two years back, to include the last clock change before the range.
    const limits = { from: first - 2 * MS_PER_YEAR, end: until + MS_PER_YEAR, steps };
    const followed = followRule(value, wall, { ...limits, isPast: (each) => each > last });
    if (!followed.isFollowed) throw new Error('A change of clocks that is not followed');
    return followed.walls;
  });
  const dates = propertiesOf(block, 'RDATE').flatMap(({ value }) =>
    value.split(',').map((each) => readWall(each).wall),
  );
  return [wall, ...rules.flat(), ...dates].map((at) => ({ at, from, to }));
}

/** A zone as the file defines it (RFC 5545, §3.6.5); null when it can't be followed. */
function definedZone(id: string, { changes }: ZoneBlock, span: Span, steps: Steps): Zone | null {
  try {
    const all = changes
      .flatMap((block) => changesOf(block, span, steps))
      .sort((a, b) => a.at - b.at);
    const [first] = all;
    if (!first) return null;
    const isUtc = all.every(({ from, to }) => from === 0 && to === 0);
    return {
      id,
      isUtc,
      isExact: true,
      instants(wall) {
        let [low, high] = [0, all.length];
        while (low < high) {
          const middle = (low + high) >> 1;
          if ((all[middle]?.at ?? Infinity) <= wall) low = middle + 1;
          else high = middle;
        }
        const offset = all[low - 1]?.to ?? first.from;
        return { first: wall - offset, last: wall - offset };
      },
    };
  } catch {
    return null;
  }
}

/** Finds zones by the names in a file; the file's own definition is used for an unknown name. */
export function zoneFinder(blocks: readonly ZoneBlock[], span: Span): (tzid: string) => Zone {
  const steps = { left: STEPS_PER_FILE };
  const definitions = new Map(blocks.map((block) => [textOf(block.properties, 'TZID'), block]));
  const known = new Map<string, Zone>();
  const find = (tzid: string): Zone => {
    if (IS_UTC.test(tzid)) return UTC;
    const offset = OFFSET.exec(tzid);
    if (offset) {
      const minutes = minutesOf(offset);
      return Math.abs(minutes) > EASTMOST_MINUTES ? anywhere(tzid) : fixed(tzid, minutes);
    }
    // Some programs prefix the IANA name with a path.
    const parts = tzid.split('/');
    const names = [WINDOWS_ZONES[tzid.toLowerCase()], tzid];
    if (parts.length > 2) names.push(parts.slice(-3).join('/'), parts.slice(-2).join('/'));
    for (const name of names) {
      if (name !== undefined && IS_UTC.test(name)) return UTC;
      const zone = name === undefined ? null : ianaZone(name);
      if (zone) return zone;
    }
    const definition = definitions.get(tzid);
    const defined = definition && definedZone(tzid, definition, span, steps);
    if (defined) return defined;
    const named = NAMED_OFFSET.exec(tzid);
    if (named && Math.abs(minutesOf(named)) <= EASTMOST_MINUTES)
      return fixed(tzid, minutesOf(named), minutesOf(named) + SUMMER_MINUTES);
    return anywhere(tzid);
  };
  return (tzid) => {
    const name = tzid.trim();
    const zone = known.get(name) ?? (known.size < MAX_NAMES ? find(name) : anywhere(name));
    known.set(name, zone);
    return zone;
  };
}
