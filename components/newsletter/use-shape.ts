import { useLayoutEffect, useState, type RefObject } from 'react';
import { chooseShape, type Shape } from './choose-shape';

const GAP_PX = 12;
const TOASTS = '[aria-label="Notifications"] ol';
const BAR = '[data-bottom-bar]';
const CALENDAR = '[data-popover]';
const KEEP_CLEAR = 'h1, .btn-accent, .hero-search, [data-booking-panel]';

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

function findShape(element: HTMLElement, clearance: number): Shape {
  const boxes = [...document.querySelectorAll(KEEP_CLEAR)]
    .filter((other) => !other.closest(BAR))
    .map((other) => other.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  return chooseShape(
    {
      card: { width: element.offsetWidth, height: element.offsetHeight },
      window: { width: window.innerWidth, height: window.innerHeight },
      clearance,
    },
    boxes,
  );
}

/**
 * How much of a box at the lower edge of the window shows, and that it stands off the toasts and the bar that is sticky
 * there. It begins as a card, and becomes a line where that covers a headline, a primary button or the booking panel;
 * once a line, or while `isKept`, it stays as it is. A calendar that is open over the page covers it, as a dialog does.
 */
export function useShape(box: RefObject<HTMLElement | null>, isKept: boolean) {
  const [shape, setShape] = useState<Shape>('card');
  const [isCovered, setIsCovered] = useState(false);
  useLayoutEffect(() => {
    let frame = 0;
    function settle() {
      const element = box.current;
      if (!element) return;
      const clearance = Math.max(barClearance(element), toastClearance());
      element.style.setProperty('--clearance', `${Math.round(clearance)}px`);
      const hasFocus = element.contains(document.activeElement);
      setIsCovered(!hasFocus && document.querySelector(CALENDAR) !== null);
      if (shape === 'card' && !isKept && !hasFocus) setShape(findShape(element, clearance));
    }
    function settleSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    }
    settle();
    const toasts = document.querySelector(TOASTS);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(settleSoon) : null;
    if (toasts) observer?.observe(toasts);
    const stop = new AbortController();
    // What opens and closes over the page takes and gives back the focus, or goes by a click beside it.
    for (const type of ['scroll', 'resize', 'focusin', 'click']) {
      window.addEventListener(type, settleSoon, { passive: true, signal: stop.signal });
    }
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      stop.abort();
    };
  }, [box, shape, isKept]);
  return { shape, isCovered };
}
