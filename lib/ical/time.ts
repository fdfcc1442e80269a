import type ICAL from 'ical.js';
import { parseCalendarDate, type CalendarDate } from '../domain/values/calendar-date.ts';
import { clockInZone, instantInZone } from '../domain/values/zoned-date.ts';
import type { FeedMoment } from '../domain/feeds/imported-calendar.ts';

// Other names of time zones found in calendars.
const OTHER_NAMES: Record<string, string> = {
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  UTC: 'UTC',
};

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}):\d{2}(Z?))?$/;

function isZone(name: string): boolean {
  try {
    clockInZone(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

function zoneOf(tzid: unknown): string | null {
  if (typeof tzid !== 'string') return null;
  // Some prefix the IANA name with a path.
  const names = [OTHER_NAMES[tzid], tzid, tzid.split('/').slice(-2).join('/')];
  return names.find((name) => name !== undefined && isZone(name)) ?? null;
}

function parts(property: ICAL.Property, index = 0) {
  const match = WRITTEN.exec(String(property.jCal[3 + index]));
  const date = parseCalendarDate(match?.[1]);
  if (!match || !date) throw new Error('Not a date');
  const [hour, minute] = [Number(match[2]), Number(match[3])];
  if (match[2] !== undefined && (hour > 23 || minute > 59)) throw new Error('Not a time');
  return { date, hour, minute, isWhole: match[2] === undefined, isUtc: match[4] === 'Z' };
}

/** Midnight in UTC at both ends is how some write whole days; as instants they would be the evenings before. */
export const isUtcMidnight = (property: ICAL.Property): boolean =>
  String(property.jCal[3]).endsWith('T00:00:00Z');

/** A date or time of a calendar file, on the wall of `timezone`; throws when it is neither. */
export function readMoment(property: ICAL.Property, timezone: string): FeedMoment {
  const { date, hour, minute, isWhole, isUtc } = parts(property);
  if (isWhole) return { date, minute: null };
  const zone = isUtc ? 'UTC' : zoneOf(property.getParameter('tzid'));
  if (zone === null) return { date, minute: hour * 60 + minute };
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return clockInZone(instantInZone(date, time, zone), timezone);
}

export const readDates = (property: ICAL.Property): CalendarDate[] =>
  property.jCal.slice(3).map((_, index) => parts(property, index).date);
