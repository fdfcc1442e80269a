'use client';

import { useMemo, useState } from 'react';
import { CalendarGrid } from './calendar-grid';
import { CalendarMonth } from './calendar-month';
import { NIGHT_WORDS } from './calendar-night';
import { CalendarPanel } from './calendar-panel';
import { useCalendar } from './use-calendar';
import type { CalendarActions } from './use-calendar-changes';
import { Button } from '@/components/ui/button';
import { dayIndex } from '@/lib/domain/host/calendar-chunks';
import { boundsOf, type Selection } from '@/lib/domain/host/selection';
import { addDays, parseCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatNights } from '@/lib/format';
import type { CalendarCabin, HostCalendar } from '@/lib/schemas/host/calendar';

type Props = {
  first: HostCalendar;
  today: CalendarDate;
  start: CalendarDate;
  /** The id of the cabin to show alone. */
  cabin: string | null;
  canEdit: boolean;
  actions: CalendarActions;
};
type Sort = 'title' | 'city' | 'capacity';

const ORDERS: Record<Sort, (a: CalendarCabin, b: CalendarCabin) => number> = {
  title: (a, b) => a.title.localeCompare(b.title),
  city: (a, b) => a.city.localeCompare(b.city) || a.title.localeCompare(b.title),
  capacity: (a, b) => b.capacity - a.capacity || a.title.localeCompare(b.title),
};

export function CalendarBoard({ first, today, start, cabin, canEdit, actions }: Props) {
  const calendar = useCalendar(first, today);
  const [filter, setFilter] = useState(first.cabins.find(({ id }) => id === cabin)?.title ?? '');
  const [sort, setSort] = useState<Sort>('title');
  const [jump, setJump] = useState(() => ({ day: dayIndex(today, start) }));
  const [selection, setSelection] = useState<Selection | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const cabins = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    return first.cabins
      .filter(({ title, city }) => `${title} ${city}`.toLowerCase().includes(wanted))
      .toSorted(ORDERS[sort]);
  }, [first.cabins, filter, sort]);
  function clear() {
    setSelection(null);
    setIsOpen(false);
  }
  function jumpTo(value: string) {
    const date = parseCalendarDate(value);
    if (date) setJump({ day: dayIndex(today, date) });
  }
  const view = { calendar, cabins, today, jump, selection, canEdit };
  const on = { select: setSelection, open: () => setIsOpen(canEdit), clear };
  const bounds = selection && boundsOf(selection);
  const nights = bounds ? bounds.endDay - bounds.firstDay : 0;
  return (
    <>
      <div className="host-bar host-calendar-bar">
        <h1>Calendar</h1>
        <label className={`host-search ${filter === '' ? 'is-empty' : ''}`}>
          Find a cabin
          <input
            type="search"
            value={filter}
            onChange={({ target }) => {
              setFilter(target.value);
              clear();
            }}
          />
        </label>
        <label className="host-sort">
          Sort
          <select
            value={sort}
            onChange={({ target }) => {
              setSort(target.value as Sort);
              clear();
            }}
          >
            <option value="title">By name</option>
            <option value="city">By town</option>
            <option value="capacity">By size</option>
          </select>
        </label>
        <label>
          Jump to
          <input type="date" defaultValue={start} onChange={({ target }) => jumpTo(target.value)} />
        </label>
        <Button size="small" variant="secondary" onClick={() => jumpTo(today)}>
          Today
        </Button>
        {canEdit && (
          <Button size="small" className="host-change" disabled={!selection} onClick={on.open}>
            {nights > 0 ? `Change ${formatNights(nights)}` : 'Change nights'}
          </Button>
        )}
      </div>
      {calendar.hasFailed && (
        <p role="alert">
          Some days could not be read.{' '}
          <Button size="small" variant="secondary" onClick={() => void calendar.reload()}>
            Try again
          </Button>
        </p>
      )}
      {cabins.length === 0 ? (
        <p className="host-card">No cabin fits. Clear the search to see all.</p>
      ) : (
        <>
          <CalendarGrid {...view} on={on} />
          <CalendarMonth {...view} on={on} />
          <ul className="host-legend" aria-label="Colors of the nights">
            {Object.entries(NIGHT_WORDS).map(([kind, name]) => (
              <li key={kind}>
                <i className={`host-stay-${kind}`} /> {name}
              </li>
            ))}
            <li>
              <b>$</b> In bold: set by hand
            </li>
          </ul>
        </>
      )}
      {bounds && (
        <CalendarPanel
          key={Object.values(bounds).join()}
          isOpen={isOpen}
          actions={actions}
          range={{
            cabins: cabins.slice(bounds.firstCabin, bounds.endCabin),
            from: addDays(calendar.origin, bounds.firstDay),
            to: addDays(calendar.origin, bounds.endDay),
          }}
          stays={calendar.stays}
          onChanged={() => void calendar.reload()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
