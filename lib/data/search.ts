import 'server-only';
import { calendarDate, nightsBetween, eachDay } from '@/lib/domain/calendar-date';
import { AREAS, type CabinSummary } from '@/lib/domain/cabin';
import { quoteStay, toPriceQuote } from '@/lib/domain/quote';
import type { SearchCriteria } from '@/lib/domain/search-criteria';
import type { SearchResult } from '@/lib/domain/search-result';
import { taxRatesByCity } from '@/lib/domain/tax';
import { adminClient } from '@/lib/supabase/admin-client';
import type { Database } from '@/lib/supabase/database.types';
import { expectData } from '@/lib/supabase/expect-data';
import { SUMMARY_COLUMNS, toCabinSummary } from './cabin-rows';

type Match = Database['public']['Functions']['search_cabins']['Returns'][number];

/** Availability is read live, so nothing of a search is cached. */
export async function searchCabins(criteria: SearchCriteria): Promise<SearchResult[]> {
  const { checkIn, checkOut } = criteria;
  if (!checkIn || !checkOut) {
    const cabins = await listCandidates(criteria);
    return cabins.map((cabin) => ({ cabin, stay: null, shiftDays: 0, price: null }));
  }
  // At once, so that a slow database costs the visitor one time-out and not two.
  const [cabins, found] = await Promise.all([
    listCandidates(criteria),
    adminClient().rpc('search_cabins', {
      p_check_in: checkIn,
      p_check_out: checkOut,
      ...(criteria.city !== 'all' && { p_area: criteria.city }),
      p_guests: criteria.guests,
      p_flexible_days: Number(criteria.flexibleDays ?? 0) || 0,
      p_tax_rates: taxRatesByCity(nightsBetween(checkIn, checkOut)),
    }),
  ]);
  const matches = expectData(found);
  const byId = new Map(cabins.map((cabin) => [cabin.id, cabin]));
  return matches.flatMap((match) => {
    const cabin = byId.get(match.cabin_id);
    return cabin ? [toSearchResult(cabin, match)] : [];
  });
}

async function listCandidates({ city, guests }: SearchCriteria): Promise<CabinSummary[]> {
  const query = adminClient()
    .from('cabins')
    .select(SUMMARY_COLUMNS)
    .eq('live', true)
    .gte('max_guests', guests)
    .order('display_order');
  const area = AREAS.find((each) => each.slug === city);
  return expectData(await (area ? query.eq('area', area.slug) : query)).map(toCabinSummary);
}

function toSearchResult(cabin: CabinSummary, match: Match): SearchResult {
  const stay = { checkIn: calendarDate(match.check_in), checkOut: calendarDate(match.check_out) };
  const nights = eachDay(stay.checkIn, stay.checkOut);
  const quote = quoteStay({
    cabin,
    stay,
    dayPrices: new Map(nights.map((date, i) => [date, match.nightly[i] ?? null])),
    pets: 0,
    promotion: null,
    discountPercent: 0,
  });
  return { cabin, stay, shiftDays: match.shift, price: toPriceQuote(quote) };
}
