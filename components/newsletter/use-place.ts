import { useEffect, useState, type RefObject } from 'react';
import { choosePlace, type Place } from './choose-place';

const GAP_PX = 12;
/** It comes back once the page has stood still for so long. */
const REST_MS = 400;
const TOASTS = '[aria-label="Notifications"] ol';
const BAR = '[data-bottom-bar]';
const KEEP_CLEAR = 'h1, .btn-accent, .hero-search, [data-booking-panel], [data-popover]';

/** How far a sticky bar at the bottom reaches into the element's place. */
function barClearance(element: HTMLElement): number {
  const bar = document.querySelector(BAR)?.getBoundingClientRect();
  if (!bar || bar.height === 0) return 0;
  const reach = window.innerHeight - element.offsetHeight - 2 * GAP_PX;
  const isInTheWay = bar.top < window.innerHeight && bar.bottom > reach;
  return isInTheWay ? window.innerHeight - bar.top : 0;
}

function toastClearance(): number {
  const height = document.querySelector(TOASTS)?.getBoundingClientRect().height ?? 0;
  return height > 0 ? height + GAP_PX : 0;
}

function findPlace(element: HTMLElement, clearance: number): Place | null {
  const boxes = [...document.querySelectorAll(KEEP_CLEAR)]
    .filter((other) => !other.closest(BAR))
    .map((other) => other.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  return choosePlace(
    {
      card: { width: element.offsetWidth, height: element.offsetHeight },
      window: { width: window.innerWidth, height: window.innerHeight },
      clearance,
    },
    boxes,
  );
}

/**
 * Where a box at the lower edge of the window may stand: off the toasts and the bar that is sticky there, and over no
 * headline, primary button, booking panel or calendar. Null while there is no such place. It stays where it is while it has the focus.
 */
export function usePlace(box: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    function settle(mayCome: boolean) {
      const element = box.current;
      if (!element) return;
      const clearance = Math.max(barClearance(element), toastClearance());
      element.style.setProperty('--clearance', `${Math.round(clearance)}px`);
      if (element.contains(document.activeElement)) return;
      const next = findPlace(element, clearance);
      setPlace((current) => (mayCome || next === null || next === current ? next : null));
    }
    function settleSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => settle(false));
      clearTimeout(rest);
      rest = setTimeout(() => settle(true), REST_MS);
    }
    settle(true);
    const toasts = document.querySelector(TOASTS);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(settleSoon) : null;
    if (toasts) observer?.observe(toasts);
    window.addEventListener('scroll', settleSoon, { passive: true });
    window.addEventListener('resize', settleSoon);
    // What opens over the page takes the focus.
    window.addEventListener('focusin', settleSoon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      observer?.disconnect();
      window.removeEventListener('scroll', settleSoon);
      window.removeEventListener('resize', settleSoon);
      window.removeEventListener('focusin', settleSoon);
    };
  }, [box]);
  return place;
}
