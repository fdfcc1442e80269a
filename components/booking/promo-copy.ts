import { appliedText } from '@/components/stay-picker/stay/promo-offers';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { Stay } from '@/lib/domain/stays/stay';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatNights } from '@/lib/copy/format';
import type { QuoteResponse } from '@/lib/schemas/quote';

type Promo = NonNullable<QuoteResponse['promo']>;

export const NO_LONGER_VALID = 'no-longer-valid';
const TOO_SHORT = 'stay-too-short';

/** No mistake of the guest's: with more nights the code works. */
export const isTooShort = (promo: Promo): boolean => !promo.applied && promo.reason === TOO_SHORT;

/** Says what the code needs, if the advertised promotion is known. */
export function tooShortText(promotion: Promotion, stay: Stay, isNextTaken: boolean): string {
  const { code, minNights = 1 } = promotion;
  const everyNth = 'everyNthNightFree' in promotion ? promotion.everyNthNightFree : null;
  const missing = Math.max(everyNth ?? 1, minNights) - nightsBetween(stay.checkIn, stay.checkOut);
  if (everyNth === null || minNights > everyNth) {
    return `${code} is for stays of ${formatNights(minNights)} or more. Add ${formatNights(missing)} to use it.`;
  }
  const rule = `With ${code}, one of every ${formatNights(everyNth)} is free`;
  if (missing !== 1) return `${rule}. Add ${formatNights(missing)} to use it.`;
  return isNextTaken
    ? `${rule}. The night after your stay is taken, so try dates with more open nights in a row.`
    : `${rule}. Add one more night and it’s yours.`;
}

function refusalText(code: string, reason: string): string {
  switch (reason) {
    case 'out-of-season':
      return `${code} doesn’t work for your check-in date.`;
    case TOO_SHORT:
      return `${code} needs a longer stay. Add nights to use it.`;
    case 'not-this-cabin':
      return `${code} doesn’t work for this cabin.`;
    case 'not-this-guest':
      return `${code} is one guest’s own code. It works with the email address it was sent to.`;
    case 'not-yet':
      return `${code} isn’t active yet.`;
    case 'no-longer':
      return `${code} has ended.`;
    case 'used-up':
      return `${code} has reached its limit.`;
    case 'already-used':
      return `${code} works once per guest, and there’s already a booking with your email or phone number.`;
    case 'better-offer':
      return `You’re already getting a better deal than ${code}.`;
    case NO_LONGER_VALID:
      return `${code} no longer applies to this stay.`;
    default:
      return `We don’t recognize ${code}. Check the spelling?`;
  }
}

export function promoText(promo: Promo): string {
  return promo.applied
    ? appliedText(promo.code, promo.free_nights)
    : refusalText(promo.code, promo.reason);
}

export function unknownCodeText(code: string): string {
  return refusalText(code, 'unknown-code');
}
