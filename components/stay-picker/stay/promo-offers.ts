import { checkStay, type AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { countFreeNights, promotionStays } from '@/lib/domain/pricing/free-night';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { Stay } from '@/lib/domain/stays/stay';
import { addDays, nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatFullWeekday, formatMoney, formatNights, formatShortRange } from '@/lib/copy/format';

/** What one tap would give the guest, and how it would change the shown total. */
export type PromoOffer = {
  stay: Stay;
  freeNights: number;
  differenceCents: number;
};

export type PromoOffers = {
  code: string;
  /** The code for the chosen stay. */
  same: PromoOffer | null;
  /** The code for one more night. */
  longer: PromoOffer | null;
};

type OffersInput = {
  promotion: Promotion | null;
  /** The promotion once its code is applied. */
  applied: Promotion | null;
  calendar: AvailabilityCalendar | null;
  /** The shown price. */
  quote: Quote | null;
  quoteOf: (stay: Stay, promotion: Promotion | null) => Quote | null;
};

/** Compares `priced`, the offer's stay, with `shown`. */
export const toPromoOffer = (promotion: Promotion, priced: Quote, shown: Quote): PromoOffer => ({
  stay: { checkIn: priced.checkIn, checkOut: priced.checkOut },
  freeNights: countFreeNights(promotion, priced),
  differenceCents: priced.totalCents - shown.totalCents,
});

/** Returns what the promotion can offer for a priced stay within the nights on sale; null for nothing. */
export function findPromoOffers(input: OffersInput): PromoOffers | null {
  const { promotion, calendar, quote, quoteOf } = input;
  if (!promotion || !calendar || !quote) return null;
  const { same, longer } = promotionStays(promotion, quote, input.applied !== null);
  const toOffer = (stay: Stay | null): PromoOffer | null => {
    const priced = stay && checkStay(calendar, stay).ok ? quoteOf(stay, promotion) : null;
    // A promotion without a code may save as much.
    if (!stay || !priced || priced.totalCents >= (quoteOf(stay, null)?.totalCents ?? 0))
      return null;
    return toPromoOffer(promotion, priced, quote);
  };
  return { code: promotion.code, same: toOffer(same), longer: toOffer(longer) };
}

/** "+$58.63" */
export const differenceText = (cents: number): string =>
  cents < 0 ? formatMoney(cents).replace('-', '−') : `+${formatMoney(cents)}`;

/** Says what the added night really costs: "Monday night’s on me", "Add Saturday night for $63.14". */
export function ticketText({ stay, differenceCents }: PromoOffer): string {
  const night = `${formatFullWeekday(addDays(stay.checkOut, -1))} night`;
  if (differenceCents === 0) return `${night}’s on me`;
  const amount = formatMoney(Math.abs(differenceCents));
  return differenceCents > 0 ? `Add ${night} for ${amount}` : `Add ${night} and save ${amount}`;
}

/** Says whether the amount in `ticketText` includes taxes. */
export const addedText = ({ differenceCents }: PromoOffer): string =>
  differenceCents === 0 ? 'same total' : 'taxes included';

/** "4 nights, Dec 16–20, taxes included, with code MAMAFREE4", "Stay Jan 15–19 with MAMAFREE4. Same total." */
export function longerText(code: string, offer: PromoOffer): string {
  const { stay, differenceCents } = offer;
  const days = formatShortRange(stay);
  if (differenceCents === 0) return `Stay ${days} with ${code}. Same total.`;
  const nights = formatNights(nightsBetween(stay.checkIn, stay.checkOut));
  return `${nights}, ${days}, ${addedText(offer)}, with code ${code}`;
}

const freeText = (nights: number, after: string, before = ''): string =>
  nights > 0 ? `${before}${formatNights(nights)} free${after}` : '';

/** "Apply MAMAFREE4: 1 night free, −$214.31" */
export const applyText = (code: string, { freeNights, differenceCents }: PromoOffer): string =>
  `Apply ${code}: ${freeText(freeNights, ', ')}${differenceText(differenceCents)}`;

/** "MAMAFREE4 applied: 1 night free." */
export const appliedText = (code: string, freeNights: number): string =>
  `${code} applied${freeText(freeNights, '', ': ')}.`;
