/** @jest-environment jsdom */
import { countSegments, isGsm } from '@/lib/domain/messaging/gsm';
import { formatMoney } from '@/lib/copy/format';
import type { Booking } from '@/lib/domain/bookings/booking';
import { paletteColors } from '@/lib/shop/palettes';
import { applySettings } from '@/lib/shop/shop-settings';
import { renderEmail } from '@/supabase/functions/_shared/messages/email-template';
import { writeHostChargeEmail } from '@/supabase/functions/job-booking-messages/charge-emails';
import { writeDisputeEmail } from '@/supabase/functions/job-booking-messages/dispute-emails';
import { writeRefundFailed } from '@/supabase/functions/job-booking-messages/refund-emails';
import { GUEST_EMAILS } from '@/supabase/functions/job-booking-messages/guest-emails';
import {
  writeGuestMessage,
  writeHostEmail,
} from '@/supabase/functions/job-booking-messages/host-emails';
import { writeBookingSms } from '@/supabase/functions/job-booking-messages/booking-sms';
import {
  CANCELLED,
  bookingOf,
  heldBookingOf,
  payment,
  refund,
  TOKEN,
} from '../lib/support/booking';

const SITE = 'https://www.mountainmamacabins.example';
const LINK = `${SITE}/stay/${TOKEN}`;

type Purpose = keyof typeof GUEST_EMAILS;
const write = (purpose: Purpose, booking: Booking, isArrivalSoon = false) =>
  renderEmail(GUEST_EMAILS[purpose]({ booking, siteUrl: SITE, isArrivalSoon }));

const { arrival } = bookingOf();
const atTheOak = bookingOf({
  arrival: arrival && { ...arrival, address: '1 Ridge Rd', directions: 'Left at the oak.' },
});
const cancelled = bookingOf({ status: 'cancelled', ...CANCELLED, refunds: [refund()] });

test.each<[Purpose, Booking, string[]]>([
  [
    'booking-confirmed',
    bookingOf(),
    [
      'MM-7K2PXQ4A',
      LINK,
      'Friday, December 4, 2026, from 4:00 PM',
      'through Nov 19, 2026 (until 11:59 PM Eastern time)',
      'Paid: $1,000.00',
      'add-to-calendar link',
    ],
  ],
  ['cancel-reminder', bookingOf(), ['through Nov 19, 2026 (until 11:59 PM Eastern time)', LINK]],
  [
    'arrival',
    atTheOak,
    ['1 Ridge Rd', 'Left at the oak.', 'Get directions', 'by 10:00 AM', 'No smoking indoors', LINK],
  ],
  ['booking-cancelled', cancelled, ['refund $1,000.00', '5 to 10 business days', LINK]],
  ['booking-cancelled', bookingOf({ status: 'cancelled', ...CANCELLED }), ['there’s no refund']],
  [
    'booking-cancelled',
    bookingOf({ status: 'cancelled', ...CANCELLED, cancelledBy: 'host', refunds: [refund()] }),
    ['I had to cancel', 'refund $1,000.00'],
  ],
  [
    'hold-expired',
    heldBookingOf({ status: 'expired' }),
    [`${SITE}/cabins/bear-hollow?check_in=2026-12-04&check_out=2026-12-07`, 'owe nothing'],
  ],
  [
    'late-payment',
    bookingOf({ status: 'expired', refunds: [refund()] }),
    ['there’s no booking', '$1,000.00'],
  ],
])('%s says what it must, in both forms', (purpose, booking, parts) => {
  const { text, html } = write(purpose, booking);
  const plain = html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  for (const part of parts) {
    expect(text).toContain(part);
    const [, value = part] = /^Paid: (.+)$/.exec(part) ?? [];
    expect(plain).toContain(value);
  }
});

test.each(['spruce', 'lake'] as const)(
  'a letter has no color but white and those of the %s palette',
  (colors) => {
    applySettings({ colors });
    const letters = (Object.keys(GUEST_EMAILS) as Purpose[]).map((each) =>
      write(each, bookingOf()),
    );
    const palette = Object.values(paletteColors(colors));
    applySettings({});
    for (const { subject, html } of letters) {
      const others = html.match(/#[0-9a-f]{6}\b/gi)?.filter((color) => !palette.includes(color));
      expect([subject, ...new Set(others)]).toEqual([subject, '#ffffff']);
    }
  },
);

test.each(['booking-confirmed', 'payment-link'] as const)(
  '%s gives the dates before the reference, under headings in the site’s serif',
  (purpose) => {
    const { text, html } = write(purpose, bookingOf());
    expect(text.indexOf('Check-in: ')).toBeLessThan(text.indexOf('Reference: '));
    for (const heading of html.match(/<h2[^>]*>/g) ?? []) expect(heading).toContain('Georgia');
    expect(html).toMatch(/font-family:[^"]*Georgia[^"]*">Mountain Mama Cabins/);
  },
);

test('a test payment is named in a line of its own, and its amount stands alone', () => {
  const payments = [payment({ provider: 'test' })];
  const { text } = write('booking-confirmed', bookingOf({ payments }));
  expect(text).toContain('Paid: $1,000.00\n\nThis was a test payment, so no money moved.');
  expect(write('booking-confirmed', bookingOf()).text).not.toContain('test payment');
});

test('the arrival letter greets with the day of check-in', () => {
  expect(write('arrival', bookingOf()).subject).toBe(
    'See you Friday at Bear Hollow (check-in from 4:00 PM)',
  );
});

test('the host reads of a refund only where there is one', () => {
  expect(writeHostEmail('host-confirmed', bookingOf()).text).not.toContain('Refunded');
  const { text } = writeHostEmail('host-cancelled', cancelled);
  expect(text).toContain('Paid: $1,000.00\nRefunded: $1,000.00\n');
});

test('the confirmation repeats every line of the stored quote', () => {
  const booking = bookingOf();
  const { text } = write('booking-confirmed', booking);
  for (const { label, amountCents } of booking.quote.lines) {
    expect(text).toContain(`${label}: ${formatMoney(amountCents)}`);
  }
  expect(text).toContain(`Total with fees and taxes: ${formatMoney(booking.quote.totalCents)}`);
});

test('a stay booked near its arrival gets the directions at once', () => {
  expect(write('booking-confirmed', atTheOak).text).not.toContain('35.71234');
  expect(write('booking-confirmed', atTheOak, true).text).toContain('35.71234');
});

test('a booking made after the deadline promises no free cancellation', () => {
  const { text } = write('booking-confirmed', bookingOf({ confirmedAt: '2026-11-25T12:00:00Z' }));
  expect(text).not.toContain('get back everything');
  expect(text).toContain('I can only refund nights someone else books.');
});

const HOSTILE = `Bear <script>alert(1)</script> & "Co"\r\nBcc: all@example.com\u2028`;

test('markup stays text, and a subject is one line', () => {
  const booking = bookingOf();
  booking.cabin = { ...booking.cabin, title: HOSTILE, houseRules: ['<b>rule</b>'] };
  for (const purpose of Object.keys(GUEST_EMAILS) as Purpose[]) {
    const { subject, html } = write(purpose, booking, true);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(html).not.toMatch(/<script|<b>/);
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    expect(body.querySelectorAll('script, b, [onerror]')).toHaveLength(0);
    for (const { src } of body.querySelectorAll('img')) {
      expect(src).toMatch(/^https?:\/\/[^/]+\/(images\/notes\/signature|stay\/\w+\/map)\.png$/);
    }
    expect(body.textContent).toContain('Bear <script>alert(1)</script>');
  }
});

test.each([
  ['June Carter', 'Hi June,'],
  ['Zoë', 'Hi Zoë,'],
  ['O’Malley-Smith', 'Hi O’Malley-Smith,'],
  ['www.evil.example', 'Hi there,'],
  ['https://evil.example free', 'Hi there,'],
  ['<b>', 'Hi there,'],
  ['J'.repeat(31), 'Hi there,'],
  ['李 小龍', 'Hi 李,'],
])('%s is greeted with %s', (guestName, greeting) => {
  expect(write('arrival', bookingOf({ guestName })).text.startsWith(greeting)).toBe(true);
});

test.each([
  ['booking-confirmed', bookingOf(), "you're booked, Fri, Dec 4 - Mon, Dec 7."],
  ['cancel-reminder', bookingOf(), 'Nov 19 is your last day to cancel free.'],
  ['arrival', atTheOak, 'see you Fri, Dec 4, 4:00 PM. Directions:'],
  ['booking-cancelled', cancelled, "canceled. You'll get $1,000.00 back."],
] as const)('the text for %s fits one message', (purpose, booking, sentence) => {
  const text = writeBookingSms(purpose, { booking, siteUrl: SITE }) ?? '';
  expect(text).toBe(`Mountain Mama Cabins: ${sentence}\n${LINK}\nReply STOP to opt out`);
  expect(isGsm(text)).toBe(true);
  expect(countSegments(text)).toBeLessThanOrEqual(2);
});

const CHARGE = {
  id: 'c1',
  kind: 'extra',
  label: 'Firewood',
  reason: null,
  amountCents: 2_500,
  paidAt: null,
  status: 'open',
  createdAt: '2026-11-01T00:00:00Z',
} as unknown as Parameters<typeof writeHostChargeEmail>[2];
const DISPUTE = {
  state: 'open',
  amountCents: 2_500,
  reason: null,
  answerBy: '2026-12-01T00:00:00Z',
} as unknown as Parameters<typeof writeDisputeEmail>[2];
const REFUND = { amountCents: 2_500 } as Parameters<typeof writeRefundFailed>[1];
const hostile = () => bookingOf({ guestName: HOSTILE });

test.each([
  ['a new booking', () => writeHostEmail('host-confirmed', hostile())],
  ['a cancellation', () => writeHostEmail('host-cancelled', hostile())],
  ['a late payment', () => writeHostEmail('host-late-payment', hostile())],
  ['a paid charge', () => writeHostChargeEmail('charge_paid', hostile(), CHARGE)],
  ['a charge sent back', () => writeHostChargeEmail('charge_refunded', hostile(), CHARGE)],
  ['a failed refund', () => writeRefundFailed(hostile(), REFUND)],
  ['a dispute', () => writeDisputeEmail('dispute_opened', hostile(), DISPUTE)],
  ['a lost dispute', () => writeDisputeEmail('dispute_lost', hostile(), DISPUTE)],
] as const)('the host’s email of %s has one link, to the booking in the console', (_of, write) => {
  const { subject = '', text = '' } = write() ?? {};
  expect(subject).toContain('(MM-7K2PXQ4A)');
  expect(text).not.toContain(TOKEN);
  expect(text).toContain('june@example.com');
  expect(text.split('\n').filter((line) => /^https?:/.test(line))).toEqual([
    expect.stringMatching(/\/host\/bookings\/MM-7K2PXQ4A$/),
  ]);
  // Contractions, as in all letters.
  expect(`${subject} ${text}`).not.toMatch(/\b(can|could|did|do|does|is|was)\s?not\b|cancelled/i);
});

test('a guest’s message is quoted, and answered in the console', () => {
  const { text } = writeGuestMessage({ body: 'Is there a crib?' }, bookingOf());
  expect(text).toMatch(/^> Is there a crib\?\n/);
  expect(text).toContain('/host/messages/MM-7K2PXQ4A\n');
});
