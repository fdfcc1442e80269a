import {
  countPages,
  MAX_RESULTS,
  parsePage,
  RESULTS_PER_PAGE,
} from '@/lib/domain/search/pagination';

test.each([
  ['1', 1],
  ['7', 7],
  ['999', 56],
  ['0', 1],
  ['01', 1],
  ['-1', 1],
  ['1e3', 1],
  ['2.5', 1],
  ['9999', 1],
  ['', 1],
  [undefined, 1],
  [['2', '3'], 1],
])('page %j is %d', (value, page) => {
  expect(parsePage(value)).toBe(page);
});

test.each([
  [0, 1],
  [1, 1],
  [RESULTS_PER_PAGE, 1],
  [RESULTS_PER_PAGE + 1, 2],
  [MAX_RESULTS, 56],
  [MAX_RESULTS + 1, 56],
])('%d results fill %d pages', (total, pages) => {
  expect(countPages(total)).toBe(pages);
});
