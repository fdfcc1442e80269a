import type { Booking, BookingCharge } from '../../../lib/domain/bookings/booking.ts';
import type { ChargeEventKind } from '../../../lib/domain/messaging/booking-messages.ts';
import type { Letter } from '../../../lib/domain/messaging/letter.ts';
import { formatDateRange, formatMoney } from '../../../lib/copy/format.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { toSubject, type EmailContent } from '../_shared/messages/email-template.ts';
import { greetingFor, LINK_NOTE, pageUrl, type BookingContext } from './booking-copy.ts';
import { hostLetter } from './host-emails.ts';

type Facts = readonly (readonly [string, string])[];
type Write = (news: BookingContext, charge: BookingCharge) => EmailContent;

export const CHARGE_PURPOSES = {
  charge_added: 'charge',
  charge_paid: 'charge-paid',
  charge_refunded: 'charge-refunded',
} as const satisfies Record<ChargeEventKind, Letter>;

const stayOf = ({ booking }: BookingContext) =>
  `${booking.cabin.title}, ${formatDateRange(booking)}`;

const chargeFacts = ({ booking }: BookingContext, charge: BookingCharge): Facts => [
  ['For', charge.label],
  ...(charge.reason ? [['Why', charge.reason] as const] : []),
  ['Amount', formatMoney(charge.amountCents)],
  ['Booking', booking.reference],
];

const WRITERS: Record<ChargeEventKind, Write> = {
  charge_added: (news, charge) => ({
    subject: `${formatMoney(charge.amountCents)} due for your stay: ${stayOf(news)}`,
    greeting: greetingFor(news.booking.guestName),
    parts: [
      `There’s one more thing to pay for your stay at ${news.booking.cabin.title}:`,
      { facts: chargeFacts(news, charge) },
      'You can pay by card on your stay page. Nothing else about your booking changes.',
      { button: 'See and pay', url: pageUrl(news) },
      `Something not right? Reply to this email or text ${shop().phone.display} before you pay.`,
    ],
    note: LINK_NOTE,
  }),
  charge_paid: (news, charge) => ({
    subject: `Paid: ${charge.label}, ${stayOf(news)}`,
    greeting: greetingFor(news.booking.guestName),
    parts: [
      'Thanks! We got your payment.',
      { facts: chargeFacts(news, charge) },
      { button: 'See your booking', url: pageUrl(news) },
    ],
    note: `Questions about the money? Just reply and mention ${news.booking.reference}.`,
  }),
  charge_refunded: (news, charge) => ({
    subject: `Your refund is on its way: ${charge.label}, ${stayOf(news)}`,
    greeting: greetingFor(news.booking.guestName),
    parts: [
      'Your payment came through, but I couldn’t accept it: it wasn’t due anymore, or the amount didn’t match. You’ll get a full refund, back the way you paid.',
      { facts: chargeFacts(news, charge) },
      { button: 'See your booking', url: pageUrl(news) },
    ],
    note: `Questions about the money? Just reply and mention ${news.booking.reference}.`,
  }),
};

/** The email to the guest about a charge. */
export const writeChargeEmail = (
  kind: ChargeEventKind,
  news: BookingContext,
  charge: BookingCharge,
) => WRITERS[kind](news, charge);

/** The email to the host about a charge that was paid, or whose payment is being refunded. */
export function writeHostChargeEmail(
  kind: Exclude<ChargeEventKind, 'charge_added'>,
  booking: Booking,
  charge: BookingCharge,
) {
  const amount = formatMoney(charge.amountCents);
  const lead =
    kind === 'charge_paid'
      ? `The guest paid ${amount}: ${charge.label}. There’s nothing you need to do.`
      : `The guest paid for ${charge.label} (${amount}), but it wasn’t due anymore or the amount didn’t match. The payment is going back to them, and they know.`;
  const subject = kind === 'charge_paid' ? `Paid: ${amount}` : 'Payment sent back';
  return {
    subject: toSubject(`${subject} (${booking.reference})`),
    text: hostLetter(lead, booking),
  };
}
