'use client';

import {
  memo,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import {
  markOf,
  NIGHT_WORDS,
  nightClass,
  nightName,
  type CalendarViewProps,
  type CellMark,
} from './calendar-night';
import type { Night } from './use-calendar';
import { ALL_DAYS, dayIndex } from '@/lib/domain/host/calendar-chunks';
import { moveSelection, selectCell, tapCell, type Cell } from '@/lib/domain/host/selection';
import { listRange, visibleRange } from '@/lib/domain/host/visible-range';
import { addDays, nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullWeekday, formatMonthDay, formatWholeDollars } from '@/lib/format';
import type { CalendarCabin, CalendarStay } from '@/lib/schemas/host/calendar';

const COLUMN = 58;
const ROW = 46;
const NAMES = 168;
const HEADER = 44;
const STEPS: Record<string, Cell> = {
  ArrowLeft: { cabin: 0, day: -1 },
  ArrowRight: { cabin: 0, day: 1 },
  ArrowUp: { cabin: -1, day: 0 },
  ArrowDown: { cabin: 1, day: 0 },
  PageUp: { cabin: 0, day: -28 },
  PageDown: { cabin: 0, day: 28 },
};
const idOf = ({ cabin, day }: Cell) => `night-${cabin}-${day}`;

function cellAt({ clientX, clientY }: { clientX: number; clientY: number }): Cell | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]');
  const { cabin, day } = element?.dataset ?? {};
  return cabin && day ? { cabin: Number(cabin), day: Number(day) } : null;
}

type View = { left: number; top: number; width: number; height: number };

function shownOf({ left, top, width, height }: View, cabins: number) {
  return {
    columns: visibleRange({ offset: left, length: width, each: COLUMN, count: ALL_DAYS }),
    rows: visibleRange({ offset: top, length: height, each: ROW, count: cabins }),
  };
}

/** Whether the same rows and columns are in view. */
function isSameShown(a: View, b: View): boolean {
  const [one, other] = [shownOf(a, Infinity), shownOf(b, Infinity)];
  return (['columns', 'rows'] as const).every(
    (side) => one[side].first === other[side].first && one[side].end === other[side].end,
  );
}

type NightCellProps = {
  cabin: CalendarCabin;
  row: number;
  day: number;
  date: CalendarDate;
  night: Night | null;
  stay: CalendarStay | null;
  mark: CellMark;
  isToday: boolean;
};

/** Drawn again only when its own night changes: while the board scrolls, hundreds stay as they are. */
const NightCell = memo(function NightCell(props: NightCellProps) {
  const { cabin, row, day, date, night, stay, mark, isToday } = props;
  return (
    <span
      id={idOf({ cabin: row, day })}
      role="gridcell"
      data-cabin={row}
      data-day={day}
      aria-colindex={day + 2}
      aria-selected={mark !== null}
      aria-label={nightName(cabin, date, { night, stay })}
      className={`${nightClass(night, mark)} ${isToday ? 'is-today' : ''}`}
      style={{ left: NAMES + day * COLUMN, width: COLUMN }}
    >
      {night?.price != null && formatWholeDollars(night.price)}
      {night && night.price !== null && night.minStay > 1 && <small>{night.minStay}+ nights</small>}
    </span>
  );
});

/** Cabins by days. Only what is in view is in the document. */
export function CalendarGrid(props: CalendarViewProps) {
  const { calendar, cabins, today, jump, selection, on } = props;
  const board = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  // A board that is not shown, on a phone held upright, forgets where it was.
  const place = useRef({ left: 0, top: 0 });
  const wasHidden = useRef(false);
  const [view, setView] = useState({ left: jump.day * COLUMN, top: 0, width: 1280, height: 700 });
  const { columns, rows } = shownOf(view, cabins.length);
  const { show, origin } = calendar;
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
    place.current = { left: element.scrollLeft, top: element.scrollTop };
    const next = { ...place.current, width, height };
    // Within the same rows and columns a scroll draws nothing.
    setView((view) => (isSameShown(view, next) ? view : next));
  }
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
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
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.key === 'Escape') on.clear();
    if (event.key === 'Enter' && selection) on.open();
    if (!step) return;
    event.preventDefault();
    const size = { cabins: cabins.length, days: ALL_DAYS };
    const current = selection ?? selectCell({ cabin: 0, day: dayIndex(today, today) });
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
  const shownStays = listRange(rows)
    .flatMap((row) =>
      calendar.staysOf(cabins[row]?.id ?? '').map((stay) => ({
        stay,
        row,
        start: nightsBetween(origin, stay.checkIn),
        end: nightsBetween(origin, stay.checkOut),
      })),
    )
    .filter(({ start, end }) => end > columns.first && start < columns.end);
  return (
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
                  {cabin.city} · {cabin.capacity}
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
        {shownStays.map(({ stay, row, start, end }) => (
          <span
            key={stay.id}
            aria-hidden
            className={`host-stay host-stay-${stay.kind}`}
            style={{
              left: NAMES + start * COLUMN + 3,
              width: (end - start) * COLUMN - 6,
              top: HEADER + row * ROW + 5,
              height: ROW - 10,
            }}
          >
            <span>{stay.label ?? stay.reason ?? NIGHT_WORDS[stay.kind]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
