import type { Booking, BookingCharge } from '../../../lib/domain/bookings/booking.ts';
import type { ChargeEventKind } from '../../../lib/domain/messaging/booking-messages.ts';
import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import type { Letter } from '../../../lib/domain/messaging/letter.ts';
import { formatDateRange, formatMoney, formatMonthDay } from '../../../lib/copy/format.ts';
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
  balance_failed: 'balance-failed',
} as const satisfies Record<ChargeEventKind, Letter>;

const stayOf = ({ booking }: BookingContext) =>
  `${booking.cabin.title}, ${formatDateRange(booking)}`;

const chargeFacts = ({ booking }: BookingContext, charge: BookingCharge): Facts => [
  ['For', charge.label],
  ...(charge.reason ? [['Why', charge.reason] as const] : []),
  ['Amount', formatMoney(charge.amountCents)],
  ['Booking', booking.reference],
];

const nextTryText = ({ booking }: BookingContext, { nextAttemptAt }: BookingCharge): string =>
  nextAttemptAt === null
    ? 'I won’t try that card again, so please pay here as soon as you can. Need a little more time? Just tell me.'
    : `If you don’t, I’ll try that card again on ${formatMonthDay(todayInZone(new Date(nextAttemptAt), booking.cabin.timezone))}.`;

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
  balance_failed: (news, charge) => ({
    subject: `Your card was declined: ${stayOf(news)}`,
    greeting: greetingFor(news.booking.guestName),
    parts: [
      `I tried to charge the balance of your stay, ${formatMoney(charge.amountCents)}, to the card you booked with, and your bank said no. It happens! Your dates are still yours.`,
      { button: 'Pay with any card', url: pageUrl(news) },
      nextTryText(news, charge),
    ],
    note: LINK_NOTE,
  }),
};

/** The email to the guest about a charge. */
export const writeChargeEmail = (
  kind: ChargeEventKind,
  news: BookingContext,
  charge: BookingCharge,
) => WRITERS[kind](news, charge);

type HostNews = { subject: string; lead: string };

/** What the host hears of a charge; null for what she asked for herself, and for a card that is tried again. */
function tellHost(
  kind: ChargeEventKind,
  { amountCents, label, ...charge }: BookingCharge,
): HostNews | null {
  const amount = formatMoney(amountCents);
  switch (kind) {
    case 'charge_added':
      return null;
    case 'charge_paid':
      return {
        subject: `Paid: ${amount}`,
        lead: `The guest paid ${amount}: ${label}. There’s nothing you need to do.`,
      };
    case 'charge_refunded':
      return {
        subject: 'Payment sent back',
        lead: `The guest paid for ${label} (${amount}), but it wasn’t due anymore or the amount didn’t match. The payment is going back to them, and they know.`,
      };
    case 'balance_failed':
      return charge.nextAttemptAt === null
        ? {
            subject: `Balance unpaid: ${amount}`,
            lead: `The guest’s card was declined ${charge.attempts} times for the balance of ${amount}, so it won’t be tried again. They have the link to pay. Call them, record a payment made elsewhere, or cancel the booking.`,
          }
        : null;
  }
}

/** The email to the host about a charge; null when there is nothing to know. */
export function writeHostChargeEmail(
  kind: ChargeEventKind,
  booking: Booking,
  charge: BookingCharge,
) {
  const news = tellHost(kind, charge);
  return (
    news && {
      subject: toSubject(`${news.subject} (${booking.reference})`),
      text: hostLetter(news.lead, booking),
    }
  );
}
