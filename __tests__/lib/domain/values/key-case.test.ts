import { toCamelKeys, toSnakeKeys } from '@/lib/domain/values/key-case';

const json = {
  cabin_id: 'a_b',
  views_last_7_days: 3,
  paid_at: null,
  nightly: [{ amount_cents: 100 }],
  tax: { total_cents: 7, lines: ['state_tax'] },
};
const value = {
  cabinId: 'a_b',
  viewsLast7Days: 3,
  paidAt: null,
  nightly: [{ amountCents: 100 }],
  tax: { totalCents: 7, lines: ['state_tax'] },
};

test('names change at every depth, and values never', () => {
  expect(toCamelKeys(json)).toEqual(value);
});

test('and back', () => {
  const { views_last_7_days: _, ...words } = json;
  expect(toSnakeKeys(toCamelKeys(words))).toEqual(words);
});

test('the order of the names stays', () => {
  expect(Object.keys(toCamelKeys(json))).toEqual(Object.keys(value));
});
