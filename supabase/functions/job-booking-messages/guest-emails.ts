import type { BookingPurpose } from '../../../lib/domain/messaging/booking-messages.ts';
import {
  hasWay,
  paidCents,
  type Arrival,
  type Booking,
} from '../../../lib/domain/bookings/booking.ts';
import { arrivalWords } from '../../../lib/copy/arrival-words.ts';
import {
  formatDateRange,
  formatFullWeekday,
  formatInstant,
  formatTime,
} from '../../../lib/copy/format.ts';
import { paths, stayMapPath } from '../../../lib/http/paths.ts';
import { hasDrawnMap } from '../../../lib/shop/drawn-map.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { directionsLink } from '../../../lib/domain/catalog/directions.ts';
import type { EmailContent } from '../_shared/messages/email-template.ts';
import type { LetterContent } from '../_shared/messages/letter-texts.ts';
import {
  balanceFacts,
  balanceText,
  cabinUrl,
  damageText,
  depositFacts,
  paidText,
  priceFacts,
  checkInText,
  checkOutText,
  freeUntilText,
  greetingFor,
  holdText,
  isTestPayment,
  lateRefundText,
  LINK_NOTE,
  pageUrl,
  refundText,
  stayFacts,
  type BookingContext,
} from './booking-copy.ts';

const MAX_RULES = 4;

export type GuestPurpose = Exclude<BookingPurpose, `host-${string}`>;
type Write = (news: BookingContext & { isArrivalSoon: boolean }) => LetterContent;

const mapPart = ({ location }: Arrival, { token, cabin }: Booking, siteUrl: string) => ({
  picture: {
    src: new URL(stayMapPath(token), siteUrl).href,
    alt: `Map to ${cabin.title} in ${cabin.city}`,
    href: directionsLink(location),
  },
});

// The arrival details of a late booking may be available right away.
function opensText({ cabin, confirmedAt }: Booking, opensAt: string): string {
  // The booking doesn't tell whether the door has a code.
  const what = arrivalWords('none');
  return confirmedAt !== null && Date.parse(opensAt) <= Date.parse(confirmedAt)
    ? `${what} are on your stay page now.`
    : `${what} will be on your stay page starting ${formatInstant(new Date(opensAt), cabin.timezone)}.`;
}

export function arrivalParts({ booking, siteUrl }: BookingContext): EmailContent['parts'] {
  const { arrival, cabin } = booking;
  const way = hasWay(arrival) ? arrival : null;
  return [
    { heading: 'Getting there' },
    {
      facts: [
        ['Check-in', checkInText(booking)],
        ['Check-out', checkOutText(booking)],
        ...(arrival?.address ? [['Address', arrival.address] as const] : []),
        ...(arrival && !arrival.address ? [['Where', `Near ${cabin.city}`] as const] : []),
      ],
    },
    ...(way && hasDrawnMap(way.location) ? [mapPart(way, booking, siteUrl)] : []),
    ...(arrival?.directions ? [arrival.directions] : []),
    ...(arrival?.parking ? [`Parking: ${arrival.parking}`] : []),
    ...(arrival?.opensAt ? [opensText(booking, arrival.opensAt)] : []),
    ...(way
      ? [{ button: 'Get directions', url: directionsLink(way.location) }]
      : [`Text or call ${shop().phone.display} and I’ll tell you the way.`]),
    ...(cabin.houseRules.length > 0
      ? [{ heading: 'A few house rules' }, { list: cabin.houseRules.slice(0, MAX_RULES) }]
      : []),
  ];
}

const termsUrl = ({ siteUrl }: BookingContext) => new URL(paths.terms, siteUrl).href;

const paymentLink: Write = (news) => {
  const { booking } = news;
  const { cabin } = booking;
  return {
    subject: `Your dates are on hold: ${cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    lead: 'Here’s the link I promised.',
    parts: [
      `I’m holding ${cabin.title} in ${cabin.city} for you until ${holdText(booking)}. Pay by card before then and it’s yours. If you don’t, the dates open back up and you owe nothing.`,
      {
        facts: [
          ...stayFacts(booking),
          ['Reference', booking.reference],
          ...priceFacts(booking),
          ...depositFacts(booking),
        ],
      },
      ...damageText(booking),
      { button: 'See and pay', url: pageUrl(news) },
      `You’ll be asked to accept the terms before you pay: ${termsUrl(news)}`,
    ],
    note: `You’re getting this because a booking was made with this address. Not you? Ignore it, or text ${shop().phone.display}. ${LINK_NOTE}`,
  };
};

const confirmed: Write = (news) => {
  const { booking } = news;
  const { cabin } = booking;
  const due = balanceText(booking);
  return {
    subject: `You’re booked! ${cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    parts: [
      `${cabin.title} in ${cabin.city} is all yours. Here’s everything in one place:`,
      {
        facts: [...stayFacts(booking), ['Reference', booking.reference]],
      },
      { button: 'See your booking', url: pageUrl(news) },
      { heading: 'What it costs' },
      {
        facts: [...priceFacts(booking), ['Paid', paidText(booking)], ...balanceFacts(booking)],
      },
      ...damageText(booking),
      ...(due === null ? [] : [due]),
      ...(isTestPayment(booking) ? ['This was a test payment, so no money moved.'] : []),
      Date.parse(booking.freeCancelUntil) >
      Date.parse(booking.confirmedAt ?? booking.freeCancelUntil)
        ? `Plans change? You have free cancellation ${freeUntilText(booking)}. Cancel on your stay page and you’ll get back everything you paid.`
        : `You booked after free cancellation ended. If you cancel, ${lateRefundText(booking)}`,
      `Your stay page has ${hasWay(booking.arrival) ? 'the address, directions' : 'your dates'}, an add-to-calendar link and a place to message me.`,
      ...(booking.termsAcceptedAt === null
        ? [`The terms for this booking: ${termsUrl(news)}`]
        : []),
      ...(news.isArrivalSoon ? arrivalParts(news) : []),
    ],
    note: LINK_NOTE,
  };
};

const cancelReminder: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Free cancellation ends soon: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    lead: 'Just a heads-up.',
    parts: [
      `Your stay at ${booking.cabin.title} has free cancellation ${freeUntilText(booking)}. After that, ${lateRefundText(booking)}`,
      'Still coming? You’re all set, and I can’t wait to have you.',
      { button: 'See your booking', url: pageUrl(news) },
    ],
    note: LINK_NOTE,
  };
};

const balanceReminder: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Your balance is due soon: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    lead: 'Just a heads-up.',
    parts: [
      balanceText(booking) ?? 'Your stay is paid in full.',
      {
        facts: [
          ['Cabin', booking.cabin.title],
          ...stayFacts(booking),
          ...balanceFacts(booking),
          ['Booking', booking.reference],
        ],
      },
      { button: 'See your booking', url: pageUrl(news) },
      'New card since you booked? Pay on your stay page with any card before then.',
    ],
    note: LINK_NOTE,
  };
};

const arrival: Write = (news) => {
  const { booking } = news;
  return {
    subject: `See you ${formatFullWeekday(booking.checkIn)} at ${booking.cabin.title} (check-in from ${formatTime(booking.cabin.checkInTime)})`,
    greeting: greetingFor(booking.guestName),
    lead: shop().isExample ? 'The porch is swept.' : 'Everything’s ready for you.',
    parts: [
      `Here’s everything for your stay at ${booking.cabin.title}, booking ${booking.reference}:`,
      ...arrivalParts(news),
      { button: 'See your booking', url: pageUrl(news) },
      `Running late, or lost ${shop().isExample ? 'on a switchback' : 'on the way'}? Text or call ${shop().phone.display}.`,
    ],
    note: LINK_NOTE,
  };
};

const cancelled: Write = (news) => {
  const { booking } = news;
  const isOurs = booking.cancelledBy === 'host';
  return {
    subject: `Canceled: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    ...(isOurs && { lead: 'I’m so sorry.' }),
    parts: [
      isOurs
        ? `I had to cancel your booking ${booking.reference} at ${booking.cabin.title}, ${formatDateRange(booking)}. Write back and I’ll help you find a similar cabin.`
        : `Your booking ${booking.reference} at ${booking.cabin.title}, ${formatDateRange(booking)}, is canceled.`,
      paidCents(booking) > 0
        ? refundText(booking)
        : 'You hadn’t paid anything, so there’s nothing to refund.',
      { button: 'See the details', url: pageUrl(news) },
      ...(isOurs ? [] : ['The cabin will be here when you’re ready.']),
    ],
    note: isOurs
      ? `Questions? Just reply, or text or call ${shop().phone.display}.`
      : `Wasn’t you? Then someone has your booking link. Text or call ${shop().phone.display} right away.`,
  };
};

const holdExpired: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Your hold on ${booking.cabin.title} ended`,
    // Before payment neither the name nor the address is proven, so there is no name.
    greeting: 'Hi there,',
    parts: [
      `I held ${booking.cabin.title}, ${formatDateRange(booking)}, for you ${booking.madeBy === 'host' ? 'as we agreed' : 'while you paid'}. Time ran out, so those dates are open again. You haven’t paid anything and you owe nothing.`,
      'Something get in the way? If they’re still open, you can book them again:',
      { button: 'See if they’re still open', url: cabinUrl(news) },
      `Trouble paying? Text ${shop().phone.display} and we’ll sort it out together.`,
    ],
    note: 'You’re getting this because someone started a booking with this address. Not you? Ignore it.',
  };
};

const soldElsewhere: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Your dates at ${booking.cabin.title} went to another guest`,
    greeting: 'Hi there,',
    parts: [
      `I was holding ${booking.cabin.title}, ${formatDateRange(booking)}, for you while you paid. In those same few minutes another guest booked it on another site, and I only just heard. I can’t keep those dates for you, and I’m sorry.`,
      'You owe nothing. If you’ve already paid, you’ll get all of it back automatically.',
      { button: 'Find other dates', url: cabinUrl(news) },
      `Want help finding another cabin? Text ${shop().phone.display}.`,
    ],
    note: 'You’re getting this because someone started a booking with this address. Not you? Ignore it.',
  };
};

const latePayment: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Your refund is on its way: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    parts: [
      `Your payment for ${booking.cabin.title}, ${formatDateRange(booking)}, came through, but I couldn’t apply it to this stay. Your hold had ended and the dates were gone, the booking had been canceled, or the amount didn’t match. So there’s no booking.`,
      refundText(booking),
      'I’m sorry for the trouble. Maybe other dates would work:',
      { button: 'Find other dates', url: cabinUrl(news) },
    ],
    note: `Questions about the money? Just reply and mention ${booking.reference}.`,
  };
};

/** The emails to the guest. Every amount is the stored one. */
export const GUEST_EMAILS: Record<GuestPurpose, Write> = {
  'payment-link': paymentLink,
  'booking-confirmed': confirmed,
  'cancel-reminder': cancelReminder,
  'balance-reminder': balanceReminder,
  arrival,
  'booking-cancelled': cancelled,
  'hold-expired': holdExpired,
  'late-payment': latePayment,
  'sold-elsewhere': soldElsewhere,
};
