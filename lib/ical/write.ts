import ICAL from 'ical.js';
import type { CalendarDate } from '../domain/values/calendar-date.ts';
import { shop } from '../shop/shop.ts';

export type CalendarFileEvent = {
  /** Never changes for the same thing, because other calendars identify an event by it. */
  uid: string;
  /** Whole days, or instants; the end is exclusive (RFC 5545, §3.6.1). */
  start: CalendarDate | Date;
  end: CalendarDate | Date;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  /** Whether it blocks time; defaults to true. */
  isBusy?: boolean;
  /** When its content last changed, so that the same content gives the same file. */
  stamp: Date;
  /** The number of changes; calendars keep the event with the higher number (RFC 5545, §3.8.7.4). */
  sequence?: number;
};

// The package does not count the blank that begins a folded line; 75 bytes are the most (RFC 5545, §3.1).
// eslint-disable-next-line patches/no-patched-imports -- a setting that the package documents
ICAL.foldLength = 74;

export const CALENDAR_FILE_TYPE = 'text/calendar; charset=utf-8';

const toTime = (value: CalendarDate | Date) =>
  value instanceof Date
    ? ICAL.Time.fromDateTimeString(`${value.toISOString().slice(0, 19)}Z`)
    : ICAL.Time.fromDateString(value);

// Control characters other than line endings aren't allowed in text (RFC 5545, §3.3.11).
const plain = (text: string) => text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '');
// The library escapes standard text values, but writes URLs and custom properties as they are.
const oneLine = (text: string) => text.replace(/\p{Cc}/gu, ' ');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

function toComponent(event: CalendarFileEvent) {
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: unknown) => component.addPropertyWithValue(name, value);
  add('uid', oneLine(event.uid));
  add('dtstamp', toTime(event.stamp));
  if (event.sequence) add('sequence', event.sequence);
  add('dtstart', toTime(event.start));
  add('dtend', toTime(event.end));
  add('summary', plain(event.summary));
  if (event.description) add('description', plain(event.description));
  if (event.location) add('location', plain(event.location));
  if (event.url) add('url', oneLine(event.url));
  add('transp', event.isBusy === false ? 'TRANSPARENT' : 'OPAQUE');
  return component;
}

/**
 * The text of an .ics file (RFC 5545). Only a subscribed calendar gets a name: Outlook turns a file with a name into a
 * separate calendar instead of adding its event.
 */
export function buildCalendarFile(events: readonly CalendarFileEvent[], name?: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${oneLine(shop().name)}//Calendar//EN`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  if (name !== undefined) calendar.addPropertyWithValue('x-wr-calname', escaped(oneLine(name)));
  for (const event of events) calendar.addSubcomponent(toComponent(event));
  return `${calendar.toString()}\r\n`;
}

export const googleCalendarLink = (event: Record<string, string>): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', ...event })}`;
