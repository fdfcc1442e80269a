import { calendarDate } from '@/lib/domain/values/calendar-date';
import { cabinState, shareCents, type ShortlistedCabin } from '@/lib/domain/trip/itinerary';

const STAY = { checkIn: calendarDate('2027-01-15'), checkOut: calendarDate('2027-01-18') };
const PRICE = { totalCents: 90_000 };

const entry = (result: object, addedTotalCents: number | null = null) =>
  ({
    result: { cabin: { maxGuests: 6 }, stay: STAY, shiftDays: 0, price: PRICE, ...result },
    addedTotalCents,
  }) as unknown as ShortlistedCabin;

const CHECKED = { dates: 'checked', guests: 4 } as const;

test.each([
  ['no-dates', entry({}), { dates: 'none', guests: 4 }],
  ['past', entry({}), { dates: 'past', guests: 4 }],
  ['too-small', entry({ stay: null, price: null }), { dates: 'checked', guests: 7 }],
  ['closed', entry({ stay: null, price: null }), CHECKED],
  ['other-dates', entry({ shiftDays: -2 }), CHECKED],
  ['open', entry({}), CHECKED],
] as const)('%s', (kind, cabin, itinerary) => {
  expect(cabinState(cabin, itinerary).kind).toBe(kind);
});

test('an open cabin shows its price of when it was added', () => {
  expect(cabinState(entry({}, 80_000), CHECKED)).toEqual({
    kind: 'open',
    totalCents: 90_000,
    addedTotalCents: 80_000,
  });
});

test.each([
  [90_000, 4, 22_500],
  [100, 3, 34],
  [1, 20, 1],
])('%i cents split by %i', (total, guests, share) => {
  expect(shareCents(total, guests)).toBe(share);
  expect(share * guests).toBeGreaterThanOrEqual(total);
});
