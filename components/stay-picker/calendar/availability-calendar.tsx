'use client';

import { useRef, useState, type ReactNode } from 'react';
import type { AvailabilityCalendar as Calendar } from '@/lib/domain/stays/availability';
import { addDays, startOfMonth, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { describeDay, type SelectionVariant } from '@/lib/domain/stays/selection';
import { MonthCalendar } from '@/components/ui/month/month-calendar';
import type { DayDescription } from '@/components/ui/month/month-grid';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { CalendarLegend } from './calendar-legend';
import { dayCell, ticketDay } from './day-cell';
import { dayLabel } from './day-label';
import { openNightCents } from '@/components/stay-picker/stay/local-prices';
import { SelectionStrip } from './selection-strip';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';
import type { StayChoice } from '@/components/stay-picker/stay/use-stay-selection';

type AvailabilityCalendarProps = {
  calendar: Calendar;
  rates: CabinRates;
  choice: StayChoice;
  variant: SelectionVariant;
  /** The percent of the unlocked deal, or 0. */
  discountPercent: number;
  promo?: Pick<StayPickerState['promo'], 'offers' | 'take' | 'tornDate' | 'isApplied'>;
  autoFocus?: boolean;
  /** Shown between the days and the legend. */
  children?: ReactNode;
  /** Shown beside the legend if there is room, or below it. */
  aside?: ReactNode;
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
  promo,
  autoFocus = false,
  children,
  aside,
}: AvailabilityCalendarProps) {
  const { selection } = choice;
  const isChoosingCheckOut = selection.checkIn !== null && selection.checkOut === null;
  const longer = promo?.offers?.longer ?? null;
  // The day is gold as long as the stay is the ticket's.
  const torn = promo?.isApplied && selection.checkOut === promo.tornDate ? promo.tornDate : null;
  const goldNight = torn && addDays(torn, -1);
  const month = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(width >= 64rem)');
  const [previewEnd, setPreviewEnd] = useState<CalendarDate | null>(null);

  function clear() {
    choice.clear();
    // The clear button disappears with the dates, so the focus moves to the calendar.
    const day = month.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]');
    day?.focus({ preventScroll: true });
  }

  function choose(date: CalendarDate) {
    if (longer && date === longer.stay.checkOut) promo?.take(longer);
    else choice.choose(date);
  }

  function describe(date: CalendarDate): DayDescription {
    const ticket = promo?.offers && date === longer?.stay.checkOut && ticketDay(promo.offers);
    if (ticket) return ticket;
    const state = describeDay(calendar, selection, date, variant);
    const priceCents = openNightCents(calendar, rates, date, discountPercent);
    const isDeal = discountPercent > 0;
    return {
      label: dayLabel({ calendar, selection, date, state, priceCents, isDeal }),
      ...dayCell(state, priceCents, isDeal, date === goldNight),
    };
  }

  return (
    <div>
      <SelectionStrip
        selection={selection}
        previewEnd={isChoosingCheckOut ? previewEnd : null}
        onClear={clear}
      />
      <div ref={month} className="mt-3 low:mt-0.5 flat:mt-1 short:mt-1">
        <MonthCalendar
          label="Availability"
          month={choice.month ?? startOfMonth(calendar.today)}
          onMonthChange={choice.setMonth}
          today={calendar.today}
          lastMonth={lastMonth(calendar)}
          monthsShown={isWide ? 2 : 1}
          preferredDate={selection.checkIn}
          previewFrom={isChoosingCheckOut ? selection.checkIn : null}
          autoFocus={autoFocus}
          onPreview={setPreviewEnd}
          onSelect={choose}
          describe={describe}
        />
      </div>
      {children}
      <div className="flex flex-wrap items-center justify-center gap-x-6 border-t border-line pt-1.5 laptop:justify-between laptop:pt-2">
        <CalendarLegend />
        {aside}
      </div>
    </div>
  );
}
