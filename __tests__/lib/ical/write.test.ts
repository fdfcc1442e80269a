import ICAL from 'ical.js';
import { buildCalendarFile, type CalendarFileEvent } from '@/lib/ical/write';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { readCalendarFile } from '@/lib/ical/parse';

const EVENT: CalendarFileEvent = {
  uid: '1f2e@stays.example',
  start: calendarDate('2026-12-04'),
  end: calendarDate('2026-12-07'),
  summary: 'Reserved',
  stamp: new Date('2026-11-21T10:15:30.5Z'),
};
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('whole days with an exclusive end, and the same file from the same stays', () => {
  const file = buildCalendarFile([EVENT], 'Laurel Lantern');
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:Laurel Lantern',
      'UID:1f2e@stays.example',
      'DTSTAMP:20261121T101530Z',
      'DTSTART;VALUE=DATE:20261204',
      'DTEND;VALUE=DATE:20261207',
      'SUMMARY:Reserved',
    ]),
  );
  expect(buildCalendarFile([EVENT], 'Laurel Lantern')).toBe(file);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('instants are written in UTC', () => {
  const start = new Date('2026-12-04T21:00:00Z');
  const file = buildCalendarFile([{ ...EVENT, start, end: new Date('2026-12-07T15:00:00Z') }]);
  expect(linesOf(file)).toEqual(
    expect.arrayContaining(['DTSTART:20261204T210000Z', 'DTEND:20261207T150000Z']),
  );
});

test('no text can begin a line of its own, and no line is too long', () => {
  const bad = 'One\r\nEND:VEVENT\nBEGIN:VEVENT\rUID:2;,\\ \u0007 é🏔️ '.repeat(5);
  const event = {
    ...EVENT,
    summary: bad,
    description: bad,
    location: bad,
    url: `https://a.example/${bad}`,
    uid: bad,
  };
  const file = buildCalendarFile([event], bad);
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(file.match(/^UID/gm)).toHaveLength(1);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const read = readCalendarFile(file, { timezone: 'UTC', until: calendarDate('2029-01-01') });
  expect(read).toMatchObject({ ok: true, unreadable: 0 });
});

test('the file of one event has no name, which would make it a separate calendar', () => {
  expect(buildCalendarFile([EVENT])).not.toMatch(/X-WR-CALNAME/i);
});

const NAMES = [
  'Łukasz Żółć',
  'سارا نجفی‌پور',
  'दीक्षा कुलकर्णी',
  '王小明；家，和',
  'Zoë, Jr.; \\ “the” :colon:',
  '👩‍👩‍👧 Ünïcödé',
  'Nguyễn Thị Ánh',
  'שרה כהן',
];

test.each(NAMES)('“%s” is written as people write it', (name) => {
  const long = `${name} `.repeat(12).trim();
  const event = { ...EVENT, summary: long, description: `${long}\n${name}`, location: name };
  const file = buildCalendarFile([event], long);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // No character is cut in two.
    expect(line.isWellFormed()).toBe(true);
  }
  const calendar = ICAL.Component.fromString(file);
  const read = calendar.getFirstSubcomponent('vevent');
  expect(read?.getFirstPropertyValue('summary')).toBe(long);
  expect(read?.getFirstPropertyValue('description')).toBe(`${long}\n${name}`);
  expect(read?.getFirstPropertyValue('location')).toBe(name);
  const calname = String(calendar.getFirstPropertyValue('x-wr-calname'));
  expect(calname.replace(/\\([\\;,])/g, '$1')).toBe(long);
  expect(calname).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/);
});
