/** @jest-environment node */
import { availabilityQuerySchema, availabilityResponseSchema } from '@/lib/schemas/availability';
import { CABIN_ID } from '../support/pricing';

const day = {
  date: '2026-12-04',
  availability: { available: true, min_stay: 2, allows_check_in: true, allows_check_out: null },
  price: { amount: 24_900, formatted: '$249.00' },
};
const responseOf = (dates: unknown) => ({ calendar_data: { data: { dates } } });

test('a response as the function sends it', () => {
  const response = responseOf([day, { ...day, date: '2026-12-05', price: null }]);
  expect(availabilityResponseSchema.parse(response)).toEqual(response);
});

test('the least a day may say, and what a supplier adds', () => {
  const bare = { date: '2026-12-04', availability: { available: false }, price: null };
  const sent = { ...bare, note: 'x', availability: { available: false, source: 'ical' } };
  expect(availabilityResponseSchema.parse(responseOf([sent]))).toEqual(responseOf([bare]));
});

test.each([
  [{ ...day, date: '2026-02-30' }],
  [{ ...day, date: null }],
  [{ ...day, availability: { available: 'yes' } }],
  [{ ...day, availability: { available: true, min_stay: -1 } }],
  [{ ...day, availability: { available: true, min_stay: 1.5 } }],
  [{ ...day, price: { amount: '249' } }],
  [{ ...day, price: { amount: -1 } }],
  [{ ...day, price: { amount: 1, formatted: 'x'.repeat(41) } }],
  [{ ...day, price: undefined }],
  [null],
])('refuses the day %j', (broken) => {
  expect(availabilityResponseSchema.safeParse(responseOf([broken])).success).toBe(false);
});

test.each([null, {}, responseOf(null), responseOf({}), responseOf(Array(1101).fill(day)), 'text'])(
  'refuses a body without its list',
  (body) => {
    expect(availabilityResponseSchema.safeParse(body).success).toBe(false);
  },
);

test.each([{}, { cabin_id: '' }, { cabin_id: '1' }, { cabin_id: CABIN_ID, extra: '1' }])(
  'refuses the query %j',
  (query) => {
    expect(availabilityQuerySchema.safeParse(query).success).toBe(false);
  },
);

test('takes a query', () => {
  expect(availabilityQuerySchema.parse({ cabin_id: CABIN_ID })).toEqual({ cabin_id: CABIN_ID });
});
