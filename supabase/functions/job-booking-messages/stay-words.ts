import { paidCents, refundedCents, type GuestStay } from '../../../lib/domain/guest-stay.ts';
import { formatInstant, formatLongDate, formatMoney, formatTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { BANKS_TAKE } from '../../../lib/refund-words.ts';

/** What the messages about a stay are made of: the booking, and where the site stands. */
export type StayNews = { stay: GuestStay; siteUrl: string };

export const pageUrl = ({ stay, siteUrl }: StayNews): string =>
  new URL(paths.guestStay(stay.token), siteUrl).href;

/** Booking again starts on the cabin's page, with the same dates. */
export const cabinUrl = ({ stay, siteUrl }: StayNews): string => {
  const { cabin, checkIn, checkOut } = stay;
  return new URL(paths.cabin(cabin.slug, { checkIn, checkOut }), siteUrl).href;
};

export const checkInText = ({ checkIn, cabin }: GuestStay): string =>
  `${formatLongDate(checkIn)}, from ${formatTime(cabin.checkInTime)}`;

export const checkOutText = ({ checkOut, cabin }: GuestStay): string =>
  `${formatLongDate(checkOut)}, by ${formatTime(cabin.checkOutTime)}`;

/** The end of free cancellation, as a clock in the cabin shows it. */
export const deadlineText = ({ freeCancelUntil, cabin }: GuestStay): string =>
  formatInstant(new Date(freeCancelUntil), cabin.timezone);

export function paidText(stay: GuestStay): string {
  const isTest = stay.payments.some(({ provider }) => provider === 'test');
  return `${formatMoney(paidCents(stay))}${isTest ? ', as a test: no money moved' : ''}`;
}

/** What goes back, and when it arrives. */
export function refundText(stay: GuestStay): string {
  const refunded = refundedCents(stay);
  return refunded > 0
    ? `${formatMoney(refunded)} goes back to the card you paid with, usually within the hour. ${BANKS_TAKE}`
    : 'Free cancellation had ended, so nothing is paid back.';
}

// One plain word: what else a stranger may have typed as a name must not become a link or a sentence of ours.
const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

export function greet(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return PLAIN_NAME.test(first) ? `Hello ${first},` : 'Hello,';
}
