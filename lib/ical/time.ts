import type { Properties, Property } from './content-lines.ts';
import { ianaZone, UTC, type Zone } from './zones.ts';
import { dateOfWall, isMidnight, MS_PER_DAY, readWall, startOfDay } from './wall.ts';
import { clockInZone } from '../domain/values/zoned-date.ts';
import type { FeedMoment } from '../domain/feeds/imported-calendar.ts';

/** A date, without a zone, or a time on the wall of one. */
export type Stamp = { readonly wall: number; readonly zone: Zone | null };
export type Clocks = {
  /** Of the cabin: times without a zone are its own. */
  readonly timezone: string;
  readonly zoneOf: (tzid: string) => Zone;
};

/** One value of a date property; throws when it is neither date nor time. */
export function readStamp(text: string, property: Property, { timezone, zoneOf }: Clocks): Stamp {
  const { wall, isWhole, offset } = readWall(text);
  if (isWhole) return { wall, zone: null };
  if (offset === 'Z') return { wall, zone: UTC };
  const tzid = offset ?? property.params.get('TZID');
  return { wall, zone: tzid === undefined ? (ianaZone(timezone) ?? UTC) : zoneOf(tzid) };
}

export const readStamps = (properties: Properties, clocks: Clocks): Stamp[] =>
  properties.flatMap((property) =>
    property.value.split(',').map((text) => readStamp(text, property, clocks)),
  );

/** Two of one key are the same: an instant, a date, or the same words in a zone that nobody knows. */
export function keyOf({ wall, zone }: Stamp): string {
  if (!zone) return `day ${wall}`;
  return zone.isExact ? `at ${zone.instants(wall).first}` : `${zone.id} ${wall}`;
}

const instantsOf = ({ wall, zone }: Stamp) =>
  zone ? zone.instants(wall) : { first: wall, last: wall };

/** On the wall of the cabin: the earliest and the latest moment it can be. */
export function momentsOf(stamp: Stamp, timezone: string): { first: FeedMoment; last: FeedMoment } {
  if (!stamp.zone) {
    const day = { date: dateOfWall(stamp.wall), minute: null };
    return { first: day, last: day };
  }
  const { first, last } = stamp.zone.instants(stamp.wall);
  return {
    first: clockInZone(new Date(first), timezone),
    last: clockInZone(new Date(last), timezone),
  };
}

/** Midnight in UTC at both ends is how some write whole days; as instants they would be the evenings before. */
export const isUtcMidnight = ({ wall, zone }: Stamp): boolean =>
  zone !== null && zone.isUtc && isMidnight(wall);

// The first place on Earth to begin a day does so ten hours before it begins in UTC.
const EASTMOST_MS = 14 * 60 * 60_000;

/** Whether a repeat lies behind UNTIL, wherever in the world that was written: the last one in doubt counts. */
export function untilTest(rule: string, { zone }: Stamp, clocks: Clocks) {
  const [, text] = /(?:^|;)UNTIL=([^;]*)/i.exec(rule) ?? [];
  if (text === undefined) return { isPast: () => false, last: null };
  const until = readStamp(text, { name: 'UNTIL', params: new Map(), value: text }, clocks);
  const isWritten = until.zone !== null && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(text.trim());
  // A time without a zone is on the wall of the event, a date is the whole day there.
  if (!until.zone || isWritten) {
    const last = until.zone ? until.wall : until.wall + MS_PER_DAY - 1;
    return { isPast: (wall: number) => wall > last, last };
  }
  const at = instantsOf(until).last;
  if (!zone) {
    const last = startOfDay(at + EASTMOST_MS);
    return { isPast: (wall: number) => wall > last, last };
  }
  return { isPast: (wall: number) => zone.instants(wall).first > at, last: at + EASTMOST_MS };
}

const DURATION = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** In milliseconds; throws for one that is none. */
export function readDuration(text: string): number {
  const match = DURATION.exec(text.trim());
  if (!match || !/\d/.test(text)) throw new Error('Not a duration');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0));
  const ms = (weeks * 7 + days) * MS_PER_DAY + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return match[1] === '-' ? -ms : ms;
}
