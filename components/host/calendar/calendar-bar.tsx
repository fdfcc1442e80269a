'use client';

import { useEffect, useRef } from 'react';
import { useEarlyInput } from '@/components/host/form/use-early-input';
import { Button } from '@/components/ui/button';
import type { CalendarSort } from '@/lib/domain/host/calendar-place';
import { parseCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import './calendar-bar.css';

const SORTS: Record<CalendarSort, string> = {
  title: 'By name',
  city: 'By town',
  capacity: 'By size',
};

type Props = {
  filter: string;
  sort: CalendarSort;
  from: CalendarDate;
  /** The button that opens the panel; null for roles that can't change anything. */
  change: { words: string; isDisabled: boolean; onClick: () => void } | null;
  on: {
    filter: (text: string) => void;
    sort: (sort: CalendarSort) => void;
    /** Null jumps to today. */
    jump: (date: CalendarDate | null) => void;
  };
};

export function CalendarBar({ filter, sort, from, change, on }: Props) {
  const chooseSort = ({ value }: HTMLSelectElement) => on.sort(value as CalendarSort);
  const jump = ({ value }: HTMLInputElement) => {
    const date = parseCalendarDate(value);
    if (date) on.jump(date);
  };
  const search = useRef<HTMLInputElement>(null);
  const order = useRef<HTMLSelectElement>(null);
  const date = useRef<HTMLInputElement>(null);
  useEarlyInput(
    search,
    ({ value }) => value !== filter,
    ({ value }) => on.filter(value),
  );
  useEarlyInput(order, ({ value }) => value !== sort, chooseSort);
  // Must run before the next effect, which sets the date.
  useEarlyInput(date, ({ value }) => value !== from, jump);
  useEffect(() => {
    // A focused field is left alone, because somebody may be typing in it.
    if (date.current && date.current !== document.activeElement) date.current.value = from;
  }, [from]);
  return (
    <div className="host-bar host-calendar-bar">
      <h1>Calendar</h1>
      <label className={`host-search ${filter === '' ? 'is-empty' : ''}`}>
        Find a cabin
        <input
          ref={search}
          type="search"
          value={filter}
          onChange={({ target }) => on.filter(target.value)}
        />
      </label>
      <label className="host-sort">
        Sort
        <select ref={order} value={sort} onChange={({ target }) => chooseSort(target)}>
          {Object.entries(SORTS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Jump to
        <input ref={date} type="date" defaultValue={from} onChange={({ target }) => jump(target)} />
      </label>
      <Button size="small" variant="secondary" onClick={() => on.jump(null)}>
        Today
      </Button>
      {change && (
        <Button
          size="small"
          className="host-change"
          disabled={change.isDisabled}
          onClick={change.onClick}
        >
          {change.words}
        </Button>
      )}
    </div>
  );
}
