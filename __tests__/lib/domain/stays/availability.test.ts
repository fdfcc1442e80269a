import fc from 'fast-check';
import {
  checkCheckIn,
  checkCheckOut,
  checkStay,
  firstArrival,
  isCheckoutOnly,
  keepBookedStay,
  withoutMinimumStay,
  withOpenNights,
} from '@/lib/domain/stays/availability';
import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import { anyCalendar, datesAround, drawCalendar, isBookable } from '../support/calendars';

const today = '2026-12-01';
const from = '2026-11-28';
const day = (text: string) => calendarDate(`2026-12-${text}`);
const reasonOf = (check: { ok: boolean; reason?: string }) => (check.ok ? 'ok' : check.reason);

test('a guest’s own nights are open, and no others', () => {
  const calendar = drawCalendar('oxxxo', { today });
  const own = { checkIn: day('03'), checkOut: day('05') };
  const open = [...withOpenNights(calendar, own).days.values()].map(({ available }) => available);
  expect(open).toEqual([true, true, true, false, true]);
  expect(calendar.days.get(day('03'))?.available).toBe(false);
});

describe('checkCheckIn', () => {
  // Patterns start on 2 December, the day after today.
  test.each([
    ['oo', '02', 'ok'],
    ['o', '02', 'no-stay-length'], // the check-out day is past the data
    ['ox', '02', 'ok'], // same-day turnover
    ['oX', '02', 'no-stay-length'],
    ['xo', '02', 'unavailable'],
    ['.oo', '02', 'no-data'],
    ['ao', '02', 'closed-to-arrival'],
    ['od', '02', 'no-stay-length'],
    ['odo', '02', 'ok'], // stays through the day nobody may leave
    ['odx', '02', 'ok'],
    ['odX', '02', 'no-stay-length'],
    ['boo', '03', 'ok'],
    ['3oox', '02', 'ok'],
    ['3oo.', '02', 'no-stay-length'],
    ['3oodo', '02', 'ok'],
    ['3ox', '02', 'minimum-stay-blocked'],
    ['3o.o', '02', 'minimum-stay-blocked'],
    ['3o', '02', 'minimum-stay-blocked'],
    ['o3x', '02', 'ok'], // only the arrival day's minimum counts
  ])('%s on December %s: %s', (pattern, date, expected) => {
    expect(reasonOf(checkCheckIn(drawCalendar(pattern, { today }), day(date)))).toBe(expected);
  });

  test.each([
    ['2026-11-30', 'past-month'],
    ['2026-12-01', 'past-or-today'],
    ['2026-12-02', 'ok'],
  ])('open days on %s: %s', (date, expected) => {
    const calendar = drawCalendar('ooooooooo', { today, from });
    expect(reasonOf(checkCheckIn(calendar, calendarDate(date)))).toBe(expected);
  });

  // Patterns start today.
  test.each([
    ['oo', '01', 'ok'],
    ['o3oo', '01', 'ok'],
    ['ao', '01', 'closed-to-arrival'], // the cabin asks for notice
    ['xo', '01', 'unavailable'],
    ['3oxo', '01', 'minimum-stay-blocked'],
    ['od', '01', 'no-stay-length'],
  ])('while tonight is sold, %s on December %s: %s', (pattern, date, expected) => {
    const calendar = drawCalendar(pattern, { today, from: today });
    expect(reasonOf(checkCheckIn({ ...calendar, sellsTonight: true }, day(date)))).toBe(expected);
    expect(reasonOf(checkCheckIn(calendar, day(date)))).toBe('past-or-today');
  });

  test('a stay tonight can end tomorrow even if that day is taken', () => {
    const calendar = { ...drawCalendar('ox', { today, from: today }), sellsTonight: true };
    const stay = { checkIn: day('01'), checkOut: day('02') };
    expect(checkStay(calendar, stay).ok).toBe(true);
    expect(isCheckoutOnly(calendar, stay.checkIn, stay.checkOut)).toBe(true);
    expect(isCheckoutOnly(calendar, null, stay.checkOut)).toBe(true);
    expect(firstArrival(calendar)).toBe(day('01'));
    const yesterday = { checkIn: calendarDate('2026-11-30'), checkOut: day('02') };
    expect(reasonOf(checkStay(calendar, yesterday))).toBe('past-month');
  });

  test('yesterday is past even while tonight is sold', () => {
    const calendar = drawCalendar('oooooo', { today: '2026-12-03', from: '2026-12-01' });
    expect(reasonOf(checkCheckIn({ ...calendar, sellsTonight: true }, day('02')))).toBe(
      'past-or-today',
    );
  });

  test('yesterday of the same month is past', () => {
    const calendar = drawCalendar('oooooo', { today: '2026-12-03', from: '2026-12-01' });
    expect(reasonOf(checkCheckIn(calendar, day('02')))).toBe('past-or-today');
  });

  test.each([
    [30, 0, 'ok'],
    [30, 1, 'no-stay-length'],
    [31, 0, 'no-stay-length'],
  ])('minimum stay %i, %i closed departure days: %s', (minStay, closedDays, expected) => {
    const pattern = `o${'o'.repeat(29)}${'d'.repeat(closedDays)}${'o'.repeat(10)}`;
    const calendar = drawCalendar(pattern, { today, minStay });
    expect(reasonOf(checkCheckIn(calendar, day('02')))).toBe(expected);
  });

  test.each([
    [28, 'ok'], // 29 closed departures, the 30th night ends on an open day
    [29, 'ok'],
    [30, 'no-stay-length'],
  ])('%i days closed to departure after the arrival: %s', (closedDays, expected) => {
    const calendar = drawCalendar(`o${'d'.repeat(closedDays)}oo`, { today });
    expect(reasonOf(checkCheckIn(calendar, day('02')))).toBe(expected);
  });
});

describe('checkCheckOut', () => {
  test.each([
    ['oo', '02', '03', 'ok'],
    ['ox', '02', '03', 'ok'], // checkout-only
    ['oX', '02', '03', 'unavailable'],
    ['oxx', '02', '04', 'unavailable'],
    ['oxo', '02', '04', 'night-unavailable'],
    ['o.o', '02', '04', 'night-unavailable'],
    ['oo', '02', '04', 'no-data'],
    ['od', '02', '03', 'closed-to-departure'],
    ['odo', '02', '04', 'ok'],
    ['3oooo', '02', '04', 'below-minimum-stay'],
    ['3oooo', '02', '05', 'ok'],
    ['oooo', '03', '03', 'not-after-check-in'],
    ['oooo', '04', '03', 'not-after-check-in'],
    ['xooo', '04', '02', 'unavailable'],
  ])('%s from %s to %s: %s', (pattern, checkIn, date, expected) => {
    const calendar = drawCalendar(pattern, { today });
    expect(reasonOf(checkCheckOut(calendar, day(checkIn), day(date)))).toBe(expected);
  });

  test.each([
    ['oo', '03', 'no-check-in'],
    ['ox', '03', 'no-check-in'],
    ['xx', '03', 'unavailable'],
    ['od', '03', 'closed-to-departure'],
    ['o', '03', 'no-data'],
  ])('%s without a check-in, on %s: %s', (pattern, date, expected) => {
    expect(reasonOf(checkCheckOut(drawCalendar(pattern, { today }), null, day(date)))).toBe(
      expected,
    );
  });

  test.each([
    ['2026-11-30', 'past-month'],
    ['2026-12-02', 'past'],
    ['2026-12-03', 'not-after-check-in'],
  ])('on %s with today December 3: %s', (date, expected) => {
    const calendar = drawCalendar('oooooooooo', { today: '2026-12-03', from });
    expect(reasonOf(checkCheckOut(calendar, day('04'), calendarDate(date)))).toBe(expected);
  });

  test.each([
    [30, 'ok'],
    [31, 'above-longest-stay'],
  ])('%i open nights: %s', (nights, expected) => {
    const calendar = drawCalendar('o'.repeat(60), { today });
    const check = checkCheckOut(calendar, day('02'), addDays(day('02'), nights));
    expect(reasonOf(check)).toBe(expected);
  });

  test.each([30, 31])('a taken day after %i open nights', (nights) => {
    const calendar = drawCalendar(`${'o'.repeat(nights)}x`, { today });
    const check = checkCheckOut(calendar, day('02'), addDays(day('02'), nights));
    expect(reasonOf(check)).toBe(nights === 30 ? 'ok' : 'above-longest-stay');
  });
});

describe('isCheckoutOnly', () => {
  test.each([
    ['ox', null, '03', true],
    ['ox', '02', '03', true],
    ['oX', null, '03', false],
    ['oo', null, '03', false],
    ['oxx', null, '04', false],
    ['xox', '02', '04', false],
    ['xox', '03', '04', true],
    ['xox', null, '04', true],
    ['.x', null, '03', false],
    ['ox', '03', '03', false],
    ['ox', '04', '03', false],
    ['ox', null, '04', false],
    // No stay can begin early enough: too few nights, or no day of arrival.
    ['x2x', null, '04', false],
    ['x22x', null, '05', true],
    ['x32x', null, '05', false],
    ['xax', null, '04', false],
    ['xoax', null, '05', true],
    ['xaax', null, '05', false],
  ])('%s with check-in %s on %s: %s', (pattern, checkIn, date, expected) => {
    const calendar = drawCalendar(pattern, { today });
    expect(isCheckoutOnly(calendar, checkIn ? day(checkIn) : null, day(date))).toBe(expected);
  });

  test('tonight and earlier cannot be booked, so tomorrow is no check-out', () => {
    const calendar = drawCalendar('oooxx', { today, from: '2026-11-29' });
    expect(isCheckoutOnly(calendar, null, day('02'))).toBe(false);
    expect(isCheckoutOnly(calendar, day('01'), day('02'))).toBe(false);
  });
});

test('some stay can end on every checkout-only day', () => {
  fc.assert(
    fc.property(anyCalendar, (calendar) => {
      for (const date of calendar.days.keys()) {
        if (!isCheckoutOnly(calendar, null, date)) continue;
        const arrivals = Array.from({ length: 30 }, (_, index) => addDays(date, -1 - index));
        const stays = arrivals.filter(
          (checkIn) => checkStay(calendar, { checkIn, checkOut: date }).ok,
        );
        expect(stays).not.toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});

describe('checkStay', () => {
  test('the check-in’s reason comes first', () => {
    const calendar = drawCalendar('aoo', { today });
    const stay = { checkIn: day('02'), checkOut: day('02') };
    expect(checkStay(calendar, stay)).toEqual({ ok: false, reason: 'closed-to-arrival' });
  });

  test('a stay over a leap day', () => {
    const calendar = drawCalendar('ooox', { today: '2028-02-26' });
    const stay = { checkIn: calendarDate('2028-02-27'), checkOut: calendarDate('2028-03-01') };
    expect(checkStay(calendar, stay)).toEqual({ ok: true });
  });

  test('agrees with the oracle for every pair of days', () => {
    fc.assert(
      fc.property(
        anyCalendar,
        fc.nat(),
        fc.integer({ min: -2, max: 33 }),
        (calendar, at, nights) => {
          const dates = datesAround(calendar);
          const checkIn = dates[at % dates.length] ?? calendar.today;
          const checkOut = addDays(checkIn, nights);
          expect(checkStay(calendar, { checkIn, checkOut }).ok).toBe(
            isBookable(calendar, checkIn, checkOut),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a day is a check-in exactly when some stay can begin there', () => {
    fc.assert(
      fc.property(anyCalendar, (calendar) => {
        const bookable = datesAround(calendar).filter((checkIn) =>
          eachDay(addDays(checkIn, 1), addDays(checkIn, 31)).some((checkOut) =>
            isBookable(calendar, checkIn, checkOut),
          ),
        );
        const accepted = datesAround(calendar).filter((date) => checkCheckIn(calendar, date).ok);
        expect(accepted).toEqual(bookable);
        expect(firstArrival(calendar)).toBe(bookable[0] ?? null);
      }),
      { numRuns: 60 },
    );
  });
});

describe('firstArrival', () => {
  test.each([
    ['', null],
    ['xxxx', null],
    ['o', null],
    ['xoxo', '2026-12-03'],
    ['3oxaoo', '2026-12-03'],
  ])('%s: %s', (pattern, expected) => {
    expect(firstArrival(drawCalendar(pattern, { today }))).toBe(expected);
  });

  test('the order of the days does not matter', () => {
    const { days } = drawCalendar('oooo', { today });
    const calendar = { today: calendarDate(today), days: new Map([...days].reverse()) };
    expect(firstArrival(calendar)).toBe('2026-12-02');
  });
});

test('a stay allowed to be shorter than the minimum is held to every other rule', () => {
  for (const pattern of ['3oooo', '3oxoo', '3xooo', '.oooo', 'aoooo', 'x3ooo', '3dooo']) {
    const calendar = drawCalendar(pattern, { today });
    for (const [checkIn, checkOut] of [
      [day('02'), day('03')],
      [day('02'), day('04')],
      [day('02'), day('05')],
    ] as const) {
      const stay = { checkIn, checkOut };
      const usual = checkStay(calendar, stay);
      const allowed = checkStay(withoutMinimumStay(calendar, checkIn), stay);
      const isFree = eachDay(checkIn, checkOut).every(
        (night) => calendar.days.get(night)?.available,
      );
      if (usual.ok) expect(allowed.ok).toBe(true);
      if (!isFree) expect(allowed.ok).toBe(false);
      if (!usual.ok && allowed.ok) {
        expect(['below-minimum-stay', 'minimum-stay-blocked']).toContain(usual.reason);
      }
    }
  }
  const short = { checkIn: day('02'), checkOut: day('03') };
  const calendar = drawCalendar('3oooo', { today });
  expect(reasonOf(checkStay(calendar, short))).toBe('below-minimum-stay');
  expect(reasonOf(checkStay(withoutMinimumStay(calendar, day('02')), short))).toBe('ok');
});

test('a changed stay keeps its arrival, its departure and its number of nights, and no more', () => {
  fc.assert(
    fc.property(anyCalendar, fc.integer({ min: 1, max: 6 }), (calendar, nights) => {
      for (const checkIn of calendar.days.keys()) {
        const booked = { checkIn, checkOut: addDays(checkIn, nights) };
        const check = (stay: typeof booked) =>
          checkStay(keepBookedStay(calendar, booked, stay), stay);
        const isFree = eachDay(checkIn, booked.checkOut).every(
          (night) => calendar.days.get(night)?.available,
        );
        const isKnown = calendar.days.has(booked.checkOut);
        expect(check(booked).ok).toBe(isFree && isKnown && checkIn > calendar.today);
        // Nothing is kept of other dates.
        const later = { checkIn: addDays(checkIn, 1), checkOut: addDays(booked.checkOut, 1) };
        expect(check(later)).toEqual(checkStay(calendar, later));
      }
    }),
  );
});
