import type { BookingPurpose } from '../../../lib/domain/messaging/booking-messages.ts';
import { paidCents, type Arrival, type Booking } from '../../../lib/domain/bookings/booking.ts';
import { formatDateRange, formatInstant, formatTime } from '../../../lib/format.ts';
import { paths, stayMapPath } from '../../../lib/paths.ts';
import { site } from '../../../lib/site.ts';
import { isOnDrawing } from '../../../lib/domain/catalog/region-drawing.ts';
import { directionsLink } from '../../../lib/domain/catalog/directions.ts';
import type { EmailContent } from '../_shared/email-template.ts';
import type { LetterContent } from '../_shared/own-words.ts';
import {
  cabinUrl,
  paidText,
  priceFacts,
  checkInText,
  checkOutText,
  freeUntilText,
  greet,
  holdText,
  pageUrl,
  refundText,
  stayFacts,
  type BookingContext,
} from './booking-copy.ts';

const MAX_RULES = 4;

export type GuestPurpose = Exclude<BookingPurpose, `host-${string}`>;
type Write = (news: BookingContext & { isArrivalSoon: boolean }) => LetterContent;

const linkNote =
  'Whoever has the link to your booking can see and cancel it: keep it to yourselves.';

const spotOf = ({ location }: Arrival) => `${location.latitude}, ${location.longitude}`;

const mapPart = ({ location }: Arrival, { token, cabin }: Booking, siteUrl: string) => ({
  picture: {
    src: new URL(stayMapPath(token), siteUrl).href,
    alt: `Map: ${cabin.title} is in ${cabin.city}`,
    href: directionsLink(location),
  },
});

// The arrival details of a late booking may be available right away.
function opensText({ cabin, confirmedAt }: Booking, opensAt: string): string {
  const what = 'How the door opens, Wi-Fi and the house manual';
  return confirmedAt !== null && Date.parse(opensAt) <= Date.parse(confirmedAt)
    ? `${what} are on your booking’s page now.`
    : `${what} will be on your booking’s page from ${formatInstant(new Date(opensAt), cabin.timezone)} on.`;
}

export function arrivalParts({ booking, siteUrl }: BookingContext): EmailContent['parts'] {
  const { arrival, cabin } = booking;
  return [
    { heading: 'Getting there' },
    {
      facts: [
        ['Check-in', checkInText(booking)],
        ['Check-out', checkOutText(booking)],
        ...(arrival?.address ? [['Address', arrival.address] as const] : []),
        // Without an address, the town, and what a navigation device asks for.
        ...(arrival && !arrival.address
          ? [['Where', `${cabin.city}, at ${spotOf(arrival)}`] as const]
          : []),
      ],
    },
    ...(arrival && isOnDrawing(arrival.location) ? [mapPart(arrival, booking, siteUrl)] : []),
    ...(arrival?.directions ? [arrival.directions] : []),
    ...(arrival?.parking ? [`Parking: ${arrival.parking}`] : []),
    ...(arrival?.opensAt ? [opensText(booking, arrival.opensAt)] : []),
    ...(arrival ? [{ button: 'Get directions', url: directionsLink(arrival.location) }] : []),
    ...(cabin.houseRules.length > 0
      ? [{ heading: 'House rules, in short' }, { list: cabin.houseRules.slice(0, MAX_RULES) }]
      : []),
  ];
}

const termsUrl = ({ siteUrl }: BookingContext) => new URL(paths.terms, siteUrl).href;

const paymentLink: Write = (news) => {
  const { booking } = news;
  const { cabin } = booking;
  return {
    subject: `Held for you until you pay: ${cabin.title}, ${formatDateRange(booking)}`,
    greeting: greet(booking.guestName),
    lead: 'As agreed,',
    parts: [
      `we keep ${cabin.title} in ${cabin.city} for you until ${holdText(booking)}, the cabin’s own time. Pay by card by then, and the dates are yours. If you do not, they go back on sale, and you owe nothing.`,
      {
        facts: [['Reference', booking.reference], ...stayFacts(booking), ...priceFacts(booking)],
      },
      { button: 'See and pay', url: pageUrl(news) },
      `Before you pay, you are asked to accept our terms: ${termsUrl(news)}`,
    ],
    note: `You get this because somebody booked with us for this address. Was that not you? Then there is nothing to do, or text ${site.phone.display}. ${linkNote}`,
  };
};

const confirmed: Write = (news) => {
  const { booking } = news;
  const { cabin } = booking;
  return {
    subject: `You are booked: ${cabin.title}, ${formatDateRange(booking)}`,
    greeting: greet(booking.guestName),
    parts: [
      `${cabin.title} in ${cabin.city} is yours. Here is everything in one place:`,
      {
        facts: [['Reference', booking.reference], ...stayFacts(booking)],
      },
      { button: 'See your booking', url: pageUrl(news) },
      { heading: 'What it costs' },
      {
        facts: [...priceFacts(booking), ['Paid', paidText(booking)]],
      },
      Date.parse(booking.freeCancelUntil) >
      Date.parse(booking.confirmedAt ?? booking.freeCancelUntil)
        ? `Plans change? Free cancellation ${freeUntilText(booking)}: cancel on your booking’s page, and you get back everything you paid.`
        : 'This booking was made after free cancellation ended, so it’s non-refundable.',
      'The page also has a file for your calendar (.ics), the way to the cabin, and room to write to us.',
      ...(booking.termsAcceptedAt === null
        ? [`Our terms apply to this booking: ${termsUrl(news)}`]
        : []),
      ...(news.isArrivalSoon ? arrivalParts(news) : []),
    ],
    note: linkNote,
  };
};

const cancelReminder: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Free cancellation ends soon: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greet(booking.guestName),
    lead: 'This is only a reminder:',
    parts: [
      `your stay at ${booking.cabin.title} has free cancellation ${freeUntilText(booking)}. After that it’s non-refundable.`,
      'Still coming? Then there is nothing to do, and we look forward to you.',
      { button: 'See your booking', url: pageUrl(news) },
    ],
    note: linkNote,
  };
};

const arrival: Write = (news) => {
  const { booking } = news;
  return {
    subject: `See you soon: ${booking.cabin.title}, from ${formatTime(booking.cabin.checkInTime)}`,
    greeting: greet(booking.guestName),
    lead: site.isExample ? 'The porch is swept.' : 'All is ready for you.',
    parts: [
      `This is what you need for ${booking.cabin.title}, booking ${booking.reference}:`,
      ...arrivalParts(news),
      { button: 'See your booking', url: pageUrl(news) },
      `Running late, or lost on ${site.isExample ? 'a switchback' : 'the way'}? Text or call ${site.phone.display}.`,
    ],
    note: linkNote,
  };
};

const cancelled: Write = (news) => {
  const { booking } = news;
  const isOurs = booking.cancelledBy === 'host';
  return {
    subject: `Cancelled: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greet(booking.guestName),
    ...(isOurs && { lead: 'We are sorry:' }),
    parts: [
      isOurs
        ? `we had to cancel your booking ${booking.reference} of ${booking.cabin.title}, ${formatDateRange(booking)}. Write to us, and we look for a comparable cabin with you.`
        : `Your booking ${booking.reference} of ${booking.cabin.title}, ${formatDateRange(booking)}, is cancelled.`,
      paidCents(booking) > 0
        ? refundText(booking)
        : 'You had paid nothing, so there is nothing to pay back.',
      { button: 'See what was cancelled', url: pageUrl(news) },
      ...(isOurs
        ? []
        : [`The ${site.showsSmokies ? 'mountains' : 'cabin'} will be here another time.`]),
    ],
    note: `Was it not you? Then somebody has the link to your booking: text or call ${site.phone.display} at once.`,
  };
};

const holdExpired: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Your dates at ${booking.cabin.title} are no longer held`,
    // Before payment neither the name nor the address is proven, so no name.
    greeting: 'Hello,',
    parts: [
      `We kept ${booking.cabin.title}, ${formatDateRange(booking)}, for you ${booking.madeBy === 'host' ? 'as agreed' : 'while you paid'}. That time is over, so the dates are back on sale. You have paid nothing and owe nothing.`,
      'Did something get in the way? If the dates are still free, you can book them again:',
      { button: 'See if they are still free', url: cabinUrl(news) },
      `Did the payment give you trouble? Text ${site.phone.display}, and we sort it out together.`,
    ],
    note: 'You get this because somebody began a booking with this address. If that was not you, there is nothing to do.',
  };
};

const soldElsewhere: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Your dates at ${booking.cabin.title} went to another guest`,
    greeting: 'Hello,',
    parts: [
      `We were holding ${booking.cabin.title}, ${formatDateRange(booking)}, for you while you paid. In the same minutes another guest booked it on another platform, and we have only just learned of it. So we cannot keep these dates for you, and we are sorry.`,
      'You owe nothing. If you have paid in the meantime, all of it goes back to you by itself.',
      { button: 'Find other dates', url: cabinUrl(news) },
      `Would you like help with finding another cabin? Text ${site.phone.display}.`,
    ],
    note: 'You get this because somebody began a booking with this address. If that was not you, there is nothing to do.',
  };
};

const latePayment: Write = (news) => {
  const { booking } = news;
  return {
    subject: `Your payment comes back: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greet(booking.guestName),
    parts: [
      `We have received your payment for ${booking.cabin.title}, ${formatDateRange(booking)}, but could not take it for this stay: the hold had ended and the dates were gone, it had been cancelled, or the amount was another one. There is no booking.`,
      refundText(booking),
      'We are sorry about the trouble. Other dates may suit you as well:',
      { button: 'Find other dates', url: cabinUrl(news) },
    ],
    note: `Questions about the money? Name the reference ${booking.reference}.`,
  };
};

/** The e-mails to the guest. Every amount is the stored one. */
export const GUEST_EMAILS: Record<GuestPurpose, Write> = {
  'payment-link': paymentLink,
  'booking-confirmed': confirmed,
  'cancel-reminder': cancelReminder,
  arrival,
  'booking-cancelled': cancelled,
  'hold-expired': holdExpired,
  'late-payment': latePayment,
  'sold-elsewhere': soldElsewhere,
};
