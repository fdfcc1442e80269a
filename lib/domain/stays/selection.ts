import { checkCheckIn, checkCheckOut, isCheckoutOnly } from './availability.ts';
import type { AvailabilityCalendar, StayReason } from './availability.ts';
import type { CalendarDate } from '../values/calendar-date.ts';

export type StaySelection = { checkIn: CalendarDate | null; checkOut: CalendarDate | null };
export type SelectionVariant = 'card' | 'modal';

export type DisabledClick = {
  phase: 'checkin' | 'checkout';
  date: CalendarDate;
  reason: StayReason | 'checkout-only';
};

export type DayState = {
  kind: 'selectable' | 'checkout-only' | 'open-night' | 'unavailable'; // an open night can be stayed through, not clicked
  reason: StayReason | 'checkout-only' | null; // null: a click on the day is accepted
  badge: 'in' | 'out' | null;
  inRange: boolean; // strictly between the two chosen ends
  tooltip: string | null;
};

type Click = { selection: StaySelection; refused: DisabledClick | null };

type Transition = (
  calendar: AvailabilityCalendar,
  selection: StaySelection,
  date: CalendarDate,
  variant: SelectionVariant,
) => Click;

export const EMPTY_SELECTION: StaySelection = Object.freeze({ checkIn: null, checkOut: null });

const CLOSED_REASONS: ReadonlySet<DisabledClick['reason']> = new Set([
  'past-month',
  'past-or-today',
  'past',
  'no-data',
  'unavailable',
]);

function openCheckIn({ checkIn, checkOut }: StaySelection): CalendarDate | null {
  return checkOut === null ? checkIn : null;
}

function pickCheckIn(
  calendar: AvailabilityCalendar,
  selection: StaySelection,
  date: CalendarDate,
): Click {
  const check = checkCheckIn(calendar, date);
  if (check.ok) return { selection: { checkIn: date, checkOut: null }, refused: null };
  const reason = isCheckoutOnly(calendar, null, date) ? 'checkout-only' : check.reason;
  return { selection, refused: { phase: 'checkin', date, reason } };
}

function pickCheckOut(
  calendar: AvailabilityCalendar,
  selection: StaySelection,
  checkIn: CalendarDate,
  date: CalendarDate,
): Click {
  const check = checkCheckOut(calendar, checkIn, date);
  if (!check.ok) return { selection, refused: { phase: 'checkout', date, reason: check.reason } };
  // The calendar may have changed, or midnight passed, since the check-in was chosen.
  if (!checkCheckIn(calendar, checkIn).ok) {
    return { selection, refused: { phase: 'checkout', date, reason: 'no-check-in' } };
  }
  return { selection: { checkIn, checkOut: date }, refused: null };
}

/**
 * Handles a click on a day (product §4.2); a refused click returns the same selection object. The variants share every
 * transition and differ only in describeDay's tooltips.
 */
export const selectDay: Transition = (calendar, selection, date) => {
  const checkIn = openCheckIn(selection);
  if (date === checkIn) return { selection: EMPTY_SELECTION, refused: null };
  if (checkIn === null || date < checkIn) return pickCheckIn(calendar, selection, date);
  return pickCheckOut(calendar, selection, checkIn, date);
};

/** Whether the night can be part of a stay; tonight can't. */
function isOpenNight({ days, today }: AvailabilityCalendar, date: CalendarDate): boolean {
  return date > today && days.get(date)?.available === true;
}

function describeKind(
  calendar: AvailabilityCalendar,
  date: CalendarDate,
  { selection, refused }: Click,
): DayState['kind'] {
  if (refused?.reason === 'checkout-only') return 'checkout-only';
  if (refused) return isOpenNight(calendar, date) ? 'open-night' : 'unavailable';
  const completesOnTakenDay =
    selection.checkOut === date && calendar.days.get(date)?.available === false;
  return completesOnTakenDay ? 'checkout-only' : 'selectable';
}

function describeReason(refused: DisabledClick, awaitsCheckInOfCard: boolean): string {
  if (refused.reason === 'checkout-only') {
    return awaitsCheckInOfCard
      ? 'Checkout only — select a check-in date first'
      : 'Available for checkout only';
  }
  if (CLOSED_REASONS.has(refused.reason)) return 'Unavailable';
  return refused.phase === 'checkin' ? 'Unavailable for check-in' : 'Not a valid checkout day';
}

/** How a day looks before the next click (texts of product §2.10), with selectDay's reason to refuse it. */
export function describeDay(
  calendar: AvailabilityCalendar,
  selection: StaySelection,
  date: CalendarDate,
  variant: SelectionVariant,
): DayState {
  const click = selectDay(calendar, selection, date, variant);
  const kind = describeKind(calendar, date, click);
  const { checkIn, checkOut } = selection;
  const acceptedTooltip = kind === 'checkout-only' ? 'Available for checkout only' : null;
  const awaitsCheckInOfCard = variant === 'card' && openCheckIn(selection) === null;
  return {
    kind,
    reason: click.refused?.reason ?? null,
    badge: date === checkIn ? 'in' : date === checkOut ? 'out' : null,
    inRange: checkIn !== null && checkOut !== null && checkIn < date && date < checkOut,
    tooltip: click.refused ? describeReason(click.refused, awaitsCheckInOfCard) : acceptedTooltip,
  };
}
