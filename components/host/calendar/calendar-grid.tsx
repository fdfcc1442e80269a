'use client';

import { useRef } from 'react';
import { BoardBars } from './calendar-bars';
import { COLUMN, HEADER, idOf, NAMES, NightCell, ROW } from './calendar-cell';
import { CalendarEmpty } from './calendar-empty';
import { isNothingOpened, markOf, type CalendarViewProps } from './calendar-night';
import { useBoardSelection } from './use-board-selection';
import { useBoardView } from './use-board-view';
import './calendar-grid.css';
import './calendar-night.css';
import { ALL_DAYS, calendarEnd } from '@/lib/domain/host/calendar-chunks';
import { listRange } from '@/lib/domain/host/visible-range';
import { addDays, nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatFullWeekday, formatMonthDay } from '@/lib/copy/format';

/** Shows cabins by days. Only cells in view are in the DOM. */
export function CalendarGrid(props: CalendarViewProps) {
  const { calendar, cabins, today, selection, canEdit } = props;
  const board = useRef<HTMLDivElement>(null);
  const { columns, rows, inView, measure, bringIntoView } = useBoardView(board, props);
  const handlers = useBoardSelection({ ...props, bringIntoView });
  const { origin } = calendar;
  const days = listRange(columns).map((day) => ({ day, date: addDays(origin, day) }));
  const isEmpty = isNothingOpened(
    calendar,
    listRange(inView.rows).flatMap((row) => cabins[row]?.id ?? []),
    inView.columns,
  );
  // Leaves space for a note beside the last nights.
  const isPastEnd = nightsBetween(origin, calendarEnd(today)) + 4 <= inView.columns.end;
  return (
    <div className="host-board-frame">
      <div
        ref={board}
        className="host-board"
        role="grid"
        aria-label="Cabins by days"
        aria-multiselectable="true"
        aria-rowcount={cabins.length + 1}
        aria-colcount={ALL_DAYS + 1}
        aria-activedescendant={selection ? idOf(selection.focus) : undefined}
        tabIndex={0}
        onScroll={measure}
        {...handlers}
      >
        <div
          role="presentation"
          className="host-board-inner"
          style={{ width: NAMES + ALL_DAYS * COLUMN, height: HEADER + cabins.length * ROW }}
        >
          <div role="row" className="host-board-days" style={{ height: HEADER }}>
            <span role="columnheader" className="host-corner" style={{ width: NAMES }}>
              Cabin
            </span>
            {days.map(({ day, date }) => (
              <span
                key={day}
                role="columnheader"
                aria-colindex={day + 2}
                aria-current={date === today ? 'date' : undefined}
                style={{ left: NAMES + day * COLUMN, width: COLUMN }}
              >
                <small>{formatFullWeekday(date).slice(0, 3)}</small> {formatMonthDay(date)}
              </span>
            ))}
          </div>
          {listRange(rows).map((row) => {
            const cabin = cabins[row];
            if (!cabin) return null;
            return (
              <div
                key={cabin.id}
                role="row"
                aria-rowindex={row + 2}
                className="host-board-row"
                style={{ top: HEADER + row * ROW, height: ROW }}
              >
                <span role="rowheader" className="host-name" style={{ width: NAMES }}>
                  {cabin.title}
                  <small>
                    {cabin.live ? `${cabin.city} · ${cabin.capacity}` : <em>Unpublished</em>}
                  </small>
                </span>
                {days.map(({ day, date }) => (
                  <NightCell
                    key={day}
                    cabin={cabin}
                    row={row}
                    day={day}
                    date={date}
                    night={calendar.nightOf(cabin.id, day)}
                    stay={calendar.stayOn(cabin.id, date)}
                    mark={markOf(selection, { cabin: row, day })}
                    isToday={date === today}
                  />
                ))}
              </div>
            );
          })}
          <BoardBars
            calendar={calendar}
            cabins={cabins}
            selection={selection}
            rows={rows}
            columns={columns}
          />
        </div>
      </div>
      <p role="status" className={`host-board-note ${isEmpty ? '' : 'is-partial'}`}>
        {(isEmpty || isPastEnd) && (
          <CalendarEmpty
            from={isEmpty ? addDays(origin, inView.columns.first) : calendarEnd(today)}
            to={addDays(origin, inView.columns.end)}
            today={today}
            canEdit={canEdit}
          />
        )}
      </p>
    </div>
  );
}
