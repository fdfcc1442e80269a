import { render, screen } from '@testing-library/react';
import { reviewExtras } from '@/components/cabin/review-extras';
import { makeCabin } from '../../support/make-cabin';

type Origin = ReturnType<typeof makeCabin>['reviews'][number]['origin'];
const reviewOf = (origin: Origin, source: string | null = null) => ({
  id: '1',
  rating: 5,
  author: 'Ann',
  text: 'Quiet nights.',
  source,
  date: makeCabin().reviews[0]?.date ?? ('2025-05-01' as never),
  origin,
  answer: null,
  photos: [],
});

test.each([
  ['stay', null, true],
  ['example', null, false],
  ['import', 'Airbnb', false],
] as const)('a review whose origin is %s: verified stay', (origin, source, isVerified) => {
  const extras = reviewExtras(
    makeCabin({ reviews: [reviewOf(origin, source)], subjectRatings: {} }),
  );
  render(
    <>
      {extras.subjects}
      {extras[0]}
    </>,
  );
  expect(screen.queryByText('Verified stay') !== null).toBe(isVerified);
  expect(screen.queryByText('Verified stay: booked here and stayed.') !== null).toBe(isVerified);
});
