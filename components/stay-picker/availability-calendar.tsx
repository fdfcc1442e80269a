'use client';

import { useRef } from 'react';
import type { AvailabilityCalendar as Calendar } from '@/lib/domain/stays/availability';
import { startOfMonth, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { describeDay, type SelectionVariant } from '@/lib/domain/stays/selection';
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
  const isChoosingCheckOut = selection.checkIn !== null && selection.checkOut === null;
  const month = useRef<HTMLDivElement>(null);

  function clear() {
    choice.clear();
    // The button goes with the dates; without a place of its own the focus would fall to the page.
    const day = month.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]');
    day?.focus({ preventScroll: true });
  }

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
      <SelectionStrip selection={selection} onClear={clear} />
      <div ref={month} className={MONTH_CLASS}>
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
      <CalendarLegend phase={isChoosingCheckOut ? 'checkout' : 'checkin'} />
    </div>
  );
}
