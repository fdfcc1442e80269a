import type { CabinSummary } from '../catalog/cabin.ts';
import type { PriceQuote } from '../pricing/quote.ts';
import type { Stay } from '../stays/stay.ts';

/** A cabin found, with a stay and its price when dates were searched. `shiftDays` is 0 for the requested dates. */
export type SearchResult = {
  cabin: CabinSummary;
  stay: Stay | null;
  shiftDays: number;
  price: PriceQuote | null;
};

/** The stay on a search result's card. `shiftDays` counts from the searched check-in; negative is earlier. */
export type CardStay = {
  stay: Stay;
  shiftDays: number;
  price: Pick<
    PriceQuote,
    'totalCents' | 'originalTotalCents' | 'avgNightlyCents' | 'nights'
  > | null;
  guests: number;
};

/** Undefined for a search without dates. */
export function toCardStay(result: SearchResult, guests: number): CardStay | undefined {
  const { stay, shiftDays, price } = result;
  if (stay === null) return undefined;
  if (price === null) return { stay, shiftDays, price, guests };
  const { totalCents, originalTotalCents, avgNightlyCents, nights } = price;
  const shown = { totalCents, originalTotalCents, avgNightlyCents, nights };
  return { stay, shiftDays, price: shown, guests };
}
