import 'server-only';
import { calendarDate, nightsBetween, eachDay } from '@/lib/domain/calendar-date';
import { AREAS } from '@/lib/domain/cabin';
import { quoteStay, toPriceQuote } from '@/lib/domain/quote';
import type { SearchCriteria } from '@/lib/domain/search-criteria';
import type { SearchResult } from '@/lib/domain/search-result';
import { taxRatesByCity } from '@/lib/domain/tax';
import { adminClient } from '@/lib/supabase/admin-client';
import type { Database } from '@/lib/supabase/database.types';
import { expectData } from '@/lib/supabase/expect-data';
import {
  SUMMARY_COLUMNS,
  toCabinRates,
  toCabinSummary,
  type RatesRow,
  type SummaryRow,
} from './cabin-rows';

type Match = Database['public']['Functions']['search_cabins']['Returns'][number];
type CabinRow = SummaryRow & RatesRow;

/** Availability is read live, so nothing of a search is cached. */
export async function searchCabins(criteria: SearchCriteria): Promise<SearchResult[]> {
  const cabins = await listCandidates(criteria);
  const { checkIn, checkOut } = criteria;
  if (!checkIn || !checkOut) {
    return cabins.map((row) => ({
      cabin: toCabinSummary(row),
      stay: null,
      shiftDays: 0,
      price: null,
    }));
  }
  const byId = new Map(cabins.map((row) => [row.id, row]));
  const matches = expectData(
    await adminClient().rpc('search_cabins', {
      p_check_in: checkIn,
      p_check_out: checkOut,
      ...(criteria.city !== 'all' && { p_area: criteria.city }),
      p_guests: criteria.guests,
      p_flexible_days: Number(criteria.flexibleDays ?? 0) || 0,
      p_tax_rates: taxRatesByCity(nightsBetween(checkIn, checkOut)),
    }),
  );
  return matches.flatMap((match) => {
    const row = byId.get(match.cabin_id);
    return row ? [toSearchResult(row, match)] : [];
  });
}

async function listCandidates({ city, guests }: SearchCriteria): Promise<CabinRow[]> {
  const query = adminClient()
    .from('cabins')
    .select(SUMMARY_COLUMNS)
    .eq('live', true)
    .gte('max_guests', guests)
    .order('display_order');
  const area = AREAS.find((each) => each.slug === city);
  return expectData(await (area ? query.eq('area', area.slug) : query));
}

function toSearchResult(row: CabinRow, match: Match): SearchResult {
  const stay = { checkIn: calendarDate(match.check_in), checkOut: calendarDate(match.check_out) };
  const nights = eachDay(stay.checkIn, stay.checkOut);
  const quote = quoteStay({
    cabin: toCabinRates(row),
    stay,
    dayPrices: new Map(nights.map((date, i) => [date, match.nightly[i] ?? null])),
    pets: 0,
    promotion: null,
    discountPercent: 0,
  });
  return { cabin: toCabinSummary(row), stay, shiftDays: match.shift, price: toPriceQuote(quote) };
}
