import { calendarDate } from '@/lib/domain/values/calendar-date';
import { toCardStay, type SearchResult } from '@/lib/domain/search/search-result';
import { makeSummary } from '../../../support/make-cabin';

const cabin = makeSummary();
const stay = { checkIn: calendarDate('2027-03-28'), checkOut: calendarDate('2027-04-01') };
const shown = {
  totalCents: 54909,
  originalTotalCents: 60000,
  avgNightlyCents: 12000,
  nights: 4,
};
const price = { ...shown, discountPercent: 10, discountCents: 5091 };

const found = (changes: Partial<SearchResult>) =>
  toCardStay({ cabin, stay, shiftDays: -3, price, ...changes }, 2);

test('a card gets the stay found with what it shows of its price, and no more', () => {
  expect(found({})).toEqual({ stay, shiftDays: -3, price: shown, guests: 2 });
});

test('a stay without a price stays one', () => {
  expect(found({ price: null })).toEqual({ stay, shiftDays: -3, price: null, guests: 2 });
});

test('a cabin found without dates has no stay', () => {
  expect(found({ stay: null, price: null })).toBeUndefined();
});
