import { statsQuerySchema, statsRequestSchema } from '@/lib/schemas/stats';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => idOf(index));

test.each([1, 2, 100])('takes %i ids', (count) => {
  const ids = idsOf(count);
  expect(statsQuerySchema.parse({ ids: ids.join(',') })).toEqual({ ids });
  expect(statsRequestSchema.parse({ property_ids: ids })).toEqual({ property_ids: ids });
});

test('gives repeats once', () => {
  expect(statsQuerySchema.parse({ ids: [idOf(1), idOf(2), idOf(1)].join(',') })).toEqual({
    ids: [idOf(1), idOf(2)],
  });
});

test.each([
  '',
  ',',
  'bear-hollow',
  `${idOf(1)},`,
  `${idOf(1)};${idOf(2)}`,
  idsOf(101).join(','),
  'x'.repeat(1_000_000),
  undefined,
  null,
  ['a'],
])('refuses one of its kind', (ids) => {
  expect(statsQuerySchema.safeParse({ ids }).success).toBe(false);
});

test('takes slugs instead', () => {
  const slugs = ['laurel-lantern', 'splash-and-cedar'];
  expect(statsQuerySchema.parse({ slugs: [...slugs, slugs[0]].join(',') })).toEqual({ slugs });
  expect(statsRequestSchema.parse({ slugs })).toEqual({ slugs });
});

test.each(['', 'Laurel', 'a,', 'a b', "a'--", 'é', 'x'.repeat(81)])('refuses slugs %j', (slugs) => {
  expect(statsQuerySchema.safeParse({ slugs }).success).toBe(false);
  expect(statsRequestSchema.safeParse({ slugs: [slugs] }).success).toBe(false);
});

test('refuses other keys', () => {
  expect(statsQuerySchema.safeParse({ ids: idOf(1), admin: '1' }).success).toBe(false);
  expect(statsQuerySchema.safeParse({ ids: idOf(1), slugs: 'a' }).success).toBe(false);
  expect(statsQuerySchema.safeParse({}).success).toBe(false);
});
