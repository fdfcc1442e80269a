import { fallCabinsQuerySchema } from '@/lib/schemas/fall';

const isValid = (query: unknown) => fallCabinsQuerySchema.safeParse(query).success;

test('a week and a place of the map', () =>
  expect(isValid({ week: '10-19', place: 'elkmont' })).toBe(true));

test.each([
  {},
  { week: '10-19' },
  { week: '10-20', place: 'elkmont' },
  { week: '10-19', place: "elkmont' or 1=1" },
  { week: '10-19', place: 'x'.repeat(100_000) },
  { week: '10-19', place: 'elkmont', more: '1' },
])('nothing else', (query) => expect(isValid(query)).toBe(false));
