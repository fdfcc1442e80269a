import { addDays, nightsBetween, startOfMonth } from '../values/calendar-date.ts';
import { MAX_STAY_NIGHTS } from './stay.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from './stay.ts';

// `available` is about the night that starts on the date; the two flags are about the date itself.
export type AvailabilityDay = {
  date: CalendarDate;
  available: boolean;
  priceCents: number | null; // before the surcharge
  minStay: number; // whole nights, at least 1, for stays that begin here
  allowsCheckIn: boolean;
  allowsCheckOut: boolean;
};

export type AvailabilityCalendar = {
  readonly days: ReadonlyMap<CalendarDate, AvailabilityDay>;
  readonly today: CalendarDate; // in the cabin's zone
  /** Whether tonight can be sold: only by the host, by phone, until the cutoff hour. */
  readonly sellsTonight?: boolean;
};

/** The calendar as the guest of a booked stay may use it: the stay's own nights are open. */
export function withOpenNights<Calendar extends AvailabilityCalendar>(
  calendar: Calendar,
  { checkIn, checkOut }: Stay,
): Calendar {
  const days = new Map(calendar.days);
  for (const [date, day] of calendar.days) {
    if (date >= checkIn && date < checkOut) days.set(date, { ...day, available: true });
  }
  return { ...calendar, days };
}

type CheckInReason =
  | 'past-month'
  | 'past-or-today'
  | 'no-data'
  | 'unavailable'
  | 'closed-to-arrival'
  | 'minimum-stay-blocked'
  | 'no-stay-length';

type CheckOutReason =
  | 'past-month'
  | 'past'
  | 'unavailable'
  | 'closed-to-departure'
  | 'not-after-check-in'
  | 'below-minimum-stay'
  | 'night-unavailable'
  | 'no-check-in'
  | 'above-longest-stay'
  | 'no-data';

export type StayReason = CheckInReason | CheckOutReason;

type Check<Reason> = { ok: true } | { ok: false; reason: Reason };

function toCheck<Reason>(reason: Reason | null): Check<Reason> {
  return reason === null ? { ok: true } : { ok: false, reason };
}

/** Whether it is too late to arrive that day, whatever the calendar says. */
const isArrivalOver = (
  { today, sellsTonight = false }: AvailabilityCalendar,
  checkIn: CalendarDate,
): boolean => (sellsTonight ? checkIn < today : checkIn <= today);

// Walks backward, because a closed date usually follows closed nights, so most walks end at once.
function areNightsAvailable(
  { days }: AvailabilityCalendar,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
): boolean {
  for (let night = addDays(checkOut, -1); night >= checkIn; night = addDays(night, -1)) {
    if (!days.get(night)?.available) return false;
  }
  return true;
}

// The nights of the minimum stay are known to be available here.
function hasCheckOutWithinReach({ days }: AvailabilityCalendar, checkIn: AvailabilityDay): boolean {
  for (let nights = checkIn.minStay; nights <= MAX_STAY_NIGHTS; nights += 1) {
    const checkOut = days.get(addDays(checkIn.date, nights));
    if (checkOut?.allowsCheckOut) return true;
    if (!checkOut?.available) return false;
  }
  return false;
}

function findCheckInReason(
  calendar: AvailabilityCalendar,
  date: CalendarDate,
): CheckInReason | null {
  if (date < startOfMonth(calendar.today)) return 'past-month';
  if (isArrivalOver(calendar, date)) return 'past-or-today';
  const day = calendar.days.get(date);
  if (!day) return 'no-data';
  if (!day.available) return 'unavailable';
  if (!day.allowsCheckIn) return 'closed-to-arrival';
  if (!areNightsAvailable(calendar, date, addDays(date, day.minStay))) {
    return 'minimum-stay-blocked';
  }
  return hasCheckOutWithinReach(calendar, day) ? null : 'no-stay-length';
}

function findLengthReason(
  calendar: AvailabilityCalendar,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
): CheckOutReason | null {
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return 'not-after-check-in';
  if (nights < (calendar.days.get(checkIn)?.minStay ?? 1)) return 'below-minimum-stay';
  if (nights > MAX_STAY_NIGHTS) return 'above-longest-stay';
  return areNightsAvailable(calendar, checkIn, checkOut) ? null : 'night-unavailable';
}

function findCheckOutReason(
  calendar: AvailabilityCalendar,
  checkIn: CalendarDate | null,
  date: CalendarDate,
): CheckOutReason | null {
  if (date < startOfMonth(calendar.today)) return 'past-month';
  if (date < calendar.today) return 'past';
  const day = calendar.days.get(date);
  if (!day) return 'no-data';
  if (!day.available && !isCheckoutOnly(calendar, checkIn, date)) return 'unavailable';
  if (!day.allowsCheckOut) return 'closed-to-departure';
  return checkIn === null ? 'no-check-in' : findLengthReason(calendar, checkIn, date);
}

/** The first rule of product §5.4 that prevents a stay from starting that day; ok means that some check-out exists. */
export function checkCheckIn(
  calendar: AvailabilityCalendar,
  date: CalendarDate,
): Check<CheckInReason> {
  return toCheck(findCheckInReason(calendar, date));
}

/** Whether a stay from `checkIn` may end that day (product §5.5, §10.14); never without a check-in. */
export function checkCheckOut(
  calendar: AvailabilityCalendar,
  checkIn: CalendarDate | null,
  date: CalendarDate,
): Check<CheckOutReason> {
  return toCheck(findCheckOutReason(calendar, checkIn, date));
}

// Every night before the date must be free, and no stay is longer than 30 nights.
function hasArrivalFor(calendar: AvailabilityCalendar, checkOut: CalendarDate): boolean {
  for (let nights = 1; nights <= MAX_STAY_NIGHTS; nights += 1) {
    const checkIn = addDays(checkOut, -nights);
    const day = calendar.days.get(checkIn);
    if (!day?.available || isArrivalOver(calendar, checkIn)) return false;
    if (day.minStay <= nights && findCheckInReason(calendar, checkIn) === null) return true;
  }
  return false;
}

/**
 * Whether a taken date can still be a check-out: every night from check-in is free (product §5.6); without a check-in,
 * some stay can start early enough to end there.
 */
export function isCheckoutOnly(
  calendar: AvailabilityCalendar,
  checkIn: CalendarDate | null,
  date: CalendarDate,
): boolean {
  const day = calendar.days.get(date);
  if (!day || day.available || !day.allowsCheckOut) return false;
  if (checkIn === null) return hasArrivalFor(calendar, date);
  // If tonight can't be booked, nobody can check out tomorrow.
  if (isArrivalOver(calendar, checkIn) || checkIn >= date) return false;
  return areNightsAvailable(calendar, checkIn, date);
}

/** Checks both ends and every night, 1 to 30 of them (product §5.4, §5.5); the check-in's reason comes first. */
export function checkStay(calendar: AvailabilityCalendar, stay: Stay): Check<StayReason> {
  return toCheck<StayReason>(
    findCheckInReason(calendar, stay.checkIn) ??
      findCheckOutReason(calendar, stay.checkIn, stay.checkOut),
  );
}

/** The first day a stay can start, optionally from a given day on; null when there is none (product §10.15). */
export function firstArrival(
  calendar: AvailabilityCalendar,
  from: CalendarDate = calendar.today,
): CalendarDate | null {
  const dates = [...calendar.days.keys()].filter((date) => date >= from).sort();
  return dates.find((date) => findCheckInReason(calendar, date) === null) ?? null;
}

/**
 * The same calendar for a change of a booked stay: the arrival, the departure and the number of nights that it keeps
 * aren't held to rules the host has set since.
 */
export function keepBookedStay(
  calendar: AvailabilityCalendar,
  booked: Stay,
  stay: Stay,
): AvailabilityCalendar {
  const days = new Map(calendar.days);
  const [arrival, departure] = [days.get(stay.checkIn), days.get(stay.checkOut)];
  if (arrival && stay.checkIn === booked.checkIn) {
    const minStay = Math.min(arrival.minStay, nightsBetween(booked.checkIn, booked.checkOut));
    days.set(stay.checkIn, { ...arrival, allowsCheckIn: true, minStay });
  }
  if (departure && stay.checkOut === booked.checkOut) {
    days.set(stay.checkOut, { ...departure, allowsCheckOut: true });
  }
  return { ...calendar, days };
}

/** The same calendar without the check-in's minimum stay, which the host waives; every other rule stays. */
export function withoutMinimumStay(
  calendar: AvailabilityCalendar,
  checkIn: CalendarDate,
): AvailabilityCalendar {
  const day = calendar.days.get(checkIn);
  if (!day) return calendar;
  return { ...calendar, days: new Map(calendar.days).set(checkIn, { ...day, minStay: 1 }) };
}
