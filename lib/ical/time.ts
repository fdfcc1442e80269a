import type { Properties, Property } from './content-lines.ts';
import { UTC, type Zone } from './zones.ts';
import { dateOfWall, MS_PER_DAY, parseWall, startOfDay } from './wall.ts';
import type { FeedMoment } from '../domain/feeds/imported-calendar.ts';

/** A date without a zone, or a local time in a zone. */
export type Stamp = {
  readonly wall: number;
  readonly zone: Zone | null;
  /** The zone whose midnight the date was written as. */
  readonly writtenIn?: Zone;
};
export type Clocks = {
  /** The cabin's zone; times without a zone are local to it. */
  readonly homeZone: Zone;
  /** Converts an instant to the cabin's local time. */
  readonly homeClock: (instant: number) => FeedMoment;
  readonly zoneOf: (tzid: string) => Zone;
};

/** Parses a value of a date property; null when it is neither a date nor a time. */
export function parseStamp(
  text: string,
  property: Property,
  { homeZone, zoneOf }: Clocks,
): Stamp | null {
  const written = parseWall(text);
  if (!written) return null;
  const { wall, isWhole, offset } = written;
  if (isWhole) return { wall, zone: null };
  if (offset === 'Z') return { wall, zone: UTC };
  const tzid = offset ?? property.params.get('TZID');
  return { wall, zone: tzid === undefined ? homeZone : zoneOf(tzid) };
}

/** Like `parseStamp`, but throws instead of returning null. */
export function readStamp(text: string, property: Property, clocks: Clocks): Stamp {
  const stamp = parseStamp(text, property, clocks);
  if (!stamp) throw new Error('Neither a date nor a time');
  return stamp;
}

/** The non-empty values of list properties; some calendars separate them with semicolons. */
export function* valuesOf(properties: Properties): Generator<[string, Property]> {
  for (const property of properties)
    for (const text of property.value.split(/[,;]/)) if (text.trim() !== '') yield [text, property];
}

/** Stamps with equal keys are the same: an instant, a date, or the same text in an unknown zone. */
export function keyOf({ wall, zone }: Stamp): string {
  if (!zone) return `day ${wall}`;
  return zone.isExact ? `at ${zone.instants(wall).first}` : `${zone.id} ${wall}`;
}

const instantsOf = ({ wall, zone }: Stamp) =>
  zone ? zone.instants(wall) : { first: wall, last: wall };

const onWall = (stamp: Stamp, instant: number, { homeClock }: Clocks): FeedMoment =>
  stamp.zone ? homeClock(instant) : { date: dateOfWall(stamp.wall), minute: null };

/** The earliest moment it may mean, in the cabin's local time. */
export const firstMoment = (stamp: Stamp, clocks: Clocks): FeedMoment =>
  onWall(stamp, instantsOf(stamp).first, clocks);

/** The latest moment it may mean, in the cabin's local time. */
export const lastMoment = (stamp: Stamp, clocks: Clocks): FeedMoment =>
  onWall(stamp, instantsOf(stamp).last, clocks);

// The easternmost zone is this far ahead of UTC.
const EASTMOST_MS = 14 * 60 * 60_000;

/** A test whether an occurrence is past UNTIL in any zone it may be written in; if in doubt, the last one counts. */
export function untilTest(rule: string, { zone }: Stamp, clocks: Clocks) {
  const [, text] = /(?:^|;)UNTIL=([^;]*)/i.exec(rule) ?? [];
  if (text === undefined) return { isPast: () => false, last: null };
  const until = readStamp(text, { name: 'UNTIL', params: new Map(), value: text }, clocks);
  const isWritten = until.zone !== null && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(text.trim());
  // A time without a zone is in the event's zone; a date is the whole day there.
  if (!until.zone || isWritten) {
    const last = until.zone ? until.wall : until.wall + MS_PER_DAY - 1;
    return { isPast: (wall: number) => wall > last, last };
  }
  const at = instantsOf(until).last;
  if (!zone) {
    const last = startOfDay(at + EASTMOST_MS);
    return { isPast: (wall: number) => wall > last, last };
  }
  // Some programs write local time as if it were UTC.
  const isPast = (wall: number) => wall > until.wall && zone.instants(wall).first > at;
  return { isPast, last: at + EASTMOST_MS };
}

const DURATION = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

// A duration longer than any calendar.
const MAX_DURATION = 300 * 366 * MS_PER_DAY;

/** A duration in milliseconds; null when it isn't one. */
export function parseDuration(text: string): number | null {
  const match = DURATION.exec(text.trim());
  if (!match || !/\d/.test(text)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0));
  const ms = (weeks * 7 + days) * MS_PER_DAY + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return (match[1] === '-' ? -1 : 1) * Math.min(ms, MAX_DURATION);
}
