'use client';

import { useMemo, useRef, useState } from 'react';
import { CalendarBar } from './calendar-bar';
import { CalendarGrid } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import { CalendarMonth } from './calendar-month';
import { CalendarOutcome } from './calendar-outcome';
import { CalendarPanel } from './calendar-panel';
import { useCalendar } from './use-calendar';
import { useCalendarChanges, type CalendarActions } from './use-calendar-changes';
import { useCalendarPlace } from './use-calendar-place';
import './calendar-board.css';
import { Button } from '@/components/ui/button';
import type { CalendarSort } from '@/lib/domain/host/calendar-place';
import { countNights } from '@/lib/domain/host/describe-change';
import { boundsOf, type Selection } from '@/lib/domain/host/selection';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CalendarCabin, HostCalendar } from '@/lib/schemas/host/calendar';

type Props = {
  first: HostCalendar;
  today: CalendarDate;
  canEdit: boolean;
  actions: CalendarActions;
};

const ORDERS: Record<CalendarSort, (a: CalendarCabin, b: CalendarCabin) => number> = {
  title: (a, b) => a.title.localeCompare(b.title),
  city: (a, b) => a.city.localeCompare(b.city) || a.title.localeCompare(b.title),
  capacity: (a, b) => b.capacity - a.capacity || a.title.localeCompare(b.title),
};

export function CalendarBoard({ first, today, canEdit, actions }: Props) {
  const calendar = useCalendar(first, today);
  const { place, jump, note, follow, go } = useCalendarPlace(today);
  const { sort, cabin } = place;
  const filter = place.filter ?? first.cabins.find(({ id }) => id === cabin)?.title ?? '';
  // A selection holds row indices of the filtered list, so it is void when the list changes.
  const list = JSON.stringify([filter, sort, cabin]);
  const [picked, setPicked] = useState<{ list: string; selection: Selection } | null>(null);
  const selection = picked?.list === list ? picked.selection : null;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const cabins = useMemo(() => {
    const term = filter.trim().toLowerCase();
    return first.cabins
      .filter(({ title, city }) => `${title} ${city}`.toLowerCase().includes(term))
      .toSorted(ORDERS[sort]);
  }, [first.cabins, filter, sort]);
  const bounds = selection && boundsOf(selection);
  const range = bounds && {
    cabins: cabins.slice(bounds.firstCabin, bounds.endCabin),
    from: addDays(calendar.origin, bounds.firstDay),
    to: addDays(calendar.origin, bounds.endDay),
  };
  const changes = useCalendarChanges(range, actions, () => void calendar.reload());
  const { setError } = changes;

  const toFrom = (date: CalendarDate) => ({ from: date === today ? null : date });
  function close() {
    setIsOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  const on = {
    select: (next: Selection) => {
      setPicked({ list, selection: next });
      setError(null);
    },
    open: () => {
      opener.current = document.activeElement;
      setIsOpen(canEdit);
    },
    clear: () => {
      setPicked(null);
      setIsOpen(false);
    },
    scroll: follow,
    showMonth: (month: CalendarDate) => go(toFrom(month)),
    showCabin: (cabinId: string) => go({ cabin: cabinId, filter }),
  };
  const from = place.from ?? today;
  const isPanelOpen = isOpen && range !== null;
  const view = {
    calendar,
    cabins,
    today,
    jump,
    from,
    selection,
    canEdit,
    on,
    cabinId: cabin,
    isOpen: isPanelOpen,
  };
  const nights = bounds ? bounds.endDay - bounds.firstDay : 0;
  const selected = range
    ? countNights(nights * range.cabins.length, range.cabins.length)
    : 'nights';
  return (
    <>
      <CalendarBar
        filter={filter}
        sort={sort}
        from={from}
        change={
          canEdit
            ? { words: `Change ${selected}`, isDisabled: range === null, onClick: on.open }
            : null
        }
        on={{
          filter: (text) => note({ filter: text }),
          sort: (sort) => note({ sort }),
          jump: (date) => go(toFrom(date ?? today)),
        }}
      />
      <CalendarOutcome changes={changes} />
      {calendar.hasFailed && (
        <p role="alert">
          Some days didn’t load.{' '}
          <Button size="small" variant="secondary" onClick={() => void calendar.reload()}>
            Try again
          </Button>
        </p>
      )}
      {cabins.length === 0 ? (
        <p className="host-card">No cabins match. Clear the search to see all.</p>
      ) : (
        <div className={`host-calendar ${isPanelOpen ? 'has-panel' : ''}`}>
          <div className="host-calendar-view">
            <CalendarGrid {...view} />
            <CalendarMonth {...view} />
            <CalendarLegend />
          </div>
          {isPanelOpen && (
            <CalendarPanel
              range={range}
              today={today}
              calendar={calendar}
              changes={changes}
              onClose={close}
            />
          )}
        </div>
      )}
    </>
  );
}
