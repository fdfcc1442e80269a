'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { BoardBars } from './calendar-bars';
import { cellAt, COLUMN, HEADER, idOf, NAMES, NightCell, ROW } from './calendar-cell';
import { CalendarEmpty } from './calendar-empty';
import { isNothingOpened, markOf, type CalendarViewProps } from './calendar-night';
import './calendar-grid.css';
import './calendar-night.css';
import { ALL_DAYS, calendarEnd, dayIndex } from '@/lib/domain/host/calendar-chunks';
import { moveSelection, selectCell, tapCell, type Cell } from '@/lib/domain/host/selection';
import { listRange, visibleRange } from '@/lib/domain/host/visible-range';
import { addDays, nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatFullWeekday, formatMonthDay } from '@/lib/copy/format';

const STEPS: Record<string, Cell> = {
  ArrowLeft: { cabin: 0, day: -1 },
  ArrowRight: { cabin: 0, day: 1 },
  ArrowUp: { cabin: -1, day: 0 },
  ArrowDown: { cabin: 1, day: 0 },
  PageUp: { cabin: 0, day: -28 },
  PageDown: { cabin: 0, day: 28 },
};
type View = { left: number; top: number; width: number; height: number };

function shownOf({ left, top, width, height }: View, cabins: number, extra?: number) {
  return {
    columns: visibleRange({ offset: left, length: width, each: COLUMN, count: ALL_DAYS }, extra),
    rows: visibleRange({ offset: top, length: height, each: ROW, count: cabins }, extra),
  };
}

/** Whether the same rows and columns are in view. */
function isSameShown(a: View, b: View): boolean {
  const [one, other] = [shownOf(a, Infinity), shownOf(b, Infinity)];
  return (['columns', 'rows'] as const).every(
    (side) => one[side].first === other[side].first && one[side].end === other[side].end,
  );
}

/** Cabins by days. Only what is in view is in the document. */
export function CalendarGrid(props: CalendarViewProps) {
  const { calendar, cabins, today, jump, from, selection, isOpen, canEdit, on } = props;
  const board = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  // A board that is not shown, on a phone held upright, forgets where it was.
  const place = useRef({ left: 0, top: 0 });
  const wasHidden = useRef(false);
  const [view, setView] = useState({ left: jump.day * COLUMN, top: 0, width: 1280, height: 700 });
  const { columns, rows } = shownOf(view, cabins.length);
  const inView = shownOf({ ...view, width: view.width - NAMES }, cabins.length, 0);
  const { show, origin } = calendar;
  const focus = selection?.focus;
  useEffect(() => show(columns.first, columns.end), [show, columns.first, columns.end]);
  useEffect(() => {
    place.current.left = Math.max(0, jump.day - 1) * COLUMN;
    board.current?.scrollTo({ left: place.current.left });
  }, [jump]);

  function measure() {
    const element = board.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    if (width > 0 && wasHidden.current) element.scrollTo(place.current);
    wasHidden.current = width === 0;
    if (width === 0) return;
    const isScrolled = place.current.left !== element.scrollLeft;
    place.current = { left: element.scrollLeft, top: element.scrollTop };
    // A jump leaves the day before in view.
    if (isScrolled) on.scroll(Math.round(element.scrollLeft / COLUMN) + 1);
    const next = { ...place.current, width, height };
    // Within the same rows and columns a scroll draws nothing.
    setView((view) => (isSameShown(view, next) ? view : next));
  }
  const onResize = useEffectEvent(measure);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  function bringIntoView({ cabin, day }: Cell) {
    const element = board.current;
    if (!element) return;
    const x = day * COLUMN;
    const y = cabin * ROW;
    const inner = { width: element.clientWidth - NAMES, height: element.clientHeight - HEADER };
    const left = Math.min(x, Math.max(element.scrollLeft, x + COLUMN - inner.width));
    const top = Math.min(y, Math.max(element.scrollTop, y + ROW - inner.height));
    element.scrollTo({ left, top });
  }
  useEffect(() => {
    // The panel takes a part of the board's width.
    if (isOpen && focus) bringIntoView(focus);
  }, [isOpen, focus]);
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.key === 'Escape') on.clear();
    if (event.key === 'Enter' && selection) on.open();
    if (!step) return;
    event.preventDefault();
    const size = { cabins: cabins.length, days: ALL_DAYS };
    const current = selection ?? selectCell({ cabin: 0, day: dayIndex(today, from) });
    const moved = selection
      ? moveSelection(current, step, { size, extends: event.shiftKey })
      : current;
    on.select(moved);
    bringIntoView(moved.focus);
  }
  function onPointerDown(event: PointerEvent) {
    const cell = cellAt(event);
    if (!cell || event.button !== 0 || event.pointerType === 'touch') return;
    on.select(event.shiftKey && selection ? { ...selection, focus: cell } : selectCell(cell));
    isDragging.current = true;
  }
  function onPointerMove(event: PointerEvent) {
    if (!isDragging.current || !selection) return;
    const cell = cellAt(event);
    if (cell) on.select({ ...selection, focus: cell });
  }
  // A touch may be the beginning of a scroll; only a tap selects, and the second one ends the range.
  function onClick(event: MouseEvent) {
    const cell = cellAt(event);
    if (!cell || (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') return;
    on.select(tapCell(selection, cell));
  }
  function onPointerUp() {
    isDragging.current = false;
  }
  const days = listRange(columns).map((day) => ({ day, date: addDays(origin, day) }));
  const isEmpty = isNothingOpened(
    calendar,
    listRange(inView.rows).flatMap((row) => cabins[row]?.id ?? []),
    inView.columns,
  );
  // With room beside the last nights to say so.
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
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerLeave={onPointerUp}
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
          <BoardBars {...{ calendar, cabins, selection, rows, columns }} />
        </div>
      </div>
      <p role="status" className={`host-board-note ${isEmpty ? '' : 'is-partial'}`}>
        {(isEmpty || isPastEnd) && (
          <CalendarEmpty
            from={isEmpty ? addDays(origin, inView.columns.first) : calendarEnd(today)}
            to={addDays(origin, inView.columns.end)}
            {...{ today, canEdit }}
          />
        )}
      </p>
    </div>
  );
}
