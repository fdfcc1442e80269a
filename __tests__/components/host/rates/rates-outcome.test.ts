import { describeRates } from '@/components/host/rates/rates-outcome';

const NONE = { changed: 0, dearer: 0, cheaper: 0, opened: 0, closed: 0, keptByHand: 0, sold: 0 };

test.each([
  [{}, 'Changes no nights.'],
  [{ changed: 214, dearer: 38 }, 'Changes 214 nights, 38 of them more expensive.'],
  [{ changed: 1, closed: 1 }, 'Changes 1 night, 1 of them closed.'],
  [{ changed: 5 }, 'Changes 5 nights.'],
  [
    { changed: 9, dearer: 2, opened: 3, keptByHand: 1, sold: 2 },
    'Changes 9 nights, 2 of them more expensive and 3 opened. 1 night set by hand and 2 nights sold or held stay as they are.',
  ],
  [{ sold: 1 }, 'Changes no nights. 1 night sold or held stays as it is.'],
])('%j reads %p', (counts, words) => {
  expect(describeRates({ ...NONE, ...counts })).toBe(words);
});
