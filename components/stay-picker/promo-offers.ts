import { checkStay, type AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { countFreeNights, promotionStays } from '@/lib/domain/pricing/free-night';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatMoney, formatNights } from '@/lib/format';

/** What the guest would get by one tap, and what it would change in the total shown now. */
export type PromoOffer = { stay: Stay; freeNights: number; differenceCents: number };

export type PromoOffers = {
  code: string;
  /** The code for the chosen stay. */
  same: PromoOffer | null;
  /** The code for one night more. */
  longer: PromoOffer | null;
};

type OffersInput = {
  promotion: Promotion | null;
  /** The same once its code is applied. */
  applied: Promotion | null;
  calendar: AvailabilityCalendar | null;
  /** The price shown now. */
  quote: Quote | null;
  totalCentsOf: (stay: Stay, promotion: Promotion | null) => number | null;
};

/** What the promotion offers to the stay of a price, as far as the calendar sells it; null for nothing. */
export function findPromoOffers(input: OffersInput): PromoOffers | null {
  const { promotion, calendar, quote, totalCentsOf } = input;
  if (!promotion || !calendar || !quote) return null;
  const { same, longer } = promotionStays(promotion, quote, input.applied !== null);
  const toOffer = (stay: Stay | null): PromoOffer | null => {
    const totalCents = stay && checkStay(calendar, stay).ok ? totalCentsOf(stay, promotion) : null;
    // One that needs no code may take off as much.
    if (!stay || totalCents === null || totalCents >= (totalCentsOf(stay, null) ?? 0)) return null;
    const freeNights = countFreeNights(promotion, stay);
    return { stay, freeNights, differenceCents: totalCents - quote.totalCents };
  };
  return { code: promotion.code, same: toOffer(same), longer: toOffer(longer) };
}

/** "+$58.63" */
export const differenceText = (cents: number): string =>
  cents < 0 ? formatMoney(cents).replace('-', '−') : `+${formatMoney(cents)}`;

/** "+$58.63, a night is free" */
export function ticketText({ differenceCents, freeNights }: PromoOffer): string {
  const free = freeNights === 1 ? 'a night is free' : `${freeNights} nights are free`;
  return `${differenceText(differenceCents)}, ${free}`;
}

const freeText = (nights: number, after: string, before = ''): string =>
  nights > 0 ? `${before}${formatNights(nights)} free${after}` : '';

/** "Apply MAMAFREE4: 1 night free, −$214.31" */
export const applyText = (code: string, { freeNights, differenceCents }: PromoOffer): string =>
  `Apply ${code}: ${freeText(freeNights, ', ')}${differenceText(differenceCents)}`;

/** "MAMAFREE4 applied: 1 night free." */
export const appliedText = (code: string, freeNights: number): string =>
  `${code} applied${freeText(freeNights, '', ': ')}.`;
