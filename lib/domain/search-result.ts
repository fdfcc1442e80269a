import type { CabinSummary } from './cabin.ts';
import type { PriceQuote } from './quote.ts';
import type { Stay } from './stay.ts';

/** A cabin found; with a stay and its price when dates were searched. `shiftDays` is 0 for the wanted dates. */
export type SearchResult = {
  cabin: CabinSummary;
  stay: Stay | null;
  shiftDays: number;
  price: PriceQuote | null;
};
