import { useEffect, type RefObject } from 'react';

const GAP_PX = 12;
const TOASTS = '[aria-label="Notifications"] ol';
const BAR = '[data-bottom-bar]';

/** How much of the window's lower end the element would cover belongs to a bar there. */
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

/** Keeps a box at the lower edge of the window off the toasts and off the bar that is sticky there. */
export function useClearance(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    function place() {
      const element = box.current;
      if (!element) return;
      const clearance = Math.max(barClearance(element), toastClearance());
      element.style.setProperty('--clearance', `${Math.round(clearance)}px`);
    }
    function placeSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    }
    place();
    const toasts = document.querySelector(TOASTS);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(placeSoon) : null;
    if (toasts) observer?.observe(toasts);
    window.addEventListener('scroll', placeSoon, { passive: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      window.removeEventListener('scroll', placeSoon);
      window.removeEventListener('resize', placeSoon);
    };
  }, [box]);
}
