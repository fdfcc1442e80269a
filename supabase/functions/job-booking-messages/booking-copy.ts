import {
  agreedLastFreeDay,
  agreedPlan,
  damageRefundCents,
  endRefundCents,
  openBalance,
  paidCents,
  type Booking,
} from '../../../lib/domain/bookings/booking.ts';
import { plainFirstName } from '../../../lib/domain/messaging/first-name.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import {
  formatInstant,
  formatLongDate,
  formatMoney,
  formatMonthDayYear,
  formatParty,
  formatTime,
} from '../../../lib/copy/format.ts';
import { throughMidnightText } from '../../../lib/copy/cabin-clock.ts';
import { paths } from '../../../lib/http/paths.ts';
import { noRefundText, REFUND_DELAY_COPY } from '../../../lib/copy/refund-copy.ts';
import { templateValues } from '../../../lib/mail/template-values.ts';

export type BookingContext = { booking: Booking; siteUrl: string };

export const pageUrl = ({ booking, siteUrl }: BookingContext): string =>
  new URL(paths.guestBooking(booking.token), siteUrl).href;

/** Booking again starts on the cabin's page, with the same dates. */
export const cabinUrl = ({ booking, siteUrl }: BookingContext): string => {
  const { cabin, checkIn, checkOut } = booking;
  return new URL(paths.cabin(cabin.slug, { checkIn, checkOut }), siteUrl).href;
};

export const checkInText = ({ checkIn, cabin }: Booking): string =>
  `${formatLongDate(checkIn)}, from ${formatTime(cabin.checkInTime)}`;

export const checkOutText = ({ checkOut, cabin }: Booking): string =>
  `${formatLongDate(checkOut)}, by ${formatTime(cabin.checkOutTime)}`;

type Facts = readonly (readonly [string, string])[];

export const stayFacts = (booking: Booking): Facts => [
  ['Check-in', checkInText(booking)],
  ['Check-out', checkOutText(booking)],
  ['Nights', String(booking.quote.nights)],
  ['Guests', formatParty(booking)],
];

export const priceFacts = ({ quote }: Pick<Booking, 'quote'>): Facts => [
  ...quote.lines.map(({ label, amountCents }) => [label, formatMoney(amountCents)] as const),
  ['Total with fees and taxes', formatMoney(quote.totalCents)],
];

/** The host's words about the damage deposit, if any. */
export const damageText = ({ quote }: Booking): readonly string[] =>
  quote.damageDeposit?.text ? [`About the damage deposit: ${quote.damageDeposit.text}`] : [];

/** What a cancellation after the deadline still refunds. */
export const lateRefundText = ({ quote }: Booking): string =>
  `I can only refund ${quote.damageDeposit ? 'your damage deposit and ' : ''}nights someone else books.`;

/** The two payments of a booking that isn't paid yet; empty when it is paid in full at once. */
export function depositFacts(booking: Booking): Facts {
  const plan = agreedPlan(booking);
  return plan === null
    ? []
    : [
        ['Due now', formatMoney(plan.dueNowCents)],
        [`Due ${formatMonthDayYear(plan.dueOn)}`, formatMoney(plan.balanceCents)],
      ];
}

/** What a booking paid in two parts still owes, and when it is charged. */
export function balanceFacts(booking: Booking): Facts {
  const balance = openBalance(booking);
  return balance?.dueOn
    ? [[`Due ${formatMonthDayYear(balance.dueOn)}`, formatMoney(balance.amountCents)]]
    : [];
}

/** When and how the balance will be paid; null when nothing is left. */
export function balanceText(booking: Booking): string | null {
  const balance = openBalance(booking);
  return balance?.dueOn
    ? `On ${formatMonthDayYear(balance.dueOn)} I’ll charge the balance of ${formatMoney(balance.amountCents)} to the card you booked with. You can also pay it sooner on your stay page.`
    : null;
}

/** The end of an unpaid hold in the cabin's local time. */
export const holdText = ({ holdExpiresAt, cabin }: Booking): string =>
  holdExpiresAt === null ? '' : formatInstant(new Date(holdExpiresAt), cabin.timezone);

/** The end of free cancellation. */
export const freeUntilText = (booking: Booking): string =>
  throughMidnightText(agreedLastFreeDay(booking), booking.cabin.timezone);

export const paidText = (booking: Booking): string => formatMoney(paidCents(booking));

export const isTestPayment = ({ payments }: Booking): boolean =>
  payments.some(({ provider }) => provider === 'test');

export function refundText(booking: Booking): string {
  const refunded = endRefundCents(booking);
  if (refunded > 0 && booking.refunds.some(({ status }) => status === 'by_hand')) {
    return `You’ll get ${formatMoney(refunded)} back. Anything you paid outside this site, I’ll send back the way you paid it.`;
  }
  if (refunded > 0)
    return `I’ll refund ${formatMoney(refunded)} to your card, usually within the hour. ${REFUND_DELAY_COPY}`;
  const damage = damageRefundCents(booking);
  const none = noRefundText(booking, damage > 0);
  return damage > 0 ? `I’ll send your ${formatMoney(damage)} damage deposit back. ${none}` : none;
}

export function greetingFor(name: string): string {
  const first = plainFirstName(name);
  return first === null ? 'Hi there,' : `Hi ${first},`;
}

/** The field values of a template or of the host's texts; `dates` replaces the booking's dates. */
export function bookingValues({ booking, siteUrl }: BookingContext, dates?: Stay) {
  const { title, city, checkInTime, checkOutTime } = booking.cabin;
  const facts = { ...booking, ...dates, cabin: title, city, checkInTime, checkOutTime };
  return templateValues(facts, siteUrl);
}

/** The footer of emails with a link to the guest's page. */
export const LINK_NOTE =
  'Anyone with the link to your booking can see, change and cancel it, so only share it with your group.';
