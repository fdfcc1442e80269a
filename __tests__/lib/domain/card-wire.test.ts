import { packCard, unpackCard } from '@/lib/domain/card-wire';
import { makeSummary } from '../../components/cabins/make-cabin';

const CABINS = [
  makeSummary(),
  makeSummary({ petFeeCents: null, tiktokId: null, videoTourUrl: null, mountainMamaReview: null }),
  makeSummary({ amenities: [], heroImageColor: null, reviewCount: 0, averageRating: 0 }),
  makeSummary({ title: '100% | "Quiet" & %7C', mountainMamaReview: 'One | two % three' }),
  makeSummary({ heroImageUrl: 'https://pictures.test/a.webp', timezone: 'America/Chicago' }),
  makeSummary({ videoTourUrl: '/video/tours/laurel-lantern.mp4', petFeeCents: 0 }),
];

test('what follows from the slug does not travel', () => {
  const wire = packCard(
    makeSummary({
      heroImageUrl: '/images/cabins/laurel-lantern/hero.webp',
      videoTourUrl: '/video/tours/laurel-lantern.mp4',
      timezone: 'America/New_York',
    }),
  );
  expect(wire).not.toMatch(/hero\.webp|tours|New_York/);
});

test.each(CABINS)('a card arrives as it was sent, without what it does not show', (cabin) => {
  const sent = JSON.parse(JSON.stringify(packCard(cabin)));
  const { shortDesc, ...shown } = cabin;
  expect(unpackCard(sent)).toEqual(shown);
  expect(JSON.stringify(sent)).not.toContain(shortDesc);
});
