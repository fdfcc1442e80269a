import fc from 'fast-check';
import { toBookingsCsv } from '@/components/host/bookings/bookings-csv';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { BookingListRow } from '@/lib/schemas/host/bookings/bookings';
import {
  parseBookingSearch,
  toBookingQuery,
} from '@/lib/schemas/host/bookings/parse-booking-search';

const BOOKING: BookingListRow = {
  reference: 'MM-23456789',
  status: 'confirmed',
  cabin: 'Laurel Lantern',
  slug: 'laurel-lantern',
  checkIn: calendarDate('2027-03-01'),
  checkOut: calendarDate('2027-03-04'),
  guestName: 'Ada Lovelace',
  guestEmail: 'ada@example.com',
  guestPhone: '+18655550100',
  totalCents: 97_305,
  damageDepositCents: 20_000,
  paidCents: 97_305,
  refundedCents: 5,
  createdAt: '2026-11-24T20:00:00Z',
  unanswered: 0,
};

const lineOf = (changes: Partial<BookingListRow> = {}) => {
  const file = toBookingsCsv([{ ...BOOKING, ...changes }]);
  return file.slice(file.indexOf('\r\n') + 2, -2);
};

test('names its columns, and writes amounts in dollars', () => {
  const [heading] = toBookingsCsv([]).split('\r\n');
  expect(heading).toBe(
    '\uFEFFReference,State,Cabin,Check-in,Check-out,Guest,Email,Phone,Total,Damage deposit in total,Paid,Refunded,Booked at (Eastern Time)',
  );
  expect(lineOf()).toBe(
    'MM-23456789,confirmed,Laurel Lantern,2027-03-01,2027-03-04,Ada Lovelace,ada@example.com,(865) 555-0100,973.05,200.00,973.00,0.05,2026-11-24 15:00',
  );
});

test.each([
  ['Lovelace, Ada', '"Lovelace, Ada"'],
  ['Ada "Ace" L', '"Ada ""Ace"" L"'],
  ['=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")"`],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['−1', "'−1"],
  [' =1+1', " '=1+1"],
  ['\u00a0=1+1', "\u00a0'=1+1"],
  ['\u200b=1+1', "\u200b'=1+1"],
  ['\t=1+1', `"\t'=1+1"`],
  ['\r=1+1', `"\r'=1+1"`],
  ['"=1+1', `"""'=1+1"`],
  ['x;=1+1', `"x;'=1+1"`],
  ['x; ＝1+1', `"x; '＝1+1"`],
  ['x,-1', `"x,'-1"`],
  ['x\n@A1', `"x\n'@A1"`],
  ["=cmd|' /C calc'!A0", `"'=cmd|' /C calc'!A0"`],
  ['x|=1', `"x|'=1"`],
  ['Anne-Marie O’Hara @ home', 'Anne-Marie O’Hara @ home'],
])('a guest named %s', (guestName, cell) => {
  expect(lineOf({ guestName })).toContain(`,2027-03-04,${cell},ada@example.com,`);
});

test.each([
  ['+18654291188', '(865) 429-1188'],
  ['+4792234567', '(+47) 92 23 45 67'],
  ['+393471234567', '(+39) 347 123 4567'],
])('the phone %s is written as %s, which is no sum', (guestPhone, cell) => {
  expect(lineOf({ guestPhone })).toContain(`,ada@example.com,${cell},973.05,`);
});

test('a cancelled booking shows what is left of the payment, like the list', () => {
  const paid = { paidCents: 152_438, refundedCents: 152_438 };
  expect(lineOf({ ...paid, status: 'cancelled' })).toContain(',973.05,200.00,0.00,1524.38,');
});

test('no cell begins a formula, however the line is parted', () => {
  const piece = fc.constantFrom(...'=+-@＝＋－＠ ;,|\t\r\n"\'ax1\u00a0\u200b');
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 12 }), (text) => {
      const line = lineOf({ guestName: text, guestEmail: text, cabin: text }).normalize('NFKC');
      for (const cell of line.split(/[,;|\t\r\n]/)) {
        expect(cell.replace(/^[\s\p{Cf}"]+/u, '')).not.toMatch(/^[=+@-]/);
      }
    }),
    { numRuns: 200 },
  );
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
