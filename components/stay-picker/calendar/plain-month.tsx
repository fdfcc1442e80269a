'use client';

import { useState } from 'react';
import { MonthCalendar } from '@/components/ui/month/month-calendar';
import {
  addMonths,
  isLastWeek,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatLongDate } from '@/lib/copy/format';

const MONTHS_AHEAD = 17;

const describe = (date: CalendarDate) => ({
  label: formatLongDate(date),
  disabled: true,
  selected: null,
  inRange: false,
  className: 'min-h-11',
});

/** Months without prices, so that guests can see weekdays before the availability has loaded. */
export function PlainMonth({ timezone }: { timezone: string }) {
  const [today] = useState(() => todayInZone(new Date(), timezone));
  const [month, setMonth] = useState(() =>
    isLastWeek(today, today) ? addMonths(startOfMonth(today), 1) : startOfMonth(today),
  );
  return (
    <MonthCalendar
      label="Months without prices"
      month={month}
      onMonthChange={setMonth}
      today={today}
      lastMonth={addMonths(startOfMonth(today), MONTHS_AHEAD)}
      onSelect={() => undefined}
      describe={describe}
    />
  );
}
