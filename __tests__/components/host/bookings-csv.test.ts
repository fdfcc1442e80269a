/** @jest-environment node */
import { toBookingsCsv } from '@/components/host/bookings-csv';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { BookingListRow } from '@/lib/schemas/host/bookings';
import { parseBookingSearch, toBookingQuery } from '@/lib/schemas/host/parse-booking-search';

const BOOKING: BookingListRow = {
  reference: 'MM-23456789',
  status: 'confirmed',
  cabin: 'Laurel Lantern',
  slug: 'laurel-lantern',
  checkIn: calendarDate('2027-03-01'),
  checkOut: calendarDate('2027-03-04'),
  guestName: 'Ada Lovelace',
  guestEmail: 'ada@example.com',
  guestPhone: '(865) 555-0100',
  totalCents: 97_305,
  paidCents: 97_305,
  refundedCents: 5,
  createdAt: '2026-11-24T20:00:00Z',
  unanswered: 0,
};

const lineOf = (changes: Partial<BookingListRow> = {}) =>
  toBookingsCsv([{ ...BOOKING, ...changes }]).split('\r\n')[1];

test('names its columns, and writes amounts in dollars', () => {
  const [heading] = toBookingsCsv([]).split('\r\n');
  expect(heading).toBe(
    '\uFEFFReference,State,Cabin,Check-in,Check-out,Guest,E-mail,Phone,Total,Paid,Refunded,Booked at',
  );
  expect(lineOf()).toBe(
    'MM-23456789,confirmed,Laurel Lantern,2027-03-01,2027-03-04,Ada Lovelace,ada@example.com,(865) 555-0100,973.05,973.05,0.05,2026-11-24T20:00:00Z',
  );
});

test.each([
  ['Lovelace, Ada', '"Lovelace, Ada"'],
  ['Ada "Ace" L', '"Ada ""Ace"" L"'],
  ['=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")"`],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
])('a guest named %s', (guestName, cell) => {
  expect(lineOf({ guestName })).toContain(`,2027-03-04,${cell},ada@example.com,`);
});

test('what a role may not see stays empty', () => {
  expect(lineOf({ guestEmail: null, guestPhone: null })).toContain(',Ada Lovelace,,,973.05,');
});

test.each([
  [{}, ''],
  [
    { q: 'ada', state: 'confirmed', from: '2027-01-01', to: '', sort: 'total', desc: '0' },
    'q=ada&from=2027-01-01&sort=total&state=confirmed&desc=0',
  ],
  [{ state: ['confirmed', 'cancelled'] }, 'state=confirmed&state=cancelled'],
])('a search %j and its query', (params, query) => {
  const search = parseBookingSearch(params);
  expect(search && toBookingQuery(search)).toBe(query);
});

test.each([{ from: 'tomorrow' }, { state: 'lost' }, { unknown: '1' }])(
  '%j is refused',
  (params) => {
    expect(parseBookingSearch(params)).toBeNull();
  },
);
