import { appliedText } from '@/components/stay-picker/promo-offers';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { Stay } from '@/lib/domain/stays/stay';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatNights } from '@/lib/format';
import type { QuoteResponse } from '@/lib/schemas/quote';

type Promo = NonNullable<QuoteResponse['promo']>;

export const NO_LONGER_VALID = 'no-longer-valid';
const TOO_SHORT = 'stay-too-short';

/** No mistake of the guest's: with more nights the code works. */
export const isTooShort = (promo: Promo): boolean => !promo.applied && promo.reason === TOO_SHORT;

/** What the code needs, where the advertised promotion is known. */
export function tooShortText(promotion: Promotion, stay: Stay, isNextTaken: boolean): string {
  const { code, minNights = 1 } = promotion;
  const everyNth = 'everyNthNightFree' in promotion ? promotion.everyNthNightFree : null;
  const missing = Math.max(everyNth ?? 1, minNights) - nightsBetween(stay.checkIn, stay.checkOut);
  if (everyNth === null || minNights > everyNth) {
    return `${code} is for stays of ${formatNights(minNights)} or more: stay ${formatNights(missing)} more to use it.`;
  }
  const rule = `With ${code}, one of every ${formatNights(everyNth)} is free`;
  if (missing !== 1) return `${rule}: stay ${formatNights(missing)} more to use it.`;
  return isNextTaken
    ? `${rule}. The night after your stay is not open: other dates may have more nights in a row.`
    : `${rule}: one night more and it applies.`;
}

function refusalText(code: string, reason: string): string {
  switch (reason) {
    case 'out-of-season':
      return `${code} is out of season on your check-in date.`;
    case TOO_SHORT:
      return `${code} needs a longer stay. Add nights to use it.`;
    case 'not-this-cabin':
      return `${code} is not for this cabin.`;
    case 'not-yet':
      return `${code} cannot be used yet.`;
    case 'no-longer':
      return `${code} has ended.`;
    case 'used-up':
      return `${code} is used up: every booking it was for has been made.`;
    case 'already-used':
      return `${code} is for one booking each, and there is one with your e-mail address or phone number already.`;
    case 'better-offer':
      return `Another offer takes more off this stay than ${code}, and is in the price already.`;
    case NO_LONGER_VALID:
      return `${code} no longer applies to this stay.`;
    default:
      return `We do not know the code ${code}. Please check its spelling.`;
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
