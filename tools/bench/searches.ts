import { AREAS } from '../../lib/domain/catalog/cabin.ts';
import { addDays, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { toSearchQuery } from '../../lib/domain/search/search-criteria.ts';

const FIRST_DAY = 20;
const DAYS = 181;
const LONGEST = 5;
const MAX_GUESTS = 6;
const CITIES = ['all', ...AREAS.map(({ slug }) => slug)] as const;

/** How many searches there are before the first comes again: more than are asked within any memory of one. */
export const DIFFERENT_SEARCHES = DAYS * LONGEST * MAX_GUESTS;

/**
 * The nth of many different searches, all with dates: everywhere and in each city, some a few days flexible. An answer
 * just given is shared by whoever asks the same, so a row that asks one question over and over measures that.
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
