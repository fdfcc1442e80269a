'use client';

import { useEffect, useState } from 'react';
import { markOf, nightClass, nightName, type CalendarViewProps } from './calendar-night';
import { Button } from '@/components/ui/button';
import { dayIndex } from '@/lib/domain/host/calendar-chunks';
import { includesCell, tapCell, type Cell } from '@/lib/domain/host/selection';
import { addDays, addMonths, monthGrid, startOfMonth } from '@/lib/domain/values/calendar-date';
import { formatMonth, formatWholeDollars, WEEKDAYS } from '@/lib/format';

/** For phones: one cabin, a month at a time; the first tap begins a range, the second ends it. */
export function CalendarMonth(props: CalendarViewProps) {
  const { calendar, cabins, today, jump, selection, canEdit, on } = props;
  const [row, setRow] = useState(0);
  const [shift, setShift] = useState({ jump, months: 0 });
  const { origin, show } = calendar;
  const months = shift.jump === jump ? shift.months : 0;
  const month = addMonths(startOfMonth(addDays(origin, jump.day)), months);
  const at = Math.min(row, cabins.length - 1);
  const cabin = cabins[at];
  const firstDay = dayIndex(today, month);
  const endDay = dayIndex(today, addMonths(month, 1));
  useEffect(() => show(firstDay, Math.max(endDay, firstDay + 1)), [show, firstDay, endDay]);
  if (!cabin) return null;
  const tap = (cell: Cell) =>
    on.select(tapCell(selection?.anchor.cabin === cell.cabin ? selection : null, cell));
  return (
    <section className="host-month" aria-label="One cabin, by month">
      <label>
        Cabin
        <select
          value={at}
          onChange={({ target }) => {
            setRow(Number(target.value));
            on.clear();
          }}
        >
          {cabins.map(({ id, title }, index) => (
            <option key={id} value={index}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <div className="host-row">
        <Button
          size="small"
          variant="secondary"
          aria-label="Month before"
          onClick={() => setShift({ jump, months: months - 1 })}
        >
          ‹
        </Button>
        <h2 aria-live="polite">{formatMonth(month)}</h2>
        <Button
          size="small"
          variant="secondary"
          aria-label="Month after"
          onClick={() => setShift({ jump, months: months + 1 })}
        >
          ›
        </Button>
      </div>
      <table>
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
