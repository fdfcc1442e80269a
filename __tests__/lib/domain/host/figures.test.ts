import fc from 'fast-check';
import {
  FIGURE_SOURCES,
  measure,
  monthFrom,
  monthsBetween,
  type FigureSums,
} from '@/lib/domain/host/figures';
import { percentOf, settleStay } from '@/lib/domain/host/statement';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { readFigureSearch, toFigureQuery } from '@/lib/schemas/host/insights';
import { readStatementSearch } from '@/lib/schemas/host/money/money';

const sums = (source: FigureSums['source'], change: Partial<FigureSums> = {}): FigureSums => ({
  source,
  nights: 0,
  revenueCents: 0,
  stays: 0,
  stayNights: 0,
  leadDays: 0,
  cancelled: 0,
  ...change,
});

test('other platforms fill nights and bring no price; blocked nights are not for sale', () => {
  const rows = [
    sums('site', {
      nights: 6,
      revenueCents: 90_000,
      stays: 2,
      stayNights: 6,
      leadDays: 30,
      cancelled: 2,
    }),
    sums('airbnb', { nights: 4, stays: 1, stayNights: 4 }),
    sums('block', { nights: 10 }),
  ];
  expect(measure(rows, 30)).toEqual({
    nights: 10,
    revenueCents: 90_000,
    stays: 3,
    cancelled: 2,
    forSale: 20,
    occupancy: 0.5,
    adrCents: 15_000,
    revparCents: 4_500,
    leadDays: 15,
    stayNights: 10 / 3,
    cancelledShare: 0.5,
  });
  expect(measure(rows, 30, 'airbnb')).toMatchObject({
    nights: 4,
    occupancy: 0.2,
    adrCents: null,
    leadDays: null,
  });
});

test('nothing sold, and more sold than was for sale, have no share', () => {
  expect(measure([], 0)).toMatchObject({ occupancy: null, adrCents: null, revparCents: null });
  expect(measure([sums('site', { nights: 5 })], 4).occupancy).toBeNull();
});

test('the sources add up to all of them', () => {
  const row = fc.record({
    source: fc.constantFrom(...FIGURE_SOURCES),
    nights: fc.nat(99),
    revenueCents: fc.nat(),
    stays: fc.nat(9),
    stayNights: fc.nat(99),
    leadDays: fc.nat(99),
    cancelled: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(row), fc.nat(500), (rows, supply) => {
      const parts = FIGURE_SOURCES.map((source) => measure(rows, supply, source));
      const all = measure(rows, supply);
      for (const key of ['nights', 'revenueCents', 'stays', 'cancelled'] as const) {
        expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(all[key]);
      }
    }),
  );
});

test('months go over the ends of years', () => {
  expect(monthFrom(calendarDate('2026-11-27'), 2)).toBe('2027-01-01');
  expect(monthFrom(calendarDate('2026-01-31'), -1)).toBe('2025-12-01');
  expect(monthsBetween(calendarDate('2026-11-01'), calendarDate('2027-02-01'))).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
});

test('an address is read back as it was written, and nonsense as nothing', () => {
  const today = calendarDate('2026-11-27');
  const search = readFigureSearch(
    { from: '2026-01', to: '2026-06', source: 'vrbo', q: ' bear ', sort: 'adr', page: '3' },
    today,
  );
  expect(search).toEqual({
    from: '2026-01-01',
    to: '2026-06-01',
    source: 'vrbo',
    q: 'bear',
    sort: 'adr',
    page: 3,
  });
  expect(
    readFigureSearch(Object.fromEntries(new URLSearchParams(toFigureQuery(search))), today),
  ).toEqual(search);
  const usual = { from: '2025-12-01', to: '2026-11-01', sort: 'revenue', page: 1 };
  expect(readFigureSearch({}, today)).toEqual(usual);
  expect(
    readFigureSearch(
      { from: '2026-13', to: ['x'], area: '<b>', source: 'pigeon', page: '-1' },
      today,
    ),
  ).toEqual(usual);
  expect(readFigureSearch({ from: '2001-01' }, today).from).toBe('2021-12-01');
  expect(readFigureSearch({ from: '2027-01', to: '2026-01' }, today).from).toBe('2026-01-01');
});

test('a statement is for an owner, a cabin or the member who asks', () => {
  const month = calendarDate('2026-11-01');
  expect(readStatementSearch({}, month)).toEqual({ month, of: {} });
  expect(readStatementSearch({ cabin: 'two-dogs', month: '2026-02' }, month)).toEqual({
    month: '2026-02-01',
    of: { cabin: 'two-dogs' },
  });
  expect(readStatementSearch({ owner: 'me' }, month)).toBeNull();
  expect(readStatementSearch({ cabin: '../x' }, month)).toBeNull();
});

test('the commission is a percent of the nights alone, and goes back with them', () => {
  const stay = { cabinId: 'a', nightsCents: 30_005, cleaningCents: 9_000, petsCents: 2_500 };
  expect(settleStay(stay, 12)).toEqual({ commissionCents: 3_601, netCents: 28_904 });
  const back = settleStay({ ...stay, nightsCents: -30_005, petsCents: -2_500 }, 12);
  expect(back).toEqual({ commissionCents: -3_601, netCents: -28_904 });
  expect([percentOf(null, 12), percentOf(1050, 12), percentOf(0, 12)]).toEqual([12, 10.5, 0]);
});
