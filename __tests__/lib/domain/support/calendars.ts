import fc from 'fast-check';
import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import type { AvailabilityCalendar, AvailabilityDay } from '@/lib/domain/stays/availability';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';

const DAY_CODES: Record<string, Partial<AvailabilityDay> | null> = {
  o: {},
  x: { available: false },
  X: { available: false, allowsCheckOut: false },
  a: { allowsCheckIn: false },
  d: { allowsCheckOut: false },
  b: { allowsCheckIn: false, allowsCheckOut: false },
  '.': null,
};

type CalendarPlan = { today: string; from?: string; minStay?: number };

/**
 * One character per day, from the day after `today` unless `from` says otherwise: `o` open, `x` taken,
 * `X` taken and closed to departure, `a` closed to arrival, `d` closed to departure, `b` both, `.` no data;
 * a digit is an open day with that minimum stay.
 */
export function drawCalendar(pattern: string, plan: CalendarPlan): AvailabilityCalendar {
  const today = calendarDate(plan.today);
  const first = plan.from ? calendarDate(plan.from) : addDays(today, 1);
  const days = [...pattern].flatMap((code, index) => {
    const isDigit = /\d/.test(code);
    const day = isDigit ? { minStay: Number(code) } : DAY_CODES[code];
    if (day === undefined) throw new Error(`Unknown day code ${code}`);
    return day ? [toDay(addDays(first, index), { minStay: plan.minStay ?? 1, ...day })] : [];
  });
  return toCalendar(today, days);
}

function toDay(date: CalendarDate, day: Partial<AvailabilityDay>): AvailabilityDay {
  const open = { available: true, allowsCheckIn: true, allowsCheckOut: true };
  return { priceCents: 28_900, minStay: 1, ...open, ...day, date };
}

function toCalendar(today: CalendarDate, days: AvailabilityDay[]): AvailabilityCalendar {
  return { today, days: new Map(days.map((day) => [day.date, day])) };
}

const mostly = (usual: boolean) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 9 }, fc.constant(!usual));

const segment = fc.integer({ min: 1, max: 40 }).chain((length) =>
  fc.record({
    available: fc.oneof({ arbitrary: fc.constant(true), weight: 2 }, fc.constant(false)),
    days: fc.array(
      fc.record({
        isAbsent: mostly(false),
        minStay: fc.constantFrom(1, 1, 2, 3, 4, 7, 31),
        allowsCheckIn: mostly(true),
        allowsCheckOut: mostly(true),
      }),
      { minLength: length, maxLength: length },
    ),
  }),
);

export const anyDate = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => addDays(calendarDate('2026-01-01'), days));

/** Calendars of a few runs of open and taken nights with scattered restrictions, starting near today. */
export const anyCalendar: fc.Arbitrary<AvailabilityCalendar> = fc
  .record({
    today: anyDate,
    offset: fc.integer({ min: -3, max: 3 }),
    segments: fc.array(segment, { maxLength: 6 }),
    hasGaps: mostly(false),
  })
  .map(({ today, offset, segments, hasGaps }) => {
    const planned = segments.flatMap(({ available, days }) =>
      days.map((day) => ({ ...day, available })),
    );
    const first = addDays(today, offset);
    const days = planned.flatMap(({ isAbsent, ...day }, index) =>
      isAbsent && hasGaps ? [] : [toDay(addDays(first, index), day)],
    );
    return toCalendar(today, days);
  });

/** Every date from a week before the calendar to a week after it. */
export function datesAround(calendar: AvailabilityCalendar): CalendarDate[] {
  const dates = [...calendar.days.keys(), calendar.today].sort();
  const first = dates[0] ?? calendar.today;
  return eachDay(addDays(first, -7), addDays(dates.at(-1) ?? calendar.today, 8));
}

/** The rules of product §5 said once more, slowly: the oracle of the property tests. */
export function isBookable(
  { days, today }: AvailabilityCalendar,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
): boolean {
  const arrival = days.get(checkIn);
  if (checkIn <= today || !arrival?.allowsCheckIn || !arrival.available) return false;
  if (!days.get(checkOut)?.allowsCheckOut) return false;
  const nights = eachDay(checkIn, checkOut);
  return (
    nights.length >= Math.max(1, arrival.minStay) &&
    nights.length <= 30 &&
    nights.every((night) => days.get(night)?.available === true)
  );
}
