import ICAL from 'ical.js';
import { addDays, nightsBetween, type CalendarDate } from '../domain/values/calendar-date.ts';
import type { FeedEvent, FeedMoment } from '../domain/feeds/imported-calendar.ts';
import { isUtcMidnight, readMoment } from './time.ts';
import { repeatsOf, STEPS_PER_FILE, type Steps } from './recurrence.ts';

// A calendar with more is not one of a cabin.
const MAX_EVENTS = 5000;
const MINUTES_PER_DAY = 1440;

type CalendarFile =
  | { ok: true; events: FeedEvent[]; unreadable: number }
  | { ok: false; error: 'not_a_calendar' | 'cut_off' | 'too_many_events' };

const WANTED =
  /^(UID|SUMMARY|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|EXDATE|RDATE|RECURRENCE-ID)[;:]/i;

const DATED = /^((?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID)(?:;[^:]*)?):(.*)$/i;

/** Some say that a time is a date, or do not say that a date is one: what stands there decides. */
function withTrueType(line: string): string {
  const [, name, value] = DATED.exec(line) ?? [];
  if (name === undefined || value === undefined) return line;
  const isDate = /^\d{8}(,\d{8})*\s*$/.test(value);
  return `${name.replace(/;VALUE=[^;:]*/i, '')}${isDate ? ';VALUE=DATE' : ''}:${value.trim()}`;
}

/** The lines of each event that matter; what else stands there may be as broken as it likes. */
function splitEvents(text: string): string[][] {
  const events: string[][] = [];
  let depth = 0;
  let lines: string[] | null = null;
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n|\r/)) {
    const name = line.trim().toUpperCase();
    if (name === 'BEGIN:VEVENT') {
      lines = [];
      depth = 0;
    } else if (name === 'END:VEVENT') {
      if (lines) events.push(lines);
      lines = null;
    } else if (name.startsWith('BEGIN:')) depth++;
    else if (name.startsWith('END:')) depth--;
    // Alarms stand inside an event and have a DURATION of their own.
    else if (depth <= 0 && WANTED.test(line)) lines?.push(withTrueType(line));
  }
  return events;
}

type Component = InstanceType<typeof ICAL.Component>;

const textOf = (component: Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '');

function addMinutes({ date, minute }: FeedMoment, minutes: number): FeedMoment {
  if (minute === null)
    return { date: addDays(date, Math.ceil(minutes / MINUTES_PER_DAY)), minute: null };
  const end = minute + minutes;
  return { date: addDays(date, Math.floor(end / MINUTES_PER_DAY)), minute: end % MINUTES_PER_DAY };
}

function readSpan(component: Component, timezone: string) {
  const from = component.getFirstProperty('dtstart');
  if (!from) throw new Error('An event without a start');
  const to = component.getFirstProperty('dtend');
  const isWhole = isUtcMidnight(from) && (!to || isUtcMidnight(to));
  const zone = isWhole ? 'UTC' : timezone;
  const read = (property: ICAL.Property): FeedMoment => {
    const moment = readMoment(property, zone);
    return isWhole ? { ...moment, minute: null } : moment;
  };
  const start = read(from);
  if (to) return { start, end: read(to) };
  const duration = component.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return { start, end: null };
  return { start, end: addMinutes(start, Math.round(duration.toSeconds() / 60)) };
}

function movedBy({ date, minute }: FeedMoment, days: number): FeedMoment {
  return { date: addDays(date, days), minute };
}

type Reading = { timezone: string; until: CalendarDate; steps: Steps };

/** An event and its repeats; throws when it cannot be understood. */
function readEvent(lines: readonly string[], { timezone, until, steps }: Reading) {
  const component = ICAL.Component.fromString(
    ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'),
  );
  const { start, end } = readSpan(component, timezone);
  if (end && end.date < start.date) throw new Error('An event that ends before it starts');
  const replaces = component.getFirstProperty('recurrence-id');
  const event: FeedEvent = {
    uid: textOf(component, 'uid'),
    summary: textOf(component, 'summary'),
    start,
    end,
    isCancelled: textOf(component, 'status').trim().toUpperCase() === 'CANCELLED',
    isTransparent: textOf(component, 'transp').trim().toUpperCase() === 'TRANSPARENT',
  };
  const days = repeatsOf(component, start.date, until, steps).map((day) =>
    nightsBetween(start.date, day),
  );
  return {
    replaces: replaces ? `${event.uid} ${readMoment(replaces, timezone).date}` : null,
    events: days.map((shift) => ({
      ...event,
      start: movedBy(start, shift),
      end: end && movedBy(end, shift),
    })),
  };
}

/**
 * The events of an .ics file, local to that zone, with repeats expanded until the day. An event that cannot be read is
 * counted and skipped. VTIMEZONE definitions are ignored.
 */
export function readCalendarFile(
  text: string,
  { timezone, until }: { timezone: string; until: CalendarDate },
): CalendarFile {
  const body = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR\b/i.test(body)) return { ok: false, error: 'not_a_calendar' };
  if (!/\bEND:VCALENDAR$/i.test(body)) return { ok: false, error: 'cut_off' };
  const blocks = splitEvents(body);
  if (blocks.length > MAX_EVENTS) return { ok: false, error: 'too_many_events' };
  const reading = { timezone, until, steps: { left: STEPS_PER_FILE } };
  const read = blocks.map((lines) => {
    try {
      return readEvent(lines, reading);
    } catch {
      return null;
    }
  });
  const replaced = new Set(read.map((each) => each?.replaces));
  const events = read.flatMap((each) => {
    if (!each || each.replaces) return each?.events ?? [];
    return each.events.filter(({ uid, start }) => !replaced.has(`${uid} ${start.date}`));
  });
  return { ok: true, events, unreadable: read.filter((each) => each === null).length };
}
