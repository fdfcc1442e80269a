import { calendarDate } from '@/lib/domain/values/calendar-date';
import { parseSearchParams } from '@/lib/domain/search/search-criteria';
import { DIFFERENT_SEARCHES, searchAt } from '@/tools/bench/searches';
import { shop } from '@/lib/shop/shop';

const today = calendarDate('2026-11-22');
const all = Array.from({ length: DIFFERENT_SEARCHES }, (_, n) => searchAt(n, today));

test('no search comes twice before all have been asked', () => {
  expect(new Set(all).size).toBe(DIFFERENT_SEARCHES);
});

test('each is a search with dates that the page understands', () => {
  for (const query of all) {
    const { criteria, problems } = parseSearchParams(
      Object.fromEntries(new URLSearchParams(query)),
      shop().areas,
    );
    expect(problems).toEqual([]);
    expect(criteria.checkOut).not.toBeNull();
  }
});
