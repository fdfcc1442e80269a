'use client';

import { useEffect, useRef } from 'react';
import { CalendarEmpty } from './calendar-empty';
import {
  cabinName,
  isNothingOpened,
  markOf,
  nightClass,
  nightName,
  type CalendarViewProps,
} from './calendar-night';
import './calendar-month.css';
import { Button } from '@/components/ui/button';
import { ALL_DAYS, dayIndex } from '@/lib/domain/host/calendar-chunks';
import { includesCell, tapCell, type Cell } from '@/lib/domain/host/selection';
import { addDays, addMonths, monthGrid, startOfMonth } from '@/lib/domain/values/calendar-date';
import { formatMonth, formatWholeDollars, WEEKDAYS } from '@/lib/copy/format';

const FEW_NIGHTS = 3;

/** The calendar on phones: one cabin, one month at a time. The first tap begins a range, the second ends it. */
export function CalendarMonth(props: CalendarViewProps) {
  const { calendar, cabins, today, from, cabinId, selection, isOpen, canEdit, on } = props;
  const table = useRef<HTMLTableElement>(null);
  const { origin, show } = calendar;
  // On the last days of a month, the calendar opens on the next one.
  const opensNext =
    from === today && startOfMonth(addDays(today, FEW_NIGHTS)) > startOfMonth(today);
  const shown = opensNext ? addDays(today, FEW_NIGHTS) : from;
  const month = startOfMonth(addDays(origin, dayIndex(today, shown)));
  const at = Math.max(
    0,
    cabins.findIndex(({ id }) => id === cabinId),
  );
  const cabin = cabins[at];
  const firstDay = dayIndex(today, month);
  const endDay = dayIndex(today, addMonths(month, 1));
  useEffect(() => show(firstDay, Math.max(endDay, firstDay + 1)), [show, firstDay, endDay]);
  useEffect(() => {
    // The panel covers the lower part of the screen.
    if (isOpen) table.current?.querySelector('.is-focus')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, selection]);
  if (!cabin) return null;
  const days = { first: firstDay, end: endDay };
  const tap = (cell: Cell) =>
    on.select(tapCell(selection?.anchor.cabin === cell.cabin ? selection : null, cell));
  return (
    <section className="host-month" aria-label="One cabin, by month">
      <label>
        Cabin
        <select
          value={at}
          onChange={({ target }) => {
            const chosen = cabins[Number(target.value)];
            if (chosen) on.showCabin(chosen.id);
          }}
        >
          {cabins.map((each, index) => (
            <option key={each.id} value={index}>
              {cabinName(each)}
            </option>
          ))}
        </select>
      </label>
      <div className="host-row">
        <Button
          size="small"
          variant="secondary"
          aria-label="Previous month"
          disabled={firstDay === 0}
          onClick={() => on.showMonth(addMonths(month, -1))}
        >
          ‹
        </Button>
        <h2 aria-live="polite">{formatMonth(month)}</h2>
        <Button
          size="small"
          variant="secondary"
          aria-label="Next month"
          disabled={endDay >= ALL_DAYS - 1}
          onClick={() => on.showMonth(addMonths(month, 1))}
        >
          ›
        </Button>
      </div>
      {isNothingOpened(calendar, [cabin.id], days) && (
        <p role="status" className="host-card">
          <CalendarEmpty from={month} to={addMonths(month, 1)} today={today} canEdit={canEdit} />
        </p>
      )}
      <table ref={table}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => {
                if (!date) return <td key={weekday} />;
                const cell = { cabin: at, day: dayIndex(today, date) };
                const night = calendar.nightOf(cabin.id, cell.day);
                const stay = calendar.stayOn(cabin.id, date);
                return (
                  <td key={weekday}>
                    <button
                      type="button"
                      disabled={!canEdit}
                      aria-pressed={includesCell(selection, cell)}
                      aria-label={nightName(cabin, date, { night, stay })}
                      aria-current={date === today ? 'date' : undefined}
                      className={`${nightClass(night, markOf(selection, cell))} ${stay ? `host-stay-${stay.kind}` : ''}`}
                      onClick={() => tap(cell)}
                    >
                      <b>{Number(date.slice(8))}</b>
                      {night?.price != null && <small>{formatWholeDollars(night.price)}</small>}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
