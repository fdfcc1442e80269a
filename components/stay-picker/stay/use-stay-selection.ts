import { useMemo, useState } from 'react';
import {
  checkStay,
  firstArrival,
  type AvailabilityCalendar,
  type StayReason,
} from '@/lib/domain/stays/availability';
import {
  addMonths,
  isLastWeek,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import {
  EMPTY_SELECTION,
  selectDay,
  type DisabledClick,
  type SelectionVariant,
  type StaySelection,
} from '@/lib/domain/stays/selection';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import { clickReasonCopy, stayReasonCopy, type ReasonCopy } from './reason-copy';
import type { InitialStay } from './initial-stay';
import { suggestForClick, suggestForStay } from './suggest-stays';

type AskedStay = Pick<InitialStay, 'stay' | 'isAsked'>;
type Choice = {
  selection: StaySelection;
  refused: DisabledClick | null;
  /** The stay whose check-out is being changed. */
  replaced?: Stay | null;
};
export type StayNotice = ReasonCopy & { date: CalendarDate | null; suggestions: Stay[] };

function findStayReason(calendar: AvailabilityCalendar, stay: Stay | null): StayReason | null {
  const check = stay && checkStay(calendar, stay);
  return check && !check.ok ? check.reason : null;
}

function initialSelection(
  calendar: AvailabilityCalendar | null,
  { stay, isAsked }: AskedStay,
): StaySelection {
  if (!calendar || !stay) return EMPTY_SELECTION;
  // Dates from an earlier search are dropped silently if they aren't available.
  return isAsked || findStayReason(calendar, stay) === null ? stay : EMPTY_SELECTION;
}

/** The month of the first possible arrival. One with a single week left is skipped unless no later stay can begin. */
function openingMonth(calendar: AvailabilityCalendar, requested: AskedStay): CalendarDate {
  const { today } = calendar;
  const { checkIn } = initialSelection(calendar, requested);
  if (checkIn !== null && checkIn >= today) return startOfMonth(checkIn);
  const month = startOfMonth(firstArrival(calendar) ?? today);
  if (!isLastWeek(month, today)) return month;
  return startOfMonth(firstArrival(calendar, addMonths(month, 1)) ?? month);
}

function describeReason(calendar: AvailabilityCalendar, choice: Choice): StayNotice | null {
  const { selection, refused } = choice;
  if (refused) {
    const suggestions = suggestForClick(calendar, selection, refused);
    return { ...clickReasonCopy(refused), date: refused.date, suggestions };
  }
  const stay = toStay(selection);
  const reason = findStayReason(calendar, stay);
  if (!stay || reason === null) return null;
  return { ...stayReasonCopy(reason), date: null, suggestions: suggestForStay(calendar, stay) };
}

/** The selected dates: the requested ones until the first click, and then by the rules of product §4.2. */
export function useStaySelection(
  calendar: AvailabilityCalendar | null,
  requested: AskedStay,
  variant: SelectionVariant,
) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [chosenMonth, setMonth] = useState<CalendarDate | null>(null);
  const choice = useMemo(
    () => chosen ?? { selection: initialSelection(calendar, requested), refused: null },
    [chosen, calendar, requested],
  );
  const notice = useMemo(() => calendar && describeReason(calendar, choice), [calendar, choice]);
  const opening = useMemo(
    () => calendar && openingMonth(calendar, requested),
    [calendar, requested],
  );
  const stay = useMemo(() => {
    const chosenStay = toStay(choice.selection);
    return calendar && findStayReason(calendar, chosenStay) === null ? chosenStay : null;
  }, [calendar, choice.selection]);

  return {
    selection: choice.selection,
    /** Whether the guest clicked; before that, the dates are the requested ones. */
    isTouched: chosen !== null,
    notice,
    month: chosenMonth ?? opening,
    setMonth,
    /** The chosen dates if they can be booked. */
    stay,
    /** The same, or the requested dates until the calendar has loaded. */
    stayOrRequested: calendar ? stay : requested.stay,
    choose(date: CalendarDate) {
      if (!calendar) return;
      const click = selectDay(calendar, choice.selection, date, variant);
      setChosen({ ...click, replaced: click.refused ? choice.replaced : null });
    },
    /** The next day chosen becomes the check-out of the chosen stay. */
    changeCheckOut() {
      const replaced = toStay(choice.selection);
      if (!replaced) return;
      setChosen({ selection: { ...replaced, checkOut: null }, refused: null, replaced });
    },
    /**
     * The calendar was closed, so a refusal is cleared and a stay whose check-out was being changed stays as it was.
     */
    settle() {
      const { selection, refused, replaced } = choice;
      const kept = selection.checkOut === null ? replaced : null;
      if (refused || kept) setChosen({ selection: kept ?? selection, refused: null });
    },
    accept(selection: Stay) {
      setChosen({ selection, refused: null });
      setMonth(startOfMonth(selection.checkIn));
    },
    /** Like `accept`, but keeps the month in view. */
    extend: (selection: Stay) => setChosen({ selection, refused: null }),
    clear: () => setChosen({ selection: EMPTY_SELECTION, refused: null }),
  };
}

export type StayChoice = ReturnType<typeof useStaySelection>;
