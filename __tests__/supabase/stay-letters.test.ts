import { countSegments, isGsm } from '@/lib/domain/gsm';
import { formatMoney } from '@/lib/format';
import type { GuestStay } from '@/lib/domain/guest-stay';
import { writeLetter } from '@/supabase/functions/_shared/letter';
import { GUEST_LETTERS } from '@/supabase/functions/job-booking-messages/guest-letters';
import {
  writeGuestMessage,
  writeHostLetter,
} from '@/supabase/functions/job-booking-messages/host-letters';
import { writeStayText } from '@/supabase/functions/job-booking-messages/stay-texts';
import { CANCELLED, guestStayOf, heldStayOf, refund, TOKEN } from '../lib/support/guest-stay';

const SITE = 'https://www.mountainmamacabins.example';
const LINK = `${SITE}/stay/${TOKEN}`;

type Purpose = keyof typeof GUEST_LETTERS;
const write = (purpose: Purpose, stay: GuestStay, isArrivalSoon = false) =>
  writeLetter(GUEST_LETTERS[purpose]({ stay, siteUrl: SITE, isArrivalSoon }));

const cancelled = guestStayOf({ status: 'cancelled', ...CANCELLED, refunds: [refund()] });

test.each<[Purpose, GuestStay, string[]]>([
  [
    'booking-confirmed',
    guestStayOf(),
    [
      'MM-7K2PXQ4A',
      LINK,
      'Friday, December 4, 2026, from 4:00 PM',
      'Fri, Nov 20, 2026, 12:00 AM EST',
      'Paid: $1,000.00',
      '.ics',
    ],
  ],
  ['cancel-reminder', guestStayOf(), ['Fri, Nov 20, 2026, 12:00 AM EST', LINK]],
  ['arrival', guestStayOf(), ['35.71234, -83.51234', 'by 10:00 AM', 'No smoking indoors', LINK]],
  ['booking-cancelled', cancelled, ['$1,000.00 goes back', '5 to 10 business days', LINK]],
  [
    'booking-cancelled',
    guestStayOf({ status: 'cancelled', ...CANCELLED }),
    ['nothing is paid back'],
  ],
  [
    'booking-cancelled',
    guestStayOf({ status: 'cancelled', ...CANCELLED, cancelledBy: 'host', refunds: [refund()] }),
    ['we had to cancel', '$1,000.00 goes back'],
  ],
  [
    'hold-expired',
    heldStayOf({ status: 'expired' }),
    [`${SITE}/cabins/bear-hollow?check_in=2026-12-04&check_out=2026-12-07`, 'owe nothing'],
  ],
  [
    'late-payment',
    guestStayOf({ status: 'expired', refunds: [refund()] }),
    ['There is no booking', '$1,000.00'],
  ],
])('%s says what it must, in both forms', (purpose, stay, parts) => {
  const { text, html } = write(purpose, stay);
  const plain = html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  for (const part of parts) {
    expect(text).toContain(part);
    const [, value = part] = /^Paid: (.+)$/.exec(part) ?? [];
    expect(plain).toContain(value);
  }
});

test('the confirmation repeats every line of the stored quote', () => {
  const stay = guestStayOf();
  const { text } = write('booking-confirmed', stay);
  for (const { label, amountCents } of stay.quote.lines) {
    expect(text).toContain(`${label}: ${formatMoney(amountCents)}`);
  }
  expect(text).toContain(`Total with all fees: ${formatMoney(stay.quote.totalCents)}`);
});

test('a stay booked near its arrival is told the way at once', () => {
  expect(write('booking-confirmed', guestStayOf()).text).not.toContain('35.71234');
  expect(write('booking-confirmed', guestStayOf(), true).text).toContain('35.71234');
});

test('what was booked after the deadline promises no free cancellation', () => {
  const { text } = write('booking-confirmed', guestStayOf({ confirmedAt: '2026-11-25T12:00:00Z' }));
  expect(text).not.toContain('get back everything');
  expect(text).toContain('a cancellation pays nothing back');
});

const HOSTILE = `Bear <script>alert(1)</script> & "Co"\r\nBcc: all@example.com\u2028`;

test('markup stays text, and a subject is one line', () => {
  const stay = guestStayOf();
  stay.cabin = { ...stay.cabin, title: HOSTILE, houseRules: ['<b>rule</b>'] };
  for (const purpose of Object.keys(GUEST_LETTERS) as Purpose[]) {
    const { subject, html } = write(purpose, stay, true);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(html).not.toMatch(/<script|<b>/);
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    expect(body.querySelectorAll('script, b, img')).toHaveLength(0);
    expect(body.textContent).toContain('Bear <script>alert(1)</script>');
  }
});

test.each([
  ['June Carter', 'Hello June,'],
  ['Zoë', 'Hello Zoë,'],
  ['O’Malley-Smith', 'Hello O’Malley-Smith,'],
  ['www.evil.example', 'Hello,'],
  ['https://evil.example free', 'Hello,'],
  ['<b>', 'Hello,'],
  ['J'.repeat(31), 'Hello,'],
  ['李 小龍', 'Hello 李,'],
])('%s is greeted with %s', (guestName, greeting) => {
  expect(write('arrival', guestStayOf({ guestName })).text.startsWith(greeting)).toBe(true);
});

test.each([
  ['booking-confirmed', guestStayOf(), 'booked, Fri, Dec 4 - Mon, Dec 7.'],
  ['cancel-reminder', guestStayOf(), 'cancel free before Fri, Nov 20, 2026, 12:00 AM EST.'],
  ['arrival', guestStayOf(), 'see you Fri, Dec 4, 4:00 PM. The way:'],
  ['booking-cancelled', cancelled, 'cancelled. Refund: $1,000.00.'],
] as const)('the text for %s fits one message', (purpose, stay, sentence) => {
  const text = writeStayText(purpose, { stay, siteUrl: SITE }) ?? '';
  expect(text).toBe(`Mountain Mama Cabins: ${sentence}\n${LINK}\nReply STOP to opt out`);
  expect(isGsm(text)).toBe(true);
  expect(countSegments(text)).toBeLessThanOrEqual(2);
});

test('the host is told without the key to the page', () => {
  for (const purpose of ['host-confirmed', 'host-cancelled', 'host-late-payment'] as const) {
    const { subject, text } = writeHostLetter(purpose, guestStayOf({ guestName: HOSTILE }));
    expect(subject).toContain('(MM-7K2PXQ4A)');
    expect(text).not.toContain(TOKEN);
    expect(text).toContain('june@example.com');
  }
  expect(writeGuestMessage({ body: 'Is there a crib?' }, guestStayOf()).text).toMatch(
    /^> Is there a crib\?\n/,
  );
});
