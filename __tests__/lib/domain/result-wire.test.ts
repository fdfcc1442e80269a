import { calendarDate } from '@/lib/domain/calendar-date';
import { packResult, unpackResult } from '@/lib/domain/result-wire';
import type { SearchResult } from '@/lib/domain/search-result';
import { makeSummary } from '../../components/cabins/make-cabin';

const stay = { checkIn: calendarDate('2027-03-28'), checkOut: calendarDate('2027-04-01') };
const shown = { totalCents: 54909, originalTotalCents: 60000, nights: 4 };
const price = { ...shown, discountPercent: 10, discountCents: 5091, avgNightlyCents: 12000 };
const cabin = makeSummary({ title: 'One | two', mountainMamaReview: 'A | b' });
const { shortDesc, ...card } = cabin;

const send = (result: SearchResult) =>
  unpackResult(JSON.parse(JSON.stringify(packResult(result))) as ReturnType<typeof packResult>);

test.each([-3, 0, 2])(
  'a stay %s days away arrives with its price, and no more of it',
  (shiftDays) => {
    const sent = send({ cabin, stay, shiftDays, price });
    expect(sent).toEqual({ cabin: card, found: { stay, shiftDays, price: shown } });
  },
);

test('a stay without a price arrives as one', () => {
  const { found } = send({ cabin, stay, shiftDays: 1, price: null });
  expect(found).toEqual({ stay, shiftDays: 1, price: null });
});

test('a cabin found without dates arrives without a stay', () => {
  expect(send({ cabin, stay: null, shiftDays: 0, price: null })).toEqual({
    cabin: card,
    found: null,
  });
  expect(shortDesc).not.toBe('');
});
