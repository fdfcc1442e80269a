import { RESULTS_PER_PAGE } from '@/lib/domain/search/pagination';
import { cabinLocationsQuerySchema } from '@/lib/schemas/cabin-locations';

const slugs = (count: number) => Array.from({ length: count }, (_, n) => `cabin-${n}`);
const parse = (query: unknown) => cabinLocationsQuerySchema.safeParse(query).data?.cabins;

test('the cabins of one page are asked for, each once', () => {
  expect(parse({ cabins: 'a,b,a' })).toEqual(['a', 'b']);
  const page = slugs(RESULTS_PER_PAGE);
  expect(parse({ cabins: page.join(',') })).toEqual(page);
});

test('neither all cabins nor what cannot be a slug', () => {
  const tooMany = slugs(RESULTS_PER_PAGE + 1).join(',');
  for (const cabins of [undefined, '', ',', 'a,', 'A', 'a b', '<script>', tooMany]) {
    expect(parse({ cabins })).toBeUndefined();
  }
  expect(parse({})).toBeUndefined();
  expect(parse({ cabins: 'a', near: '1' })).toBeUndefined();
});
