import { calendarDate } from '@/lib/domain/values/calendar-date';
import { itineraryCalendarFile, itineraryGoogleLink } from '@/lib/ical/itinerary-ics';

const trip = {
  title: 'Cousins',
  url: 'https://cabins.example/shared-itinerary/abc',
  stay: { checkIn: calendarDate('2027-01-15'), checkOut: calendarDate('2027-01-18') },
};
const mark = { uid: 'abc@cabins.example', updatedAt: '2026-11-20T21:15:57.123Z' };

test('the event lasts all day, and its end does not belong to it', () => {
  const lines = itineraryCalendarFile(trip, mark).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270115');
  expect(lines).toContain('DTEND;VALUE=DATE:20270118');
  expect(lines).toContain('DTSTAMP:20261120T211557Z');
  expect(lines.at(-1)).toBe('');
});

test('who plans a trip is not shown as busy', () => {
  expect(itineraryCalendarFile(trip, mark)).toContain('TRANSP:TRANSPARENT');
});

test('a title can add no line and no property', () => {
  const title = 'A; B, C\\D\nATTENDEE:mailto:x@example.com\r\nEND:VEVENT';
  const text = itineraryCalendarFile({ ...trip, title }, mark);
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(text.replace(/\r\n /g, '')).toContain(
    'SUMMARY:A\\; B\\, C\\\\D\\nATTENDEE:mailto:x@example.com\\nEND:VEVENT',
  );
});

test('no line is longer than 75 bytes, and none ends within a character', () => {
  const title = '🏔️ Ünïcödé '.repeat(8);
  const text = itineraryCalendarFile({ ...trip, title }, mark);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`);
});

test('Google Calendar gets the same days', () => {
  const link = new URL(itineraryGoogleLink({ ...trip, title: 'A & B' }));
  expect(link.searchParams.get('dates')).toBe('20270115/20270118');
  expect(link.searchParams.get('text')).toBe('A & B');
});
