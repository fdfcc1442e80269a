import { reviewSchema, toReview } from '@/lib/schemas/review';

const fields = {
  rating: '4',
  cleanliness: '5',
  author: ' June ',
  body: 'Quiet nights, cold spring.',
};

test('a form is read by its fields; subjects may be left out', () => {
  expect(reviewSchema.parse(toReview(fields))).toEqual({
    rating: 4,
    subjects: { cleanliness: 5 },
    author: 'June',
    body: 'Quiet nights, cold spring.',
  });
});

test.each([
  ['no stars', { rating: undefined }],
  ['six stars', { rating: '6' }],
  ['half a star', { rating: '4.5' }],
  ['no number', { rating: 'many' }],
  ['a subject of six', { cleanliness: '6' }],
  ['no name', { author: ' ' }],
  ['a name without letters', { author: '42' }],
  ['a long name', { author: 'a'.repeat(81) }],
  ['few words', { body: 'Nice.     ' }],
  ['too many words', { body: 'a'.repeat(2001) }],
])('%s: refused', (_, change) => {
  expect(reviewSchema.safeParse(toReview({ ...fields, ...change })).success).toBe(false);
});
