import { readText, type Fields } from './search-fields.ts';

/** Filters of a list without dates: the fewest bedrooms, and the highest usual price of a night in whole dollars. */
export type ListLimits = { bedrooms: number | null; maxPrice: number | null };

export const NO_LIMITS: ListLimits = { bedrooms: null, maxPrice: null };

/** The options of the form. */
export const BEDROOM_CHOICES = [2, 3, 4, 5, 6] as const;
export const PRICE_CHOICES = [150, 200, 250, 300, 400, 600] as const;

const MOST = { bedrooms: 30, maxPrice: 100_000 };

function readNumber(fields: Fields, key: string, most: number): number | null {
  const text = readText(fields, key);
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

/** The limits in a URL; anything but a whole number from 1 on is ignored. */
export const parseLimits = (fields: Fields): ListLimits => ({
  bedrooms: readNumber(fields, 'bedrooms', MOST.bedrooms),
  maxPrice: readNumber(fields, 'max_price', MOST.maxPrice),
});

/** A search's query (without '?') with these limits. */
export function withLimits(search: string, { bedrooms, maxPrice }: ListLimits): string {
  const query = new URLSearchParams(search);
  if (bedrooms !== null) query.set('bedrooms', String(bedrooms));
  if (maxPrice !== null) query.set('max_price', String(maxPrice));
  return query.toString();
}
