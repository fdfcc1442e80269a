import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { DayState, StaySelection } from '@/lib/domain/stays/selection';
import { formatDroppedCents, formatLongDate, formatNights } from '@/lib/copy/format';

type LabelInput = {
  calendar: AvailabilityCalendar;
  selection: StaySelection;
  date: CalendarDate;
  state: DayState;
  priceCents: number | null;
  isDeal: boolean;
};

// The spoken reason, where the tooltip alone is too vague.
function reasonText({ calendar, selection, date, state }: LabelInput): string | null {
  const minStayOf = (day: CalendarDate | null) => (day && calendar.days.get(day)?.minStay) ?? 1;
  switch (state.reason) {
    case 'closed-to-arrival':
      return 'no check-ins on this day';
    case 'minimum-stay-blocked':
      return `not enough open nights for the ${minStayOf(date)}-night minimum`;
    case 'closed-to-departure':
      return 'no check-outs on this day';
    case 'below-minimum-stay':
      return `below the ${minStayOf(selection.checkIn)}-night minimum`;
    case 'night-unavailable':
      return 'a night in between is taken';
    case 'above-longest-stay':
      return 'longer than 30 nights';
    default:
      return null;
  }
}

function stayText({ calendar, selection, date, state }: LabelInput): string | null {
  if (state.badge) return state.badge === 'in' ? 'check-in' : 'check-out';
  if (state.reason !== null) return null;
  const { checkIn, checkOut } = selection;
  if (checkIn && !checkOut && date > checkIn) return formatNights(nightsBetween(checkIn, date));
  const minStay = calendar.days.get(date)?.minStay ?? 1;
  return minStay > 1 ? `${minStay}-night minimum` : null;
}

/** "Friday, December 4, 2026, $289, 2-night minimum"; the grid adds the tooltip after it. */
export function dayLabel(input: LabelInput): string {
  const { date, priceCents, isDeal } = input;
  const dollars = priceCents === null ? null : formatDroppedCents(priceCents);
  const price = dollars && isDeal ? `${dollars} with the deal` : dollars;
  return [formatLongDate(date), price, stayText(input), reasonText(input)]
    .filter((part) => part !== null)
    .join(', ');
}
