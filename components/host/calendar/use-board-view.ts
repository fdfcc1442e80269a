import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { COLUMN, HEADER, NAMES, ROW } from './calendar-cell';
import type { CalendarViewProps } from './calendar-night';
import { ALL_DAYS } from '@/lib/domain/host/calendar-chunks';
import type { Cell } from '@/lib/domain/host/selection';
import { visibleRange } from '@/lib/domain/host/visible-range';

type View = { left: number; top: number; width: number; height: number };

function shownOf({ left, top, width, height }: View, cabins: number, extra?: number) {
  return {
    columns: visibleRange({ offset: left, length: width, each: COLUMN, count: ALL_DAYS }, extra),
    rows: visibleRange({ offset: top, length: height, each: ROW, count: cabins }, extra),
  };
}

function isSameShown(a: View, b: View): boolean {
  const [one, other] = [shownOf(a, Infinity), shownOf(b, Infinity)];
  return (['columns', 'rows'] as const).every(
    (side) => one[side].first === other[side].first && one[side].end === other[side].end,
  );
}

type Props = Pick<
  CalendarViewProps,
  'calendar' | 'cabins' | 'jump' | 'selection' | 'isOpen' | 'on'
>;

/** Tracks which rows and columns of the board are in view, and scrolls it. */
export function useBoardView(board: RefObject<HTMLElement | null>, props: Props) {
  const { calendar, cabins, jump, selection, isOpen, on } = props;
  // A hidden board, such as on a phone in portrait, loses its scroll position.
  const place = useRef({ left: 0, top: 0 });
  const wasHidden = useRef(false);
  const [view, setView] = useState({ left: jump.day * COLUMN, top: 0, width: 1280, height: 700 });
  const { columns, rows } = shownOf(view, cabins.length);
  const inView = shownOf({ ...view, width: view.width - NAMES }, cabins.length, 0);
  const { show } = calendar;
  const focus = selection?.focus;
  useEffect(() => show(columns.first, columns.end), [show, columns.first, columns.end]);
  useEffect(() => {
    place.current.left = Math.max(0, jump.day - 1) * COLUMN;
    board.current?.scrollTo({ left: place.current.left });
  }, [board, jump]);

  function measure() {
    const element = board.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    if (width > 0 && wasHidden.current) element.scrollTo(place.current);
    wasHidden.current = width === 0;
    if (width === 0) return;
    const isScrolled = place.current.left !== element.scrollLeft;
    place.current = { left: element.scrollLeft, top: element.scrollTop };
    // A jump keeps the day before in view.
    if (isScrolled) on.scroll(Math.round(element.scrollLeft / COLUMN) + 1);
    const next = { ...place.current, width, height };
    // Scrolling within the same rows and columns renders nothing.
    setView((view) => (isSameShown(view, next) ? view : next));
  }
  const onResize = useEffectEvent(measure);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(element);
    return () => observer.disconnect();
  }, [board]);
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
  const onFocus = useEffectEvent(bringIntoView);
  useEffect(() => {
    // Scroll the cell out from under the panel.
    if (isOpen && focus) onFocus(focus);
  }, [isOpen, focus]);
  return { columns, rows, inView, measure, bringIntoView };
}
