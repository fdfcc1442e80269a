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

/** The length in local time and in elapsed time; null when unknown, so the first night is taken. */
export type Length = { wall: number; exact: number } | null;
export type Span = { start: Stamp; length: Length; reasons: FeedReason[] };

const ALL_DAY = /^X-.*ALL-?DAY/;

/** Whether the event is marked as all-day. */
const isAllDay = (properties: Properties): boolean =>
  properties.some(({ name, value }) => ALL_DAY.test(name) && /^(?:TRUE|YES|1)$/i.test(value));

const WITHIN_DAYS = /FREQ=(?:HOURLY|MINUTELY|SECONDLY)|BY(?:HOUR|MINUTE|SECOND)=/i;

/** Whether it repeats at other times of day, so that its midnights are ordinary times. */
const repeatsWithinDays = (properties: Properties): boolean =>
  propertiesOf(properties, 'RRULE').some(({ value }) => WITHIN_DAYS.test(value));

const saysDate = (property: Property | undefined): boolean =>
  property?.params.get('VALUE')?.trim().toUpperCase() === 'DATE';

const asDate = (wall: number, writtenIn: Zone): Stamp => ({ wall, zone: null, writtenIn });

/**
 * The dates of an all-day event as written, in any zone. Times that are midnights at the cabin count as dates;
 * otherwise every day they touch counts.
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

/** The written end; null when it is missing or can't be read. */
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

/** The start, or only its day when the time can't be read; throws when the day can't be read either. */
function startOf(from: Property, clocks: Clocks): { start: Stamp; isWholeRead: boolean } {
  const start = parseStamp(from.value, from, clocks);
  if (start) return { start, isWholeRead: true };
  const [day = ''] = /^\d{4}-?\d{2}-?\d{2}(?!\d)/.exec(from.value.trim()) ?? [];
  return { start: readStamp(day, from, clocks), isWholeRead: false };
}

/** The start and length of an event; throws when the start can't be read. */
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
  // A date without an end is one day, and some programs end a single day on the same date.
  const isUsable = length ? length.exact > 0 || (length.exact === 0 && !start.zone) : !start.zone;
  const reasons: FeedReason[] = [];
  if (!isWholeRead) reasons.push('start');
  if (!isUsable || (hasEnd && !end)) reasons.push('end');
  if (start.zone && !start.zone.isExact) reasons.push('zone');
  return { start, length: isUsable ? length : null, reasons };
}

/** A period "start/end" or "start/duration"; null when its start can't be read. */
export function readPeriod(text: string, { params }: Property, clocks: Clocks): Span | null {
  const [from = '', to] = text.split('/');
  if (!parseWall(from)) return null;
  const properties = [{ name: 'DTSTART', params, value: from }];
  if (to !== undefined)
    properties.push({ name: /^\s*[+-]?P/i.test(to) ? 'DURATION' : 'DTEND', params, value: to });
  return readSpan(properties, clocks);
}

/** Negative when the end is before the start. */
function lengthBetween(start: Stamp, end: Stamp, clocks: Clocks): { wall: number; exact: number } {
  if (!start.zone) {
    const days = isMidnight(end.wall) ? { ...end, zone: null } : end;
    const { date, minute } = lastMoment(days, clocks);
    // In an all-day event, partial days count as days.
    const lasts = Date.parse(date) - start.wall + (minute ? MS_PER_DAY : 0);
    return Date.parse(date) < start.wall
      ? { wall: -MS_PER_DAY, exact: -MS_PER_DAY }
      : { wall: lasts, exact: lasts };
  }
  // A date as the end of a timed event means its midnight.
  const { wall } = end;
  const zone = end.zone ?? start.zone;
  const isSame = zone.id === start.zone.id;
  const exact =
    isSame && !zone.isExact
      ? wall - start.wall
      : zone.instants(wall).last - start.zone.instants(start.wall).first;
  return { wall: isSame ? wall - start.wall : exact, exact };
}
