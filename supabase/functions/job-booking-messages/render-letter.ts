import type { Letter } from '../../../lib/domain/messaging/letter.ts';
import { renderEmail } from '../_shared/email-template.ts';
import {
  fillTexts,
  inOwnWords,
  readLetterTexts,
  type LetterContent,
} from '../_shared/own-words.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { bookingValues, type BookingContext } from './booking-copy.ts';

/** The e-mail about a booking, in the host's own words where there are any. `letter`: null for one that the host wrote. */
export async function renderLetter(
  admin: Admin,
  letter: Letter | null,
  news: BookingContext,
  content: LetterContent,
) {
  const texts = await readLetterTexts(admin, letter);
  return renderEmail(inOwnWords(content, fillTexts(texts, bookingValues(news))));
}
