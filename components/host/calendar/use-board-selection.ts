import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { cellAt } from './calendar-cell';
import type { CalendarViewProps } from './calendar-night';
import { ALL_DAYS, dayIndex } from '@/lib/domain/host/calendar-chunks';
import { moveSelection, selectCell, tapCell, type Cell } from '@/lib/domain/host/selection';

const STEPS: Record<string, Cell> = {
  ArrowLeft: { cabin: 0, day: -1 },
  ArrowRight: { cabin: 0, day: 1 },
  ArrowUp: { cabin: -1, day: 0 },
  ArrowDown: { cabin: 1, day: 0 },
  PageUp: { cabin: 0, day: -28 },
  PageDown: { cabin: 0, day: 28 },
};
type Props = Pick<CalendarViewProps, 'cabins' | 'today' | 'from' | 'selection' | 'on'> & {
  bringIntoView: (cell: Cell) => void;
};

/** Selects nights of the board with keys, mouse, and touch. */
export function useBoardSelection({ cabins, today, from, selection, on, bringIntoView }: Props) {
  const isDragging = useRef(false);
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
  // A touch may begin a scroll, so only a tap selects, and a second one ends the range.
  function onClick(event: MouseEvent) {
    const cell = cellAt(event);
    if (!cell || (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') return;
    on.select(tapCell(selection, cell));
  }
  const endDrag = () => {
    isDragging.current = false;
  };
  return {
    onKeyDown,
    onClick,
    onPointerDown,
    onPointerMove,
    onPointerUp: endDrag,
    onPointerLeave: endDrag,
  };
}
