import ICAL from 'ical.js';
import { bookingCalendarFile, bookingGoogleLink } from '@/lib/ical/booking-ics';
import { bookingOf, TOKEN } from '../support/booking';

const hostile = bookingOf();
hostile.cabin.title = 'Bear; Hollow, "the \\ big\r\nBEGIN:VALARM one" ' + 'ä'.repeat(80);

function readEvent(file: string) {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}

test('the stay from check-in to check-out on the cabin’s clocks', () => {
  const event = readEvent(bookingCalendarFile(bookingOf(), 'cabins.example'));
  expect(event.uid).toBe('booking-mm-7k2pxq4a@cabins.example');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-04T21:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-07T15:00:00.000Z');
  expect(event.location).toBe('35.71234, -83.51234');
  expect(event.summary).toBe('Bear Hollow, Gatlinburg');
});

test('the same booking is the same file, without the key to its page', () => {
  const file = bookingCalendarFile(bookingOf(), 'cabins.example');
  expect(bookingCalendarFile(bookingOf(), 'cabins.example')).toBe(file);
  expect(file).not.toContain(TOKEN);
  expect(file).not.toContain('X-WR-CALNAME');
  expect(bookingGoogleLink(bookingOf())).not.toContain(TOKEN);
});

test('a changed stay is the same event with a higher number and a later stamp', () => {
  const before = bookingCalendarFile(bookingOf(), 'cabins.example');
  expect(before).not.toContain('SEQUENCE');
  const changed = bookingOf({ moves: 2, movedAt: '2026-11-05T09:30:00Z' });
  const event = readEvent(bookingCalendarFile(changed, 'cabins.example'));
  expect(event.uid).toBe(readEvent(before).uid);
  expect(event.component.getFirstPropertyValue('sequence')).toBe(2);
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-05T09:30:00Z');
});

test('a title cannot break out of its line, and lines are folded at 75 bytes', () => {
  const file = bookingCalendarFile(hostile, 'cabins.example');
  const event = readEvent(file);
  expect(event.component.getAllSubcomponents()).toEqual([]);
  expect(event.summary).toContain('Bear; Hollow, "the \\ big');
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
});

test('Google’s link says the same', () => {
  const { searchParams } = new URL(bookingGoogleLink(bookingOf()));
  expect(searchParams.get('dates')).toBe('20261204T210000Z/20261207T150000Z');
  expect(searchParams.get('ctz')).toBe('America/New_York');
  expect(searchParams.get('text')).toBe('Bear Hollow, Gatlinburg');
});
