import { toCardCabin, type CabinSummary, type CardCabin } from '@/lib/domain/catalog/cabin';
import { CALENDAR_FIELDS, packCard, toCard, toCardRow } from '@/lib/domain/catalog/card-row';
import { makeSummary } from '../../../support/make-cabin';

const full = makeSummary({
  heroImageColor: '#aabbcc',
  heroFocus: { x: 10, y: 90 },
  tiktokId: '7',
  videoTourUrl: '/video/tours/x.mp4',
  mountainMamaReview: null,
  viewsLast7Days: 3,
  leastNightCents: 10_000,
  petFeeCents: 0,
  maxPets: 2,
  nightlySurchargePercent: 3,
  timezone: 'America/Chicago',
  freeCancelDays: 7,
});
// As it arrives in the browser.
const send = (cabin: CabinSummary) =>
  JSON.parse(JSON.stringify(toCardRow(cabin))) as ReturnType<typeof toCardRow>;

test.each<[string, CabinSummary]>([
  ['everything', full],
  ['a quote', { ...full, mountainMamaReview: 'Sit on the swing.' }],
  ['no more than it must', makeSummary({ heroImageColor: null, leastNightCents: null })],
])('a card with %s arrives as it was', (_, cabin) => {
  expect(toCard(send(cabin))).toEqual(toCardCabin(cabin));
});

test('names travel with none of them', () => {
  expect(JSON.stringify(toCardRow(full))).not.toMatch(/slug|reviewCount|nightlyRateCents/);
});

test('what is missing at the end is not sent, zeros are', () => {
  const short = packCard({ ...toCardCabin(full), ...usual });
  expect(short.length).toBeLessThan(toCardRow(full).length);
  expect(toCard(packCard({ ...toCardCabin(full), petFeeCents: 0 })).petFeeCents).toBe(0);
});
const usual: Partial<CardCabin> = {
  heroFocus: undefined,
  timezone: undefined,
  freeCancelDays: undefined,
};

test('the same row is the same card, so that both of its buttons share one', () => {
  const row = toCardRow(full);
  expect(toCard(row)).toBe(toCard(row));
});

test('the calendar’s part is a part of it', () => {
  expect(Object.keys(toCard(toCardRow(full)))).toEqual(
    expect.arrayContaining([...CALENDAR_FIELDS]),
  );
});
