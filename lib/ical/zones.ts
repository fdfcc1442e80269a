import { propertiesOf, textOf, type Properties, type ZoneBlock } from './content-lines.ts';
import { followRule } from './recurrence.ts';
import { MS_PER_MINUTE, readWall } from './wall.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';
import { parseCalendarDate } from '../domain/values/calendar-date.ts';
import { clockInZone, instantInZone } from '../domain/values/zoned-date.ts';

/** Milliseconds since 1970 in UTC; apart where the file does not say which of several instants is meant. */
type Instants = { readonly first: number; readonly last: number };
export type Zone = {
  readonly id: string;
  readonly isUtc: boolean;
  /** False: the zone is not known, and the instants are all that it can mean. */
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

/** The zone by its IANA name; null for an unknown one. */
export function ianaZone(id: string): Zone | null {
  try {
    clockInZone(new Date(0), id);
  } catch {
    return null;
  }
  return {
    ...{ id, isUtc: false, isExact: true },
    instants(wall) {
      const text = new Date(wall).toISOString();
      const date = parseCalendarDate(text.slice(0, 10));
      if (!date) throw new RangeError('Not a day of the calendar');
      const at = instantInZone(date, text.slice(11, 16), id).getTime() + (wall % MS_PER_MINUTE);
      return { first: at, last: at };
    },
  };
}

const IS_UTC =
  /^(?:etc\/)?(?:utc|gmt|uct|z|zulu|universal|greenwich|coordinated universal time|(?:utc|gmt)?[+-]0{1,2}(?::?00)?|gmt0)$/i;
const OFFSET = /^(?:utc|gmt)?\s*([+-])(\d{1,2})(?:[:.]?(\d{2}))?$/i;
// Display names of Windows: whether summer time counts is not said.
const NAMED_OFFSET = /^\((?:utc|gmt)\s*([+-])(\d{1,2})[:.]?(\d{2})\)/i;
const SUMMER_MINUTES = 60;
// The offsets at which people live.
const EASTMOST_MINUTES = 14 * 60;
const WESTMOST_MINUTES = -11 * 60;

const minutesOf = ([, sign, hours, minutes]: readonly (string | undefined)[]) =>
  (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));

const CHANGES_UNTIL = Date.UTC(2200, 0);
const MAX_CHANGE_DAYS = 500_000;

function offsetOf(properties: Properties, name: string): number {
  const match = /^([+-])(\d{2})(\d{2})(?:\d{2})?$/.exec(textOf(properties, name));
  if (!match) throw new Error('Not an offset');
  return minutesOf(match) * MS_PER_MINUTE;
}

function changesOf(block: Properties) {
  const [start] = propertiesOf(block, 'DTSTART');
  // Outlook begins in 1601.
  const wall = readWall((start?.value ?? '').replace(/^1[0-8]\d\d/, '1904')).wall;
  const to = offsetOf(block, 'TZOFFSETTO');
  const from = offsetOf(block, 'TZOFFSETFROM');
  const rules = propertiesOf(block, 'RRULE').map(({ value }) => {
    const [, until] = /;?UNTIL=([^;]*)/i.exec(value) ?? [];
    const last = until === undefined ? CHANGES_UNTIL : readWall(until).wall + from;
    const days = { left: MAX_CHANGE_DAYS };
    const followed = followRule(value, wall, {
      ...{ from: wall, end: CHANGES_UNTIL, steps: days, isPast: (each: number) => each > last },
    });
    if (!followed.isFollowed) throw new Error('A change of clocks that is not followed');
    return followed.walls;
  });
  const dates = propertiesOf(block, 'RDATE').flatMap(({ value }) =>
    value.split(',').map((each) => readWall(each).wall),
  );
  return [wall, ...rules.flat(), ...dates].map((at) => ({ at, from, to }));
}

/** A zone as the file defines it (RFC 5545, §3.6.5); null for one that cannot be followed. */
function definedZone(id: string, { changes }: ZoneBlock): Zone | null {
  try {
    const all = changes.flatMap(changesOf).sort((a, b) => a.at - b.at);
    const [first] = all;
    if (!first) return null;
    const isUtc = all.every(({ from, to }) => from === 0 && to === 0);
    return {
      ...{ id, isUtc, isExact: true },
      instants(wall) {
        const offset = all.findLast(({ at }) => at <= wall)?.to ?? first.from;
        return { first: wall - offset, last: wall - offset };
      },
    };
  } catch {
    return null;
  }
}

/** Finds zones by the names in a file, whose own definitions count where a name is not known. */
export function zoneFinder(blocks: readonly ZoneBlock[]): (tzid: string) => Zone {
  const definitions = new Map(blocks.map((block) => [textOf(block.properties, 'TZID'), block]));
  const known = new Map<string, Zone>();
  const find = (tzid: string): Zone => {
    if (IS_UTC.test(tzid)) return UTC;
    const offset = OFFSET.exec(tzid);
    if (offset) return fixed(tzid, minutesOf(offset));
    // Some prefix the IANA name with a path.
    const parts = tzid.split('/');
    const names = [WINDOWS_ZONES[tzid.toLowerCase()], tzid];
    if (parts.length > 2) names.push(parts.slice(-3).join('/'), parts.slice(-2).join('/'));
    for (const name of names) {
      if (name !== undefined && IS_UTC.test(name)) return UTC;
      const zone = name === undefined ? null : ianaZone(name);
      if (zone) return zone;
    }
    const definition = definitions.get(tzid);
    const defined = definition && definedZone(tzid, definition);
    if (defined) return defined;
    const named = NAMED_OFFSET.exec(tzid);
    if (named) return fixed(tzid, minutesOf(named), minutesOf(named) + SUMMER_MINUTES);
    return fixed(tzid, WESTMOST_MINUTES, EASTMOST_MINUTES);
  };
  return (tzid) => {
    const name = tzid.trim();
    const zone = known.get(name) ?? find(name);
    known.set(name, zone);
    return zone;
  };
}
