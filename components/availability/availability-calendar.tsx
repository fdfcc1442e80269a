'use client';

import type { AvailabilityCalendar as Calendar } from '@/lib/domain/availability';
import { startOfMonth, type CalendarDate } from '@/lib/domain/calendar-date';
import type { CabinRates } from '@/lib/domain/cabin';
import { describeDay, type SelectionVariant } from '@/lib/domain/selection';
import { MonthCalendar } from '@/components/ui/month-calendar';
import type { DayDescription } from '@/components/ui/month-grid';
import { CalendarLegend } from './calendar-legend';
import { MONTH_CLASS } from './calendar-skeleton';
import { dayFace } from './day-face';
import { dayLabel } from './day-label';
import { openNightCents } from './local-prices';
import { SelectionStrip } from './selection-strip';
import type { StayChoice } from './use-stay-selection';

type AvailabilityCalendarProps = {
  calendar: Calendar;
  rates: CabinRates;
  choice: StayChoice;
  variant: SelectionVariant;
  /** Of the deal that the visitor has unlocked for the cabin, else 0. */
  discountPercent: number;
  autoFocus?: boolean;
};

function lastMonth(calendar: Calendar): CalendarDate {
  let last = calendar.today;
  for (const date of calendar.days.keys()) if (date > last) last = date;
  return startOfMonth(last);
}

export function AvailabilityCalendar({
  calendar,
  rates,
  choice,
  variant,
  discountPercent,
  autoFocus = false,
}: AvailabilityCalendarProps) {
  const { selection } = choice;

  function describe(date: CalendarDate): DayDescription {
    const state = describeDay(calendar, selection, date, variant);
    const priceCents = openNightCents(calendar, rates, date, discountPercent);
    const isDeal = discountPercent > 0;
    return {
      label: dayLabel({ calendar, selection, date, state, priceCents, isDeal }),
      ...dayFace(state, priceCents, isDeal),
    };
  }

  return (
    <div>
      <SelectionStrip selection={selection} onClear={choice.clear} />
      <div className={MONTH_CLASS}>
        <MonthCalendar
          label="Availability"
          month={choice.month ?? startOfMonth(calendar.today)}
          onMonthChange={choice.setMonth}
          today={calendar.today}
          lastMonth={lastMonth(calendar)}
          preferredDate={selection.checkIn}
          autoFocus={autoFocus}
          onSelect={choice.choose}
          describe={describe}
        />
      </div>
      <CalendarLegend />
    </div>
  );
}
