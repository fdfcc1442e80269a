const MOVING = '.page > :is(main, footer)';

/** Matches the speed of the row that slides in, so that the page moves ahead of it. */
const LIKE_THE_ROW: KeyframeAnimationOptions = {
  duration: 300,
  easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
};

/** Scrolls at once and animates the page from its old position. */
export function movePageUp(px: number): void {
  const from = window.scrollY;
  window.scrollBy({ top: px, behavior: 'instant' });
  const moved = window.scrollY - from;
  if (moved === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const part of document.querySelectorAll(MOVING)) {
    part.animate({ translate: [`0 ${moved}px`, '0 0'] }, LIKE_THE_ROW);
  }
}
