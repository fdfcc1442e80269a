import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  DEFAULT_CRITERIA,
  isSearchDateDisabled,
  type FlexibleDays,
  type SearchCriteria,
} from '@/lib/domain/search/search-criteria';
import { MAX_STAY_NIGHTS, type Stay } from '@/lib/domain/stays/stay';

type Dates = Pick<SearchCriteria, 'checkIn' | 'checkOut' | 'flexibleDays'>;

export type SearchState = {
  criteria: SearchCriteria;
  datesBefore: Dates | null; // what Cancel brings back: set exactly while the date picker is open
  hasPicked: boolean; // the picker was open since the dialog opened, so the focus returns from there
};

export type SearchAction =
  | { type: 'opened' }
  | { type: 'city-chosen'; city: SearchCriteria['city'] }
  | { type: 'guests-changed'; guests: number }
  | { type: 'picker-opened' }
  | { type: 'day-picked'; date: CalendarDate; today: CalendarDate }
  | { type: 'preset-picked'; stay: Stay }
  | { type: 'flexibility-chosen'; flexibleDays: FlexibleDays }
  | { type: 'cleared' }
  | { type: 'cancelled' }
  | { type: 'done' };

const NO_DATES: Dates = { checkIn: null, checkOut: null, flexibleDays: null };

export const INITIAL_SEARCH: SearchState = {
  criteria: DEFAULT_CRITERIA,
  datesBefore: null,
  hasPicked: false,
};

/** The check-in while a check-out is to be chosen, else null. */
export function openCheckIn({ checkIn, checkOut }: SearchCriteria): CalendarDate | null {
  return checkOut === null ? checkIn : null;
}

export type SearchDateReason = 'past' | 'not-after-check-in' | 'too-long';

/** Why a day cannot be picked now (product §5.3), or null. A stay longer than any cabin sells is refused here already. */
export function checkSearchDate(
  criteria: SearchCriteria,
  date: CalendarDate,
  today: CalendarDate,
): SearchDateReason | null {
  const checkIn = openCheckIn(criteria);
  if (isSearchDateDisabled(date, today, null)) return 'past';
  if (isSearchDateDisabled(date, today, checkIn)) return 'not-after-check-in';
  const isTooLong = checkIn !== null && nightsBetween(checkIn, date) > MAX_STAY_NIGHTS;
  return isTooLong ? 'too-long' : null;
}

function pickDay(criteria: SearchCriteria, date: CalendarDate): SearchCriteria {
  return openCheckIn(criteria) === null
    ? { ...criteria, checkIn: date, checkOut: null }
    : { ...criteria, checkOut: date };
}

/** The transitions of the search dialog (product §4.1). */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  const { criteria, datesBefore } = state;
  const change = (changes: Partial<SearchCriteria>): SearchState => ({
    ...state,
    criteria: { ...criteria, ...changes },
  });
  switch (action.type) {
    case 'opened':
      return { ...INITIAL_SEARCH, criteria: { ...criteria, ...NO_DATES } };
    case 'city-chosen':
      return change({ city: action.city });
    case 'guests-changed':
      return change({ guests: action.guests });
    case 'picker-opened': {
      const { checkIn, checkOut, flexibleDays } = criteria;
      return { criteria, datesBefore: { checkIn, checkOut, flexibleDays }, hasPicked: true };
    }
    case 'day-picked': {
      const isRefused = checkSearchDate(criteria, action.date, action.today) !== null;
      return isRefused ? state : change(pickDay(criteria, action.date));
    }
    case 'preset-picked':
      return change(action.stay);
    case 'flexibility-chosen':
      return change({ flexibleDays: action.flexibleDays });
    case 'cleared':
      return change(NO_DATES);
    case 'cancelled':
      return { ...state, criteria: { ...criteria, ...datesBefore }, datesBefore: null };
    case 'done':
      return { ...state, datesBefore: null };
  }
}
