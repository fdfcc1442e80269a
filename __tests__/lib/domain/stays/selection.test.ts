import fc from 'fast-check';
import { checkStay } from '@/lib/domain/stays/availability';
import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import { EMPTY_SELECTION, describeDay, selectDay } from '@/lib/domain/stays/selection';
import { anyCalendar, datesAround, drawCalendar } from '../support/calendars';
import type { AvailabilityCalendar, AvailabilityDay } from '@/lib/domain/stays/availability';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { SelectionVariant, StaySelection } from '@/lib/domain/stays/selection';

const VARIANTS: SelectionVariant[] = ['card', 'modal'];
const today = '2026-12-01';
const day = (text: string) => calendarDate(`2026-12-${text}`);
const chosen = (checkIn?: string, checkOut?: string): StaySelection => ({
  checkIn: checkIn ? day(checkIn) : null,
  checkOut: checkOut ? day(checkOut) : null,
});

describe.each(VARIANTS)('selectDay in the %s', (variant) => {
  // Patterns start on 2 December.
  test.each([
    ['the first click picks the check-in', 'oooo', chosen(), '03', chosen('03')],
    ['a later day completes the range', 'oooo', chosen('02'), '04', chosen('02', '04')],
    ['a checkout-only day completes it', 'ooxx', chosen('02'), '04', chosen('02', '04')],
    ['the same day clears', 'oooo', chosen('03'), '03', chosen()],
    ['an earlier day becomes the check-in', 'oooo', chosen('04'), '02', chosen('02')],
    ['a click on a full range starts over', 'oooo', chosen('02', '03'), '04', chosen('04')],
    ['even on its own check-in', 'oooo', chosen('02', '03'), '02', chosen('02')],
    ['even on its own check-out', 'oooo', chosen('02', '03'), '03', chosen('03')],
  ])('%s', (_name, pattern, selection, date, expected) => {
    const click = selectDay(drawCalendar(pattern, { today }), selection, day(date), variant);
    expect(click).toEqual({ selection: expected, refused: null });
  });

  test.each([
    ['a taken first day', 'oxxo', chosen(), '04', 'checkin', 'unavailable'],
    ['a first click on a checkout-only day', 'oxxo', chosen(), '03', 'checkin', 'checkout-only'],
    ['the same over a full range', 'oxxoo', chosen('05', '06'), '03', 'checkin', 'checkout-only'],
    ['its own taken check-out', 'oxxo', chosen('02', '03'), '03', 'checkin', 'checkout-only'],
    ['an earlier day that is closed', 'aooo', chosen('04'), '02', 'checkin', 'closed-to-arrival'],
    ['an earlier checkout-only day', 'oxoo', chosen('04'), '03', 'checkin', 'checkout-only'],
    ['a day too soon', '3ooo', chosen('02'), '03', 'checkout', 'below-minimum-stay'],
    ['a day beyond a booking', 'oxoo', chosen('02'), '05', 'checkout', 'night-unavailable'],
    ['a taken day', 'oxxo', chosen('02'), '04', 'checkout', 'unavailable'],
    ['a day closed to departure', 'oodo', chosen('02'), '04', 'checkout', 'closed-to-departure'],
    ['a day without data', 'oo', chosen('02'), '04', 'checkout', 'no-data'],
    ['a check-in that stopped being one', 'aooo', chosen('02'), '03', 'checkout', 'no-check-in'],
  ])('%s is refused', (_name, pattern, selection, date, phase, reason) => {
    const click = selectDay(drawCalendar(pattern, { today }), selection, day(date), variant);
    expect(click.refused).toEqual({ phase, date: day(date), reason });
    expect(click.selection).toBe(selection);
  });

  test('thirty nights, not thirty-one', () => {
    const calendar = drawCalendar('o'.repeat(40), { today });
    const click = (nights: number) =>
      selectDay(calendar, chosen('02'), addDays(day('02'), nights), variant).refused?.reason;
    expect(click(30)).toBeUndefined();
    expect(click(31)).toBe('above-longest-stay');
  });
});

describe('describeDay', () => {
  const taken = 'ooxxoa3xX';
  test.each([
    ['card', chosen(), '02', 'selectable', null],
    ['card', chosen(), '04', 'checkout-only', 'Checkout only — select a check-in date first'],
    ['modal', chosen(), '04', 'checkout-only', 'Available for checkout only'],
    [
      'card',
      chosen('02', '03'),
      '04',
      'checkout-only',
      'Checkout only — select a check-in date first',
    ],
    ['card', chosen('02'), '04', 'checkout-only', 'Available for checkout only'],
    ['modal', chosen('02'), '04', 'checkout-only', 'Available for checkout only'],
    ['card', chosen('06'), '04', 'checkout-only', 'Available for checkout only'],
    ['card', chosen(), '05', 'unavailable', 'Unavailable'],
    ['card', chosen('02'), '05', 'unavailable', 'Unavailable'],
    ['modal', chosen(), '01', 'unavailable', 'Unavailable'],
    ['modal', chosen(), '30', 'unavailable', 'Unavailable'],
    ['modal', chosen(), '07', 'open-night', 'Unavailable for check-in'],
    ['card', chosen(), '08', 'open-night', 'Unavailable for check-in'],
    ['modal', chosen('02'), '06', 'open-night', 'Not a valid checkout day'],
    ['card', chosen('02'), '08', 'open-night', 'Not a valid checkout day'],
    ['card', chosen('02'), '02', 'selectable', null],
    ['modal', chosen('03'), '02', 'selectable', null],
    ['modal', chosen('06'), '09', 'checkout-only', 'Available for checkout only'],
    ['modal', chosen('06'), '10', 'unavailable', 'Unavailable'],
  ] as const)('in the %s with %j on %s: %s, %s', (variant, selection, date, kind, tooltip) => {
    const state = describeDay(drawCalendar(taken, { today }), selection, day(date), variant);
    expect(state).toMatchObject({ kind, tooltip });
  });

  test('badges the ends and marks the days between', () => {
    const calendar = drawCalendar('oooox', { today });
    const states = eachDay(day('01'), day('08')).map((date) => {
      const { badge, inRange } = describeDay(calendar, chosen('03', '06'), date, 'modal');
      return `${badge ?? '.'}${inRange ? '-' : ''}`;
    });
    expect(states.join(' ')).toBe('. . in .- .- out .');
    expect(describeDay(calendar, chosen('03'), day('03'), 'modal').badge).toBe('in');
    expect(describeDay(calendar, chosen('03'), day('04'), 'modal').inRange).toBe(false);
  });

  test('a grid of six weeks looks up a few thousand days at the very most', () => {
    class CountingMap extends Map<CalendarDate, AvailabilityDay> {
      lookups = 0;
      override get(date: CalendarDate) {
        this.lookups += 1;
        return super.get(date);
      }
    }
    const open = drawCalendar(`${'o'.repeat(500)}${'x'.repeat(39)}`, { today, minStay: 30 });
    const days = new CountingMap(open.days);
    const calendar: AvailabilityCalendar = { ...open, days };
    for (const offset of [0, 200, 480]) {
      const first = addDays(day('02'), offset);
      for (const selection of [EMPTY_SELECTION, chosen('02'), { checkIn: first, checkOut: null }]) {
        days.lookups = 0;
        eachDay(first, addDays(first, 42)).forEach((date) =>
          describeDay(calendar, selection, date, 'modal'),
        );
        expect(days.lookups).toBeLessThan(42 * 100);
      }
    }
  });
});

describe('properties', () => {
  const clicks = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
  const variants = fc.constantFrom(...VARIANTS);

  test('whatever is clicked, a range is a bookable stay and a refusal changes nothing', () => {
    fc.assert(
      fc.property(anyCalendar, clicks, variants, (calendar, picks, variant) => {
        const dates = datesAround(calendar);
        let selection = EMPTY_SELECTION;
        for (const pick of picks) {
          const date = dates[pick % dates.length] ?? calendar.today;
          const click = selectDay(calendar, selection, date, variant);
          if (click.refused) expect(click.selection).toBe(selection);
          selection = click.selection;
          const { checkIn, checkOut } = selection;
          if (checkIn === null || checkOut === null) continue;
          expect(checkStay(calendar, { checkIn, checkOut })).toEqual({ ok: true });
          for (const night of eachDay(checkIn, checkOut)) {
            expect(calendar.days.get(night)?.available).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('describeDay says what selectDay does, on every day and from any selection', () => {
    const selections = fc.tuple(fc.nat(), fc.option(fc.integer({ min: 1, max: 40 })), fc.boolean());
    fc.assert(
      fc.property(anyCalendar, selections, variants, (calendar, [at, nights, isEmpty], variant) => {
        const dates = datesAround(calendar);
        const checkIn = dates[at % dates.length] ?? calendar.today;
        const checkOut = nights === null ? null : addDays(checkIn, nights);
        const selection = isEmpty ? EMPTY_SELECTION : { checkIn, checkOut };
        for (const date of dates) {
          const { refused } = selectDay(calendar, selection, date, variant);
          const state = describeDay(calendar, selection, date, variant);
          expect(state.reason).toBe(refused?.reason ?? null);
          if (refused === null) expect(state.kind).not.toBe('unavailable');
          else expect(state.kind).not.toBe('selectable');
          expect(state.tooltip === null).toBe(state.kind === 'selectable');
          const isOpen = calendar.days.get(date)?.available === true && date > calendar.today;
          expect(isOpen && state.kind === 'unavailable').toBe(false);
          expect(!isOpen && state.kind === 'open-night').toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });
});
