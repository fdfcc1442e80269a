/** @jest-environment jsdom */
import { countSegments, isGsm } from '@/lib/domain/messaging/gsm';
import { formatMoney } from '@/lib/format';
import type { Booking } from '@/lib/domain/bookings/booking';
import { paletteColors } from '@/lib/palettes';
import { applySettings } from '@/lib/shop-settings';
import { renderEmail } from '@/supabase/functions/_shared/email-template';
import { GUEST_EMAILS } from '@/supabase/functions/job-booking-messages/guest-emails';
import {
  writeGuestMessage,
  writeHostEmail,
} from '@/supabase/functions/job-booking-messages/host-emails';
import { writeBookingSms } from '@/supabase/functions/job-booking-messages/booking-sms';
import { CANCELLED, bookingOf, heldBookingOf, refund, TOKEN } from '../lib/support/booking';

const SITE = 'https://www.mountainmamacabins.example';
const LINK = `${SITE}/stay/${TOKEN}`;

type Purpose = keyof typeof GUEST_EMAILS;
const write = (purpose: Purpose, booking: Booking, isArrivalSoon = false) =>
  renderEmail(GUEST_EMAILS[purpose]({ booking, siteUrl: SITE, isArrivalSoon }));

const cancelled = bookingOf({ status: 'cancelled', ...CANCELLED, refunds: [refund()] });

test.each<[Purpose, Booking, string[]]>([
  [
    'booking-confirmed',
    bookingOf(),
    [
      'MM-7K2PXQ4A',
      LINK,
      'Friday, December 4, 2026, from 4:00 PM',
      'through Nov 19, 2026 (until midnight that night, cabin time)',
      'Paid: $1,000.00',
      '.ics',
    ],
  ],
  [
    'cancel-reminder',
    bookingOf(),
    ['through Nov 19, 2026 (until midnight that night, cabin time)', LINK],
  ],
  [
    'arrival',
    bookingOf(),
    ['Gatlinburg, 35.71234, -83.51234', 'by 10:00 AM', 'No smoking indoors', LINK],
  ],
  ['booking-cancelled', cancelled, ['$1,000.00 goes back', '5 to 10 business days', LINK]],
  ['booking-cancelled', bookingOf({ status: 'cancelled', ...CANCELLED }), ['there’s no refund']],
  [
    'booking-cancelled',
    bookingOf({ status: 'cancelled', ...CANCELLED, cancelledBy: 'host', refunds: [refund()] }),
    ['I had to cancel', '$1,000.00 goes back'],
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

test('the confirmation repeats every line of the stored quote', () => {
  const booking = bookingOf();
  const { text } = write('booking-confirmed', booking);
  for (const { label, amountCents } of booking.quote.lines) {
    expect(text).toContain(`${label}: ${formatMoney(amountCents)}`);
  }
  expect(text).toContain(`Total with all fees: ${formatMoney(booking.quote.totalCents)}`);
});

test('a stay booked near its arrival gets the directions at once', () => {
  expect(write('booking-confirmed', bookingOf()).text).not.toContain('35.71234');
  expect(write('booking-confirmed', bookingOf(), true).text).toContain('35.71234');
});

test('a booking made after the deadline promises no free cancellation', () => {
  const { text } = write('booking-confirmed', bookingOf({ confirmedAt: '2026-11-25T12:00:00Z' }));
  expect(text).not.toContain('get back everything');
  expect(text).toContain('this one’s non-refundable');
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
  ['cancel-reminder', bookingOf(), 'free cancellation through Nov 19, 2026.'],
  ['arrival', bookingOf(), 'see you Fri, Dec 4, 4:00 PM. Directions:'],
  ['booking-cancelled', cancelled, 'canceled. Refund: $1,000.00.'],
] as const)('the text for %s fits one message', (purpose, booking, sentence) => {
  const text = writeBookingSms(purpose, { booking, siteUrl: SITE }) ?? '';
  expect(text).toBe(`Mountain Mama Cabins: ${sentence}\n${LINK}\nReply STOP to opt out`);
  expect(isGsm(text)).toBe(true);
  expect(countSegments(text)).toBeLessThanOrEqual(2);
});

test('the host’s email has no link with the token', () => {
  for (const purpose of ['host-confirmed', 'host-cancelled', 'host-late-payment'] as const) {
    const { subject, text } = writeHostEmail(purpose, bookingOf({ guestName: HOSTILE }));
    expect(subject).toContain('(MM-7K2PXQ4A)');
    expect(text).not.toContain(TOKEN);
    expect(text).toContain('june@example.com');
  }
  expect(writeGuestMessage({ body: 'Is there a crib?' }, bookingOf()).text).toMatch(
    /^> Is there a crib\?\n/,
  );
});
