'use client';

import { useState, type Dispatch, type KeyboardEvent } from 'react';
import { describeDates, DATE_REASON_COPY } from '@/components/search/search-copy';
import { DatePresets } from '@/components/search/date-presets';
import { DatePickerActions } from '@/components/search/date-picker-actions';
import { FlexibilityChoice } from '@/components/search/flexibility-choice';
import { checkSearchDate, openCheckIn, type SearchAction } from '@/components/search/search-state';
import { MonthCalendar } from '@/components/ui/month-calendar';
import type { DayDescription } from '@/components/ui/month-grid';
import { useMediaQuery } from '@/components/ui/use-media-query';
import {
  addDays,
  addMonths,
  isLastWeek,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { formatLongDate } from '@/lib/format';

const MONTHS_AHEAD = 17;

type DatePickerProps = {
  criteria: SearchCriteria;
  today: CalendarDate;
  dispatch: Dispatch<SearchAction>;
  /** Beside the fields, which hold the flexibility then. */
  isBeside: boolean;
  autoFocus: boolean;
};

function describeSearchDay(
  criteria: SearchCriteria,
  date: CalendarDate,
  today: CalendarDate,
): DayDescription {
  const { checkIn, checkOut } = criteria;
  const isStart = date === checkIn;
  const isEnd = date === checkOut;
  const refusal = checkSearchDate(criteria, date, today);
  const role = isStart ? ', check-in' : isEnd ? ', check-out' : '';
  return {
    label: `${formatLongDate(date)}${role}`,
    disabled: refusal !== null,
    selected: isStart ? 'start' : isEnd ? 'end' : null,
    inRange: checkIn !== null && checkOut !== null && checkIn < date && date < checkOut,
    tooltip: refusal && DATE_REASON_COPY[refusal],
  };
}

export function DatePicker({ criteria, today, dispatch, isBeside, autoFocus }: DatePickerProps) {
  const isWide = useMediaQuery('(width >= 48rem)');
  const [month, setMonth] = useState(() => {
    const opened = startOfMonth(criteria.checkIn ?? today);
    const isAlone = !isWide && criteria.checkIn === null;
    return isAlone && isLastWeek(opened, addDays(today, -1)) ? addMonths(opened, 1) : opened;
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Otherwise Escape would also close the dialog.
    event.preventDefault();
    dispatch({ type: 'cancelled' });
  }

  return (
    <div role="group" aria-label="Dates" onKeyDown={onKeyDown} className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 laptop:gap-2">
        <DatePresets
          criteria={criteria}
          today={today}
          onPick={(stay) => {
            dispatch({ type: 'preset-picked', stay });
            setMonth(startOfMonth(stay.checkIn));
          }}
        />
        <p role="status" className="font-semibold">
          {describeDates(criteria)}
        </p>
      </div>
      <MonthCalendar
        label="Choose dates"
        autoFocus={autoFocus}
        month={month}
        onMonthChange={setMonth}
        monthsShown={isWide ? 2 : 1}
        today={today}
        lastMonth={addMonths(startOfMonth(today), MONTHS_AHEAD)}
        firstDate={addDays(today, -1)}
        preferredDate={criteria.checkIn}
        previewFrom={openCheckIn(criteria)}
        onSelect={(date) => dispatch({ type: 'day-picked', date, today })}
        describe={(date) => describeSearchDay(criteria, date, today)}
      />
      {isBeside ? (
        <DatePickerActions criteria={criteria} dispatch={dispatch} />
      ) : (
        <FlexibilityChoice
          value={criteria.flexibleDays}
          onChange={(flexibleDays) => dispatch({ type: 'flexibility-chosen', flexibleDays })}
        />
      )}
    </div>
  );
}
