const MOVING = '.page > :is(main, footer)';

/** As fast as what comes in from the bottom edge, so that the page moves before it. */
const LIKE_THE_ROW: KeyframeAnimationOptions = {
  duration: 300,
  easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
};

/** Scrolls the page at once and lets it glide there. */
export function movePageUp(px: number): void {
  const from = window.scrollY;
  window.scrollBy({ top: px, behavior: 'instant' });
  const moved = window.scrollY - from;
  if (moved === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const part of document.querySelectorAll(MOVING)) {
    part.animate({ translate: [`0 ${moved}px`, '0 0'] }, LIKE_THE_ROW);
  }
}
