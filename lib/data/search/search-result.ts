import 'server-only';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { calendarDate, eachDay, nightsBetween } from '@/lib/domain/values/calendar-date';
import { quoteStay, toPriceQuote } from '@/lib/domain/pricing/quote';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { SearchResult } from '@/lib/domain/search/search-result';
import type { Stay } from '@/lib/domain/stays/stay';
import { taxRatesByPlace } from '@/lib/domain/pricing/tax';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { shopFacts } from '@/lib/shop/shop-facts';
import { inSeason } from '@/lib/pictures/season-picture';
import type { Database } from '@/lib/supabase/database.types';

/** The arguments that all database searches with dates share. */
export async function stayArguments({ checkIn, checkOut }: Stay, guests: number) {
  const requested = { checkIn, nights: nightsBetween(checkIn, checkOut) };
  return {
    p_check_in: checkIn,
    p_check_out: checkOut,
    p_guests: guests,
    p_tax_rates: taxRatesByPlace(await getTaxRates(), requested),
  };
}

export type Match = Database['public']['Functions']['search_cabins']['Returns'][number];

/** A cabin with the stay that was found, priced like every other quote; null for a search without dates. */
export function toSearchResult(
  cabin: CabinSummary,
  match: Match | null,
  taxes: readonly TaxRate[],
  automatic: readonly Promotion[],
): SearchResult {
  if (match === null) return { cabin, stay: null, shiftDays: 0, price: null };
  const stay = { checkIn: calendarDate(match.check_in), checkOut: calendarDate(match.check_out) };
  const nights = eachDay(stay.checkIn, stay.checkOut);
  const quote = quoteStay({
    cabin,
    taxes,
    stay,
    dayPrices: new Map(nights.map((date, i) => [date, match.nightly[i] ?? null])),
    pets: 0,
    promotion: null,
    automatic,
    discountPercent: 0,
    damageDeposit: shopFacts().damageDeposit,
  });
  return {
    cabin: inSeason(cabin, stay.checkIn),
    stay,
    shiftDays: match.shift,
    price: toPriceQuote(quote),
  };
}
