import { useMemo, useState } from 'react';
import {
  checkStay,
  firstArrival,
  type AvailabilityCalendar,
  type StayRefusal,
} from '@/lib/domain/stays/availability';
import { startOfMonth, type CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  EMPTY_SELECTION,
  selectDay,
  type DisabledClick,
  type SelectionVariant,
  type StaySelection,
} from '@/lib/domain/stays/selection';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import { clickRefusalText, stayRefusalText, type RefusalText } from './refusal-texts';
import type { InitialStay } from './initial-stay';
import { suggestForClick, suggestForStay } from './suggest-stays';

type AskedStay = Pick<InitialStay, 'stay' | 'isAsked'>;
type Choice = { selection: StaySelection; refused: DisabledClick | null };
export type Refusal = RefusalText & { date: CalendarDate | null; suggestions: Stay[] };

function findStayRefusal(calendar: AvailabilityCalendar, stay: Stay | null): StayRefusal | null {
  const check = stay && checkStay(calendar, stay);
  return check && !check.ok ? check.reason : null;
}

function initialSelection(
  calendar: AvailabilityCalendar | null,
  { stay, isAsked }: AskedStay,
): StaySelection {
  if (!calendar || !stay) return EMPTY_SELECTION;
  // Dates of an earlier search are only a convenience: where they do not fit, nothing is said about them.
  return isAsked || findStayRefusal(calendar, stay) === null ? stay : EMPTY_SELECTION;
}

function openingMonth(calendar: AvailabilityCalendar, requested: AskedStay): CalendarDate {
  const { checkIn } = initialSelection(calendar, requested);
  const isShown = checkIn !== null && checkIn >= calendar.today;
  return startOfMonth((isShown ? checkIn : firstArrival(calendar)) ?? calendar.today);
}

function describeRefusal(calendar: AvailabilityCalendar, choice: Choice): Refusal | null {
  const { selection, refused } = choice;
  if (refused) {
    const suggestions = suggestForClick(calendar, selection, refused);
    return { ...clickRefusalText(refused), date: refused.date, suggestions };
  }
  const stay = toStay(selection);
  const reason = findStayRefusal(calendar, stay);
  if (!stay || reason === null) return null;
  return { ...stayRefusalText(reason), date: null, suggestions: suggestForStay(calendar, stay) };
}

/** The guest's dates: the requested ones until the first click, then what the rules of product §4.2 make of each click. */
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
  const refusal = useMemo(() => calendar && describeRefusal(calendar, choice), [calendar, choice]);
  const firstMonth = useMemo(
    () => calendar && openingMonth(calendar, requested),
    [calendar, requested],
  );
  const stay = useMemo(() => {
    const chosenStay = toStay(choice.selection);
    return calendar && findStayRefusal(calendar, chosenStay) === null ? chosenStay : null;
  }, [calendar, choice.selection]);

  return {
    selection: choice.selection,
    /** Something was clicked; until then the dates are the requested ones. */
    isTouched: chosen !== null,
    refusal,
    month: chosenMonth ?? firstMonth,
    setMonth,
    /** The chosen dates when they can be booked. */
    stay,
    choose(date: CalendarDate) {
      if (calendar) setChosen(selectDay(calendar, choice.selection, date, variant));
    },
    accept(selection: Stay) {
      setChosen({ selection, refused: null });
      setMonth(startOfMonth(selection.checkIn));
    },
    clear: () => setChosen({ selection: EMPTY_SELECTION, refused: null }),
  };
}

export type StayChoice = ReturnType<typeof useStaySelection>;
