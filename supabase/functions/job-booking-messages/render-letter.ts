import type { Letter } from '../../../lib/domain/messaging/letter.ts';
import { formatDateRange } from '../../../lib/copy/format.ts';
import { paths, postcardPath } from '../../../lib/http/paths.ts';
import { hasPostcard, letterPicture } from '../../../lib/pictures/letter-picture.ts';
import { renderEmail } from '../_shared/messages/email-template.ts';
import {
  fillTexts,
  applyLetterTexts,
  readLetterTexts,
  type LetterContent,
} from '../_shared/messages/letter-texts.ts';
import type { Admin } from '../_shared/work.ts';
import { bookingValues, pageUrl, type BookingContext } from './booking-copy.ts';

// Emails before or after a stay that show a picture.
const PICTURED: readonly Letter[] = [
  ...([
    'payment-link',
    'booking-confirmed',
    'arrival',
    'booking-moved',
    'review-request',
    'return-offer',
  ] as const),
];

/** The booking's postcard above an email; after the stay only the cabin's picture. */
function pictureOf(letter: Letter, news: BookingContext) {
  const { cabin, token, ...stay } = news.booking;
  const isOver = letter === 'review-request' || letter === 'return-offer';
  const postcard = hasPostcard(cabin.heroImageUrl) ? postcardPath(token, stay) : null;
  const file = isOver ? letterPicture(cabin.heroImageUrl) : postcard;
  if (file === null) return undefined;
  const src = new URL(file, news.siteUrl).href;
  const alt = isOver ? cabin.title : `${cabin.title}, ${formatDateRange(stay)}`;
  return { src, alt, href: pageUrl(news) };
}

/** Renders an email about a booking with the host's texts. `letter` is null if the host wrote it entirely. */
export async function renderLetter(
  admin: Admin,
  letter: Letter | null,
  news: BookingContext,
  content: LetterContent,
) {
  const texts = await readLetterTexts(admin, letter);
  const findUrl = new URL(paths.findBooking, news.siteUrl).href;
  return renderEmail({
    ...applyLetterTexts(content, fillTexts(texts, bookingValues(news))),
    note: `${content.note}\nLost the link to your booking? Get it again at ${findUrl}`,
    ...(letter && PICTURED.includes(letter) && { picture: pictureOf(letter, news) }),
  });
}
