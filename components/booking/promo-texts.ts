import { formatNights } from '@/lib/format';
import type { QuoteResponse } from '@/lib/schemas/quote';

type Promo = NonNullable<QuoteResponse['promo']>;

export const NO_LONGER_VALID = 'no-longer-valid';

function refusalText(code: string, reason: string): string {
  switch (reason) {
    case 'out-of-season':
      return `${code} is out of season on your check-in date.`;
    case 'stay-too-short':
      return `Your stay is too short for ${code}. Add nights to use it.`;
    case NO_LONGER_VALID:
      return `${code} no longer applies to this stay.`;
    default:
      return `We do not know the code ${code}. Please check its spelling.`;
  }
}

export function promoText(promo: Promo): string {
  return promo.applied
    ? `${promo.code} applied: ${formatNights(promo.free_nights)} free.`
    : refusalText(promo.code, promo.reason);
}

export function unknownCodeText(code: string): string {
  return refusalText(code, 'unknown-code');
}
