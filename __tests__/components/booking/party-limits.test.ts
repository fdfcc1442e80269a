import { fitParty, partyLimits } from '@/components/booking/party-limits';
import { CABIN } from '../availability/support/cabin';

test.each([
  [
    { adults: 2, children: 0, pets: 0 },
    { adults: 6, children: 4, pets: 2 },
  ],
  [
    { adults: 4, children: 2, pets: 1 },
    { adults: 4, children: 2, pets: 2 },
  ],
])('the limits around %j', (party, limits) => {
  expect(partyLimits(CABIN, party)).toEqual(limits);
});

test('without pets on offer there is no room for one', () => {
  const party = { adults: 2, children: 0, pets: 1 };
  const cabin = { ...CABIN, petFeeCents: null };
  expect(partyLimits(cabin, party).pets).toBe(0);
  expect(fitParty(cabin, party).pets).toBe(0);
});

test.each([
  [
    { adults: 99, children: 9, pets: 9 },
    { adults: 6, children: 0, pets: 2 },
  ],
  [
    { adults: 0, children: 9, pets: 0 },
    { adults: 1, children: 5, pets: 0 },
  ],
  [
    { adults: 2, children: 3, pets: 1 },
    { adults: 2, children: 3, pets: 1 },
  ],
])('%j fits as %j', (party, fitted) => {
  expect(fitParty(CABIN, party)).toEqual(fitted);
});
