import type { AvailabilityCalendar } from '../../../lib/domain/stays/availability.ts';
import { checkStay } from '../../../lib/domain/stays/availability.ts';
import { listAmenities, type Amenity, type CabinRates } from '../../../lib/domain/catalog/cabin.ts';
import { matchesFilter, type CabinFilter } from '../../../lib/domain/catalog/cabin-filters.ts';
import {
  addDays,
  calendarDate,
  eachDay,
  type CalendarDate,
} from '../../../lib/domain/values/calendar-date.ts';
import { CALENDAR_DAYS } from '../../../lib/domain/stays/calendar-length.ts';
import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import { nightlyPriceCents, quoteStay } from '../../../lib/domain/pricing/quote.ts';
import type { TaxRate } from '../../../lib/domain/pricing/tax-rate.ts';
import { MAX_STAY_NIGHTS, type Stay } from '../../../lib/domain/stays/stay.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin, database } from './backend.ts';
import { TAX_RATES, taxRatesFor } from './tax-rates.ts';

export type Search = {
  area: string | null;
  guests: number;
  checkIn: CalendarDate;
  nights: number;
  flexibleDays: number;
  /** Replaces the taxes of a new database. */
  taxes?: readonly TaxRate[];
};
export type Match = Database['public']['Functions']['search_cabins']['Returns'][number];
type SearchedCabin = {
  area: string;
  amenities: Amenity[];
  petFeeCents: number | null;
  views: number;
  displayOrder: number;
  rates: CabinRates;
  calendar: AvailabilityCalendar;
};

const argumentsOf = (search: Search, now: Date) => ({
  p_check_in: search.checkIn,
  p_check_out: addDays(search.checkIn, search.nights),
  ...(search.area && { p_area: search.area }),
  p_guests: search.guests,
  p_flexible_days: search.flexibleDays,
  p_tax_rates: taxRatesFor(search.checkIn, search.nights, search.taxes),
  p_now: now.toISOString(),
});

/** Queries all matches at once from the database. */
export async function searchDatabase(search: Search, now: Date): Promise<Match[]> {
  return expectData(await admin.rpc('search_cabins', argumentsOf(search, now)));
}

/** The live cabins for that many guests with their days until `last`, read through the calendar's own function. */
export async function readCabins(
  now: Date,
  last: CalendarDate,
  guests = 1,
): Promise<SearchedCabin[]> {
  const cabins = await database.query(
    `select c.*, c.mountain_mama_nightly_surcharge::float8 as surcharge,
            (select json_agg(d) from public.cabin_days(c.id, date '${todayInZone(now, 'UTC')}' - 1, '${last}', '${now.toISOString()}') d) as days
     from public.cabins c where c.live and c.max_guests >= ${guests}`,
  );
  return cabins.map((row) => toSearchedCabin(row as CabinWithDays, now));
}

type CabinWithDays = Database['public']['Tables']['cabins']['Row'] & {
  surcharge: number;
  days: Database['public']['Functions']['cabin_days']['Returns'];
};

function toSearchedCabin({ days, surcharge, ...row }: CabinWithDays, now: Date): SearchedCabin {
  const today = todayInZone(now, row.timezone);
  const shown = days.filter(({ day }) => day < addDays(today, CALENDAR_DAYS));
  return {
    area: row.area,
    amenities: listAmenities(row.amenities as Record<string, unknown>),
    petFeeCents: row.pet_fee,
    views: row.views_last_7_days,
    displayOrder: row.display_order,
    rates: {
      id: row.id,
      slug: row.slug,
      city: row.city,
      maxGuests: row.max_guests,
      maxPets: row.max_pets,
      nightlyRateCents: row.nightly_rate,
      cleaningFeeCents: row.cleaning_fee,
      petFeeCents: row.pet_fee,
      nightlySurchargePercent: surcharge,
      timezone: row.timezone,
      freeCancelDays: row.free_cancel_days,
    },
    calendar: {
      today,
      days: new Map(
        shown.map((each) => {
          const date = calendarDate(each.day);
          const { available, price, min_stay, allows_check_in, allows_check_out } = each;
          return [
            date,
            {
              date,
              available,
              priceCents: price,
              minStay: min_stay,
              allowsCheckIn: allows_check_in,
              allowsCheckOut: allows_check_out,
            },
          ];
        }),
      ),
    },
  };
}

/** Lowest, median and highest price of the nights that a stay can include, computed only with lib/domain. */
export function expectNightPrices({ rates, calendar }: SearchedCabin) {
  const sold = new Map<CalendarDate, number>();
  for (const checkIn of calendar.days.keys()) {
    const lengths = Array.from({ length: MAX_STAY_NIGHTS }, (_, i) => MAX_STAY_NIGHTS - i);
    const longest = lengths.find(
      (nights) => checkStay(calendar, { checkIn, checkOut: addDays(checkIn, nights) }).ok,
    );
    for (const night of eachDay(checkIn, addDays(checkIn, longest ?? 0))) {
      sold.set(night, nightlyPriceCents(calendar.days.get(night)?.priceCents ?? null, rates));
    }
  }
  const prices = [...sold.values()].sort((a, b) => a - b);
  return {
    lowest: prices[0] ?? null,
    median: prices[Math.ceil(prices.length / 2) - 1] ?? null,
    highest: prices.at(-1) ?? null,
  };
}

function priceOf({ rates, calendar }: SearchedCabin, stay: Stay, taxes = TAX_RATES) {
  const nightly = eachDay(stay.checkIn, stay.checkOut).map((date) => ({
    date,
    cents: calendar.days.get(date)?.priceCents ?? null,
  }));
  const quote = quoteStay({
    cabin: rates,
    taxes,
    stay,
    dayPrices: new Map(nightly.map(({ date, cents }) => [date, cents])),
    pets: 0,
    promotion: null,
    discountPercent: 0,
  });
  return { nightly: nightly.map(({ cents }) => cents ?? 0), total_cents: quote.totalCents };
}

function bestMatch(cabin: SearchedCabin, search: Search): Match | null {
  const { checkIn, nights, flexibleDays, taxes } = search;
  const shifts = Array.from({ length: 2 * flexibleDays + 1 }, (_, i) => i - flexibleDays);
  const matches = shifts.flatMap((shift) => {
    const arrival = addDays(checkIn, shift);
    const stay = { checkIn: arrival, checkOut: addDays(arrival, nights) };
    if (!checkStay(cabin.calendar, stay).ok) return [];
    const place = { cabin_id: cabin.rates.id, check_in: stay.checkIn, check_out: stay.checkOut };
    return [{ ...place, shift, ...priceOf(cabin, stay, taxes) }];
  });
  return matches.sort(byNearestThenCheapest)[0] ?? null;
}

const byNearestThenCheapest = (a: Match, b: Match) =>
  Math.abs(a.shift) - Math.abs(b.shift) || a.total_cents - b.total_cents || a.shift - b.shift;

/** The expected search result, computed only with lib/domain. */
export function expectMatches(cabins: readonly SearchedCabin[], search: Search): Match[] {
  const orderOf = new Map(cabins.map(({ rates, displayOrder }) => [rates.id, displayOrder]));
  const position = (match: Match) => orderOf.get(match.cabin_id) ?? 0;
  return cabins
    .filter(({ area }) => !search.area || area === search.area)
    .filter(({ rates }) => rates.maxGuests >= search.guests)
    .flatMap((cabin) => bestMatch(cabin, search) ?? [])
    .sort(
      (a, b) =>
        Math.abs(a.shift) - Math.abs(b.shift) ||
        a.total_cents - b.total_cents ||
        position(a) - position(b) ||
        (a.cabin_id < b.cabin_id ? -1 : 1),
    );
}

export type Page = {
  filter: CabinFilter | null;
  popular: boolean;
  limit: number;
  offset: number;
  /** The count's upper limit. */
  countTo: number;
};

/** The expected page of all matches, filtered, sorted and cut only with lib/domain. */
export function expectPage(cabins: readonly SearchedCabin[], search: Search, page: Page) {
  const { filter, popular, limit, offset, countTo } = page;
  const viewsOf = new Map(cabins.map(({ rates, views }) => [rates.id, views]));
  const views = (match: Match) => viewsOf.get(match.cabin_id) ?? 0;
  const kept = cabins.filter(({ amenities, petFeeCents, rates: { maxGuests } }) =>
    filter === null ? true : matchesFilter({ amenities, petFeeCents, maxGuests }, filter),
  );
  const matches = expectMatches(kept, search);
  if (popular) {
    matches.sort((a, b) => Number(a.shift !== 0) - Number(b.shift !== 0) || views(b) - views(a));
  }
  const found = Math.min(matches.length, countTo + 1);
  const exact = matches.filter(({ shift }) => shift === 0).length;
  return (
    matches
      .slice(offset, offset + limit)
      // Above the count limit, the number on the requested dates is unknown.
      .map((match) => ({ ...match, found, found_exact: found > countTo ? null : exact }))
  );
}

/** Queries a page from the database like lib/data/search/search.ts. */
export async function searchPage(
  search: Search,
  page: Page & { sample: number; few: number },
  now: Date,
) {
  const rows = expectData(
    await admin.rpc(page.popular ? 'search_popular_page' : 'search_cabin_page', {
      ...argumentsOf(search, now),
      p_limit: page.limit,
      p_offset: page.offset,
      ...(page.filter && { p_filter: page.filter }),
      p_count_to: page.countTo,
      p_sample: page.sample,
      ...(page.popular && { p_few: page.few }),
    }),
  );
  return rows.map((row) => ({
    ...row,
    found_exact: row.found > page.countTo ? null : row.found_exact,
  }));
}
