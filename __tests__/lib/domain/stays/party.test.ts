import { checkParty, parseCount } from '@/lib/domain/stays/party';
import { ratesOf } from '../../support/pricing';

test.each([
  [{ adults: 1, children: 0, pets: 0 }],
  [{ adults: 5, children: 3, pets: 2 }],
  [{ adults: 8, children: 0, pets: 0 }],
])('takes %p', (party) => {
  expect(checkParty(ratesOf({ maxGuests: 8, maxPets: 2 }), party)).toEqual({ ok: true });
});

test.each([
  ['no-adults', { adults: 0, children: 2, pets: 0 }, {}],
  ['too-many-guests', { adults: 5, children: 4, pets: 0 }, {}],
  ['too-many-guests', { adults: 9, children: 0, pets: 5 }, {}],
  ['pets-not-allowed', { adults: 2, children: 0, pets: 1 }, { petFeeCents: null }],
  ['too-many-pets', { adults: 2, children: 0, pets: 3 }, {}],
  ['too-many-pets', { adults: 2, children: 0, pets: 3 }, { petFeeCents: 0 }],
])('refuses with %s: %p', (reason, party, rates) => {
  expect(checkParty(ratesOf(rates), party)).toEqual({ ok: false, reason });
});

test('a cabin without pets takes a party without pets', () => {
  const cabin = ratesOf({ petFeeCents: null, maxPets: 0 });
  expect(checkParty(cabin, { adults: 2, children: 0, pets: 0 })).toEqual({ ok: true });
});

test.each([
  { adults: 20, children: -15, pets: 0 },
  { adults: 1.5, children: 0, pets: 0 },
  { adults: 2, children: 0, pets: NaN },
])('%p is no party', (party) => {
  expect(() => checkParty(ratesOf(), party)).toThrow(RangeError);
});

test.each([
  ['0', 0],
  ['7', 7],
  ['99', 99],
  ['100', null],
  ['-1', null],
  ['1.5', null],
  [' 2', null],
  ['', null],
  [null, null],
])('%j counts as %j', (text, count) => {
  expect(parseCount(text)).toBe(count);
});
