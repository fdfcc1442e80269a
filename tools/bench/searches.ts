import { addDays, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { toSearchQuery } from '../../lib/domain/search/search-criteria.ts';
import { shop } from '../../lib/shop/shop.ts';

const FIRST_DAY = 20;
const DAYS = 181;
const LONGEST = 5;
const MAX_GUESTS = 6;
const CITIES = ['all', ...shop().areas.map(({ slug }) => slug)] as const;

/** More different searches than are sent within the lifetime of a cached one. */
export const DIFFERENT_SEARCHES = DAYS * LONGEST * MAX_GUESTS;

/**
 * The nth of many different searches with dates: everywhere and in each city, some flexible by a few days. Equal
 * searches share a cached result, so repeating one would measure the cache.
 */
export function searchAt(n: number, today: CalendarDate): string {
  const checkIn = addDays(today, FIRST_DAY + ((n * 7) % DAYS));
  const nights = 1 + (Math.floor(n / DAYS) % LONGEST);
  const query = toSearchQuery({
    checkIn,
    checkOut: addDays(checkIn, nights + 1),
    guests: 1 + (Math.floor(n / (DAYS * LONGEST)) % MAX_GUESTS),
    city: CITIES[n % CITIES.length] ?? 'all',
    flexibleDays: n % 3 === 0 ? '3' : null,
  });
  return `?${query}`;
}
