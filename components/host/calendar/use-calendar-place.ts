'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LEAVE_EVENT } from '@/components/host/shell/leave-event';
import {
  formatCalendarPlace,
  parseCalendarPlace,
  type CalendarPlace,
} from '@/lib/domain/host/calendar-place';
import { calendarOrigin, dayIndex } from '@/lib/domain/host/calendar-chunks';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';

/** Browsers refuse more than about ten URL changes a second. */
const WRITE_AFTER_MS = 250;

const searchNow = () => window.location.search;

/** Whether a click opens another page in this tab. */
function isLeaving({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return isPlain && link !== null && link.pathname !== window.location.pathname;
}

/**
 * Keeps the calendar's view in the URL, so that Back, reload, and shared links restore it. `note` and `follow` replace
 * the URL a moment later, `go` adds a history entry.
 */
export function useCalendarPlace(today: CalendarDate) {
  const params = useSearchParams();
  const [place, setPlace] = useState(() => parseCalendarPlace(params));
  const [jump, setJump] = useState(() => ({ day: dayIndex(today, place.from ?? today) }));
  const current = useRef(place);
  const written = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Changing the URL would cancel a navigation in progress.
  const isGone = useRef(false);

  const show = useCallback((next: CalendarPlace) => {
    current.current = next;
    setPlace(next);
  }, []);
  function write(method: 'pushState' | 'replaceState') {
    clearTimeout(timer.current);
    // The URL isn't this entry's anymore, after Back or while the page is being left. Null before the first write.
    if (isGone.current || (written.current ?? searchNow()) !== searchNow()) return;
    const address = formatCalendarPlace(current.current);
    if (address === searchNow()) return;
    window.history[method](null, '', address || window.location.pathname);
    written.current = searchNow();
  }
  function writeSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setPlace(current.current);
      write('replaceState');
    }, WRITE_AFTER_MS);
  }
  useEffect(() => {
    const leave = () => (isGone.current = true);
    const onClick = (event: MouseEvent) => isLeaving(event) && leave();
    document.addEventListener('click', onClick, true);
    document.addEventListener(LEAVE_EVENT, leave);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener(LEAVE_EVENT, leave);
    };
  }, []);
  useEffect(() => {
    const before = written.current;
    isGone.current = false;
    written.current = searchNow();
    if (before === null || before === written.current) return;
    const next = parseCalendarPlace(new URLSearchParams(written.current));
    clearTimeout(timer.current);
    show(next);
    setJump({ day: dayIndex(today, next.from ?? today) });
  }, [params, today, show]);

  function note(change: Partial<CalendarPlace>) {
    isGone.current = false;
    show({ ...current.current, ...change });
    writeSoon();
  }
  /** Follows the first day in view while scrolling, and renders only once the scrolling stops. */
  function follow(day: number) {
    const from = addDays(calendarOrigin(today), day);
    current.current = { ...current.current, from: from === today ? null : from };
    writeSoon();
  }
  function go(change: Partial<CalendarPlace>) {
    isGone.current = false;
    write('replaceState');
    const next = { ...current.current, ...change };
    show(next);
    if ('from' in change) setJump({ day: dayIndex(today, next.from ?? today) });
    write('pushState');
  }
  return { place, jump, note, follow, go };
}
