import { savedRequestSchema } from '@/lib/schemas/saved';

const ID = 'fabbdb0a-51b5-8cb8-8791-97a490be39fd';
const idOf = (index: number) => `fabbdb0a-51b5-8cb8-8791-${String(index).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => idOf(index));

test.each([
  [{ ids: [ID] }],
  [{ ids: ids(50) }],
  [{ ids: [ID], guests: 20 }],
  [{ ids: [ID], check_in: '2026-12-04', check_out: '2026-12-05', guests: 1 }],
  [{ ids: [ID], check_in: '2026-12-04', check_out: '2027-01-03' }],
])('%j is a request', (body) => {
  expect(savedRequestSchema.safeParse(body).success).toBe(true);
});

test('repeated ids are asked for once', () => {
  expect(savedRequestSchema.parse({ ids: [ID, ID.toUpperCase(), ID] }).ids).toEqual([ID]);
});

test.each([
  ['no ids', { ids: [] }],
  ['too many ids', { ids: ids(51) }],
  ['a slug for an id', { ids: ['laurel-lantern'] }],
  ['SQL for an id', { ids: ["' or 1=1 --"] }],
  ['ids that are no list', { ids: ID }],
  ['a check-in alone', { ids: [ID], check_in: '2026-12-04' }],
  ['a check-out alone', { ids: [ID], check_out: '2026-12-04' }],
  ['no nights', { ids: [ID], check_in: '2026-12-04', check_out: '2026-12-04' }],
  ['dates the wrong way round', { ids: [ID], check_in: '2026-12-04', check_out: '2026-12-01' }],
  ['31 nights', { ids: [ID], check_in: '2026-12-04', check_out: '2027-01-04' }],
  ['a day that does not exist', { ids: [ID], check_in: '2026-02-30', check_out: '2026-03-02' }],
  ['no guests', { ids: [ID], guests: 0 }],
  ['21 guests', { ids: [ID], guests: 21 }],
  ['half a guest', { ids: [ID], guests: 1.5 }],
  ['an unknown field', { ids: [ID], price: 1 }],
  ['nothing', null],
])('%s is refused', (_, body) => {
  expect(savedRequestSchema.safeParse(body).success).toBe(false);
});
