import { propertiesOf, type Properties, type Property } from './content-lines.ts';
import {
  firstMoment,
  lastMoment,
  parseDuration,
  parseStamp,
  readStamp,
  type Clocks,
  type Stamp,
} from './time.ts';
import { endOfWall, isMidnight, MS_PER_DAY, parseWall, startOfDay } from './wall.ts';
import type { Zone } from './zones.ts';
import type { FeedReason } from '../domain/feeds/imported-calendar.ts';

/** How long it is: as a clock shows it, and as time that passes. Null: not known, its first night is taken. */
export type Length = { wall: number; exact: number } | null;
export type Span = { start: Stamp; length: Length; reasons: FeedReason[] };

const ALL_DAY = /^X-.*ALL-?DAY/;

/** Whether it is said of an event that it takes whole days. */
const isAllDay = (properties: Properties): boolean =>
  properties.some(({ name, value }) => ALL_DAY.test(name) && /^(?:TRUE|YES|1)$/i.test(value));

const WITHIN_DAYS = /FREQ=(?:HOURLY|MINUTELY|SECONDLY)|BY(?:HOUR|MINUTE|SECOND)=/i;

/** Whether it repeats at other times of day: then its midnights are times like these. */
const repeatsWithinDays = (properties: Properties): boolean =>
  propertiesOf(properties, 'RRULE').some(({ value }) => WITHIN_DAYS.test(value));

const saysDate = (property: Property | undefined): boolean =>
  property?.params.get('VALUE')?.trim().toUpperCase() === 'DATE';

const asDate = (wall: number, writtenIn: Zone): Stamp => ({ wall, zone: null, writtenIn });

/**
 * The dates of an event of whole days: those that are written, in whatever zone. Times of day stand in for the midnights
 * of the cabin where they are these, else every day they touch counts.
 */
function wholeDays(start: Stamp, end: Stamp, clocks: Clocks): { start: Stamp; end: Stamp } {
  if (!start.zone) return { start, end };
  const { zone } = start;
  if (!isMidnight(start.wall) || (end.zone && !isMidnight(end.wall))) {
    const [from, to] = [firstMoment(start, clocks), lastMoment(end, clocks)];
    if (from.minute === 0 && to.minute === 0)
      return {
        start: asDate(Date.parse(from.date), zone),
        end: { wall: Date.parse(to.date), zone: null },
      };
  }
  const wall = startOfDay(end.wall + MS_PER_DAY - 1);
  return { start: asDate(startOfDay(start.wall), zone), end: { wall, zone: null } };
}

/** The end that is written; null where none is, or none that can be read. */
function endOf(properties: Properties, start: Stamp, clocks: Clocks): Stamp | null {
  const [to] = propertiesOf(properties, 'DTEND');
  const end = to ? parseStamp(to.value, to, clocks) : null;
  if (end) {
    if (saysDate(to)) return { wall: startOfDay(end.wall), zone: null };
    return end.zone ? { ...end, wall: endOfWall(end.wall) } : end;
  }
  const [duration] = propertiesOf(properties, 'DURATION');
  const lasts = duration ? parseDuration(duration.value) : null;
  if (lasts === null) return null;
  const wall = start.wall + lasts;
  return { ...start, wall: start.zone ? endOfWall(wall) : startOfDay(wall + MS_PER_DAY - 1) };
}

/** The start, or the day of one whose time of day cannot be read; throws where not even that can. */
function startOf(from: Property, clocks: Clocks): { start: Stamp; isWholeRead: boolean } {
  const start = parseStamp(from.value, from, clocks);
  if (start) return { start, isWholeRead: true };
  const [day = ''] = /^\d{4}-?\d{2}-?\d{2}(?!\d)/.exec(from.value.trim()) ?? [];
  return { start: readStamp(day, from, clocks), isWholeRead: false };
}

/** The start and the length of an event; throws when it cannot be said when it begins. */
export function readSpan(properties: Properties, clocks: Clocks): Span {
  const [from] = propertiesOf(properties, 'DTSTART');
  if (!from) throw new Error('An event without a start');
  const { start: read, isWholeRead } = startOf(from, clocks);
  const written = saysDate(from) && read.zone ? asDate(startOfDay(read.wall), read.zone) : read;
  const end = endOf(properties, written, clocks);
  const hasEnd = properties.some(({ name }) => name === 'DTEND' || name === 'DURATION');
  const isMidnights =
    isMidnight(written.wall) &&
    (end === null
      ? written.zone?.isUtc
      : isMidnight(end.wall) && (!end.zone || end.zone.id === written.zone?.id));
  const isWhole = (isMidnights || isAllDay(properties)) && !repeatsWithinDays(properties);
  const whole = isWhole ? wholeDays(written, end ?? written, clocks) : null;
  const start = whole?.start ?? written;
  const length = end && lengthBetween(start, whole?.end ?? end, clocks);
  // A date alone is a day, and some give a single day its own date as its end.
  const isUsable = length ? length.exact > 0 || (length.exact === 0 && !start.zone) : !start.zone;
  const reasons: FeedReason[] = [];
  if (!isWholeRead) reasons.push('start');
  if (!isUsable || (hasEnd && !end)) reasons.push('end');
  if (start.zone && !start.zone.isExact) reasons.push('zone');
  return { start, length: isUsable ? length : null, reasons };
}

/** A period of time, "start/end" or "start/duration"; null when its start cannot be read. */
export function readPeriod(text: string, { params }: Property, clocks: Clocks): Span | null {
  const [from = '', to] = text.split('/');
  if (!parseWall(from)) return null;
  const properties = [{ name: 'DTSTART', params, value: from }];
  if (to !== undefined)
    properties.push({ name: /^\s*[+-]?P/i.test(to) ? 'DURATION' : 'DTEND', params, value: to });
  return readSpan(properties, clocks);
}

/** Negative where the end comes first. */
function lengthBetween(start: Stamp, end: Stamp, clocks: Clocks): { wall: number; exact: number } {
  if (!start.zone) {
    const days = isMidnight(end.wall) ? { ...end, zone: null } : end;
    const { date, minute } = lastMoment(days, clocks);
    // Parts of a day count as days of an event of whole days.
    const lasts = Date.parse(date) - start.wall + (minute ? MS_PER_DAY : 0);
    return Date.parse(date) < start.wall
      ? { wall: -MS_PER_DAY, exact: -MS_PER_DAY }
      : { wall: lasts, exact: lasts };
  }
  // A date as the end of a time is its midnight.
  const { wall } = end;
  const zone = end.zone ?? start.zone;
  const isSame = zone.id === start.zone.id;
  const exact =
    isSame && !zone.isExact
      ? wall - start.wall
      : zone.instants(wall).last - start.zone.instants(start.wall).first;
  return { wall: isSame ? wall - start.wall : exact, exact };
}
