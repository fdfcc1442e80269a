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
  const { code, everyNthNightFree } = promotion;
  const missing = everyNthNightFree - nightsBetween(stay.checkIn, stay.checkOut);
  const rule = `With ${code}, one of every ${formatNights(everyNthNightFree)} is free`;
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
