import { packCard, unpackCard } from '@/lib/domain/card-wire';
import { makeSummary } from '../../components/cabins/make-cabin';

const CABINS = [
  makeSummary(),
  makeSummary({ petFeeCents: null, tiktokId: null, videoTourUrl: null, mountainMamaReview: null }),
  makeSummary({ amenities: [], heroImageColor: null, reviewCount: 0, averageRating: 0 }),
];

test.each(CABINS)('a card arrives as it was sent, without what it does not show', (cabin) => {
  const sent = JSON.parse(JSON.stringify(packCard(cabin)));
  const { shortDesc, ...shown } = cabin;
  expect(unpackCard(sent)).toEqual(shown);
  expect(JSON.stringify(sent)).not.toContain(shortDesc);
});
