import fc from 'fast-check';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import {
  DEFAULT_CRITERIA,
  FLEXIBLE_DAYS,
  isSearchDateDisabled,
  parseSearchParams,
  parseStoredCriteria,
  toSearchQuery,
  toStoredCriteria,
  type SearchCriteria,
} from '@/lib/domain/search/search-criteria';
import { BUILT_IN_AREAS } from '@/lib/domain/catalog/area';

const full: SearchCriteria = {
  guests: 6,
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
  city: 'pigeon-forge',
  flexibleDays: '3',
};

const criteriaArbitrary: fc.Arbitrary<SearchCriteria> = fc
  .record({
    guests: fc.integer({ min: 1, max: 20 }),
    day: fc.option(fc.nat(2_000)),
    nights: fc.option(fc.integer({ min: 1, max: 30 })),
    city: fc.constantFrom('all', 'gatlinburg', 'pigeon-forge', 'sevierville', 'wears-valley'),
    flexibleDays: fc.option(fc.constantFrom(...FLEXIBLE_DAYS)),
  })
  .map(({ day, nights, ...rest }) => {
    const checkIn = day === null ? null : addDays(calendarDate('2026-01-01'), day);
    const checkOut = checkIn === null || nights === null ? null : addDays(checkIn, nights);
    return { ...rest, checkIn, checkOut } as SearchCriteria;
  });

describe('stored criteria', () => {
  test('have exactly the agreed keys', () => {
    expect(JSON.parse(toStoredCriteria(full))).toEqual({
      guests: 6,
      check_in: '2026-12-04',
      check_out: '2026-12-07',
      city: 'pigeon-forge',
      flexible_days: '3',
    });
    expect(toStoredCriteria(DEFAULT_CRITERIA)).toBe('{"guests":2}');
  });

  test('come back as they went', () => {
    fc.assert(
      fc.property(criteriaArbitrary, (criteria) => {
        expect(parseStoredCriteria(toStoredCriteria(criteria), BUILT_IN_AREAS)).toEqual({
          criteria,
          error: null,
        });
      }),
    );
  });

  test('no stored criteria is not an error', () => {
    expect(parseStoredCriteria(null, BUILT_IN_AREAS)).toEqual({
      criteria: DEFAULT_CRITERIA,
      error: null,
    });
  });

  test.each(['', '{', 'null', '[]', '5', '"text"', 'undefined', '[object Object]'])(
    '%p gives the defaults and a text for the log',
    (json) => {
      const { criteria, error } = parseStoredCriteria(json, BUILT_IN_AREAS);
      expect(criteria).toEqual(DEFAULT_CRITERIA);
      expect(error).toMatch(/^Stored search criteria are not/);
    },
  );

  test('a broken field falls back alone and is named without its content', () => {
    const json = JSON.stringify({ guests: 99, check_in: '2026-02-30', city: 'gatlinburg' });
    expect(parseStoredCriteria(json, BUILT_IN_AREAS)).toEqual({
      criteria: { ...DEFAULT_CRITERIA, city: 'gatlinburg' },
      error: 'Stored search criteria are broken: check_in, guests',
    });
  });

  test('empty fields are as good as none', () => {
    const json = '{"guests":4,"check_in":null,"check_out":"","city":null,"flexible_days":null}';
    expect(parseStoredCriteria(json, BUILT_IN_AREAS)).toEqual({
      criteria: { ...DEFAULT_CRITERIA, guests: 4 },
      error: null,
    });
  });

  test('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        const { criteria } = parseStoredCriteria(json, BUILT_IN_AREAS);
        expect(criteria.guests).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('parseSearchParams', () => {
  test('a whole search', () => {
    expect(
      parseSearchParams(
        {
          check_in: '2026-12-04',
          check_out: '2026-12-07',
          city: 'pigeon-forge',
          flexible_days: '3',
          guests: '6',
        },
        BUILT_IN_AREAS,
      ),
    ).toEqual({ criteria: full, isAnyParty: false, problems: [] });
  });

  test.each(['Gatlinburg', 'GATLINBURG', ' gatlinburg ', 'gatlinburg'])('city %p', (city) => {
    expect(parseSearchParams({ city }, BUILT_IN_AREAS).criteria.city).toBe('gatlinburg');
  });

  test.each(['Pigeon Forge', 'pigeon  forge', 'PIGEON-FORGE'])('city %p', (city) => {
    expect(parseSearchParams({ city }, BUILT_IN_AREAS).criteria.city).toBe('pigeon-forge');
  });

  test.each([
    [{}, false],
    [{ guests: '1' }, false],
    [{ guests: 'Any' }, false],
    [{ guests: 'any' }, true],
    [{ guests: ['any', '4'] }, true],
  ])('%p asks for any party: %p', (params, expected) => {
    const { criteria, isAnyParty } = parseSearchParams(params, BUILT_IN_AREAS);
    expect(isAnyParty).toBe(expected);
    if (isAnyParty) expect(criteria.guests).toBe(DEFAULT_CRITERIA.guests);
  });

  test('any party is no problem, and hides none', () => {
    expect(parseSearchParams({ guests: 'any' }, BUILT_IN_AREAS).problems).toEqual([]);
    expect(parseSearchParams({ guests: 'any', city: 'atlantis' }, BUILT_IN_AREAS).problems).toEqual(
      ['city'],
    );
  });

  test.each([
    ['guests', { guests: '0' }],
    ['guests', { guests: '21' }],
    ['guests', { guests: '-3' }],
    ['guests', { guests: '2.5' }],
    ['guests', { guests: '1e1' }],
    ['guests', { guests: 'two' }],
    ['guests', { guests: '9'.repeat(100_000) }],
    ['guests', { guests: '٣' }],
    ['guests', { guests: ['x', '4'] }],
    ['city', { city: 'atlantis' }],
    ['city', { city: '__proto__' }],
    ['city', { city: 'a'.repeat(1_000_000) }],
    ['city', { city: "gatlinburg'; drop table cabins;--" }],
    ['flexible_days', { flexible_days: '5' }],
    ['flexible_days', { flexible_days: '-1' }],
    ['check_in', { check_in: '2026-02-29' }],
    ['check_in', { check_in: '12/04/2026' }],
    ['check_in', { check_in: '2026-12-04T00:00:00Z' }],
    ['check_in', { check_in: '0000-00-00', check_out: '2026-12-07' }],
    ['check_in', { check_out: '2026-12-07' }],
    ['check_out', { check_in: '2026-12-04', check_out: '2026-13-01' }],
    ['dates_order', { check_in: '2026-12-04', check_out: '2026-12-04' }],
    ['dates_order', { check_in: '2026-12-07', check_out: '2026-12-04' }],
    ['dates_too_long', { check_in: '2026-12-01', check_out: '2027-01-01' }],
  ])('names %s', (problem, params) => {
    const { criteria, problems } = parseSearchParams(params, BUILT_IN_AREAS);
    expect(problems).toEqual([problem]);
    expect(criteria.checkOut).toBeNull();
    expect(criteria.guests).toBe(2);
  });

  test('a bad pair of dates leaves neither, a bad check-out leaves the check-in', () => {
    const badPair = { check_in: '2026-12-07', check_out: '2026-12-04' };
    const badEnd = { check_in: '2026-12-07', check_out: 'later' };
    expect(parseSearchParams(badPair, BUILT_IN_AREAS).criteria.checkIn).toBeNull();
    expect(parseSearchParams(badEnd, BUILT_IN_AREAS).criteria.checkIn).toBe('2026-12-07');
  });

  test('30 nights are not too long', () => {
    const params = { check_in: '2026-12-01', check_out: '2026-12-31' };
    expect(parseSearchParams(params, BUILT_IN_AREAS).problems).toEqual([]);
  });

  test('of a repeated parameter the first counts', () => {
    expect(parseSearchParams({ guests: ['4', 'x'], city: [] }, BUILT_IN_AREAS)).toEqual({
      criteria: { ...DEFAULT_CRITERIA, guests: 4 },
      isAnyParty: false,
      problems: [],
    });
  });

  test('every address is answered with usable criteria', () => {
    const value = fc.option(
      fc.oneof(
        fc.string(),
        fc.array(fc.string()),
        fc.constantFrom('2026-12-04', '2026-12-07', '4', 'gatlinburg', 'exact'),
      ),
      { nil: undefined },
    );
    const params = fc.record({
      check_in: value,
      check_out: value,
      city: value,
      flexible_days: value,
      guests: value,
    });
    fc.assert(
      fc.property(params, (given) => {
        const { criteria } = parseSearchParams(given, BUILT_IN_AREAS);
        expect(Number.isInteger(criteria.guests)).toBe(true);
        expect(criteria.guests).toBeGreaterThanOrEqual(1);
        expect(criteria.guests).toBeLessThanOrEqual(20);
        if (criteria.checkOut !== null) expect(criteria.checkIn).not.toBeNull();
        const again = parseSearchParams(
          Object.fromEntries(new URLSearchParams(toSearchQuery(criteria))),
          BUILT_IN_AREAS,
        );
        expect(again).toMatchObject({ criteria, problems: [] });
      }),
    );
  });
});

describe('toSearchQuery', () => {
  test('writes what is set, in the order of product §4.1', () => {
    expect(toSearchQuery(full)).toBe(
      'check_in=2026-12-04&check_out=2026-12-07&city=pigeon-forge&flexible_days=3&guests=6',
    );
    expect(toSearchQuery(DEFAULT_CRITERIA)).toBe('guests=2');
  });

  test('reads back as the same criteria', () => {
    fc.assert(
      fc.property(criteriaArbitrary, (criteria) => {
        const params = Object.fromEntries(new URLSearchParams(toSearchQuery(criteria)));
        expect(parseSearchParams(params, BUILT_IN_AREAS)).toEqual({
          criteria,
          isAnyParty: false,
          problems: [],
        });
      }),
    );
  });
});

describe('isSearchDateDisabled', () => {
  const today = calendarDate('2026-11-20');
  const checkIn = calendarDate('2026-11-25');

  test.each([
    ['2026-11-18', null, true],
    ['2026-11-19', null, false],
    ['2026-11-20', null, false],
    ['2030-01-01', null, false],
    ['2026-11-24', checkIn, true],
    ['2026-11-25', checkIn, true],
    ['2026-11-26', checkIn, false],
  ])('%s with check-in %p: %p', (date, chosen, expected) => {
    expect(isSearchDateDisabled(calendarDate(date), today, chosen)).toBe(expected);
  });
});
