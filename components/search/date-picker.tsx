'use client';

import { useState, type Dispatch, type KeyboardEvent } from 'react';
import { describeDates, DATE_REASON_COPY } from '@/components/search/search-copy';
import { DatePresets } from '@/components/search/date-presets';
import { FlexibilityChoice } from '@/components/search/flexibility-choice';
import { checkSearchDate, openCheckIn, type SearchAction } from '@/components/search/search-state';
import { MonthCalendar } from '@/components/ui/month/month-calendar';
import type { DayDescription } from '@/components/ui/month/month-grid';
import { useMediaQuery } from '@/components/ui/use-media-query';
import {
  addDays,
  addMonths,
  isLastWeek,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { formatLongDate } from '@/lib/copy/format';

const MONTHS_AHEAD = 17;

type DatePickerProps = {
  criteria: SearchCriteria;
  today: CalendarDate;
  dispatch: Dispatch<SearchAction>;
  /** Shown beside the fields, which then hold presets and flexibility. */
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
    label: `${formatLongDate(date)}${role}${refusal ? `, ${DATE_REASON_COPY[refusal]}` : ''}`,
    disabled: refusal !== null,
    selected: isStart ? 'start' : isEnd ? 'end' : null,
    inRange: checkIn !== null && checkOut !== null && checkIn < date && date < checkOut,
  };
}

export function DatePicker({ criteria, today, dispatch, isBeside, autoFocus }: DatePickerProps) {
  const isWide = useMediaQuery('(width >= 48rem)');
  const [month, setMonth] = useState(() => {
    const opened = startOfMonth(criteria.checkIn ?? today);
    const isOver = criteria.checkIn === null && isLastWeek(opened, today);
    return isOver ? addMonths(opened, 1) : opened;
  });
  const [shownFor, setShownFor] = useState(criteria.checkIn);
  const monthsShown = isWide ? 2 : 1;

  // A preset may begin in a month that is out of view.
  if (criteria.checkIn !== shownFor) {
    setShownFor(criteria.checkIn);
    const wanted = startOfMonth(criteria.checkIn ?? month);
    if (wanted < month || wanted >= addMonths(month, monthsShown)) setMonth(wanted);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Otherwise Escape would also close the dialog.
    event.preventDefault();
    dispatch({ type: 'cancelled' });
  }

  return (
    <div
      role="group"
      aria-label="Dates"
      onKeyDown={onKeyDown}
      className="flex flex-col gap-4 short:gap-2"
    >
      {!isBeside && (
        <DatePresets
          criteria={criteria}
          today={today}
          onPick={(stay) => dispatch({ type: 'preset-picked', stay })}
        />
      )}
      <p role="status" className="font-semibold laptop:sr-only">
        {describeDates(criteria)}
      </p>
      <MonthCalendar
        label="Choose dates"
        autoFocus={autoFocus}
        month={month}
        onMonthChange={setMonth}
        monthsShown={monthsShown}
        today={today}
        lastMonth={addMonths(startOfMonth(today), MONTHS_AHEAD)}
        firstDate={addDays(today, -1)}
        preferredDate={criteria.checkIn}
        previewFrom={openCheckIn(criteria)}
        onSelect={(date) => dispatch({ type: 'day-picked', date, today })}
        describe={(date) => describeSearchDay(criteria, date, today)}
      />
      {!isBeside && (
        <FlexibilityChoice
          value={criteria.flexibleDays}
          onChange={(flexibleDays) => dispatch({ type: 'flexibility-chosen', flexibleDays })}
        />
      )}
    </div>
  );
}
