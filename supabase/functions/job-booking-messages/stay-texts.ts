import { toGsm } from '../../../lib/domain/gsm.ts';
import { refundedCents, type GuestStay } from '../../../lib/domain/guest-stay.ts';
import type { StayPurpose } from '../../../lib/domain/stay-messages.ts';
import { formatDate, formatInstant, formatMoney, formatTime } from '../../../lib/format.ts';
import { site } from '../../../lib/site.ts';
import { pageUrl, type StayNews } from './stay-words.ts';

const OPT_OUT = 'Reply STOP to opt out';

const dates = ({ checkIn, checkOut }: GuestStay) =>
  `${formatDate(checkIn)} - ${formatDate(checkOut)}`;

// Short: with the brand, the link and the way out, one segment has some forty characters left.
const SENTENCES: Partial<Record<StayPurpose, (stay: GuestStay) => string>> = {
  'booking-confirmed': (stay) => `booked, ${dates(stay)}.`,
  'cancel-reminder': (stay) =>
    `cancel free before ${formatInstant(new Date(stay.freeCancelUntil), stay.cabin.timezone)}.`,
  arrival: ({ checkIn, cabin }) =>
    `see you ${formatDate(checkIn)}, ${formatTime(cabin.checkInTime)}. The way:`,
  'booking-cancelled': (stay) => `cancelled. Refund: ${formatMoney(refundedCents(stay))}.`,
};

/** A text in the alphabet of texts; null where none is sent. The link is never shortened. */
export function writeStayText(purpose: StayPurpose, news: StayNews): string | null {
  const sentence = SENTENCES[purpose];
  if (!sentence) return null;
  return `${toGsm(`${site.name}: ${sentence(news.stay)}`)}\n${pageUrl(news)}\n${OPT_OUT}`;
}
