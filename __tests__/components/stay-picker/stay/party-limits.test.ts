import { partyLimits } from '@/components/stay-picker/stay/party-limits';
import { CABIN } from '@/__tests__/components/stay-picker/support/cabin';

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
});
