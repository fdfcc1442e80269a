import fc from 'fast-check';
import { fitParty } from '@/lib/domain/stays/fit-party';
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

test('a party brought down to the limit fits, and nobody is added or left out without need', () => {
  const counts = fc.record({
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.nat(19),
    pets: fc.nat(10),
  });
  const limits = fc.record({
    maxGuests: fc.integer({ min: 1, max: 20 }),
    maxPets: fc.nat(4),
    petFeeCents: fc.constantFrom(null, 5000),
  });
  fc.assert(
    fc.property(limits, counts, (limit, asked) => {
      const cabin = ratesOf(limit);
      let party = asked;
      for (let check = checkParty(cabin, party); !check.ok; check = checkParty(cabin, party)) {
        const fitting = fitParty(cabin, party, check.reason);
        if (!fitting) throw new Error('Nothing to bring down');
        const changed = (['adults', 'children', 'pets'] as const).filter(
          (each) => fitting[each] !== party[each],
        );
        expect(changed.length).toBeGreaterThan(0);
        expect(changed.includes('pets')).toBe(check.reason !== 'too-many-guests');
        for (const each of changed) expect(fitting[each]).toBeLessThan(party[each]);
        party = fitting;
      }
      const guests = asked.adults + asked.children;
      expect(party.adults + party.children).toBe(Math.min(guests, limit.maxGuests));
      const pets = limit.petFeeCents === null ? 0 : limit.maxPets;
      expect(party.pets).toBe(Math.min(asked.pets, pets));
    }),
  );
});

test('a party without an adult has nobody too many', () => {
  expect(fitParty(ratesOf(), { adults: 0, children: 2, pets: 0 }, 'no-adults')).toBeNull();
});
