import type { Box, Obstacle } from './choose-shape';

const HEADINGS_AND_CONTROLS = 'h1, h2, h3, button, a, input, select, textarea, summary';
const PANELS_MAPS_FACES = '[data-booking-panel], [data-map], [data-face]';
/** Fixed elements that float above the page. */
const FIXED =
  'header[data-scrolled], [data-banner], [data-bottom-bar], [data-over-dialogs], aside:has([name=website])';
const PRICE = /\$\d/;

export type KeptClear = { element: HTMLElement; box: Obstacle };

/** The element itself or the first around it that isn't inline, since what is inline cannot be moved. */
function movable(element: Element): Element {
  const isInline = getComputedStyle(element).display === 'inline';
  return isInline && element.parentElement ? movable(element.parentElement) : element;
}

function* listPrices(): Generator<Element> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement && PRICE.test(text.textContent ?? '')) yield movable(text.parentElement);
  }
}

/** A picture lower than this fits above the row. */
const LOW_PICTURE_PX = 160;

/** Inline links and large picture links may be covered: nobody is about to press the first, and the second have no room. */
function isTextOrPicture(element: Element): boolean {
  if (!element.matches('a')) return false;
  if (element.querySelector('img')) return element.clientHeight >= LOW_PICTURE_PX;
  return getComputedStyle(element).display === 'inline';
}

/** Whether a pseudo-element stretches a link in it over a card: a moved element would become its containing block. */
function isStretched(element: Element): boolean {
  const links = element.matches('a') ? [element] : [...element.querySelectorAll('a')];
  const isStatic = (each: Element) => getComputedStyle(each).position === 'static';
  return (
    isStatic(element) &&
    links.some(
      (link) => isStatic(link) && getComputedStyle(link, '::after').position === 'absolute',
    )
  );
}

/** The bars at the bottom edge: they make way for a row, but not for the whole card. */
export function listBottomBars(): Box[] {
  const boxes = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}

/** The headings, buttons, fields, prices, panels, maps and faces in the window or up to `reach` pixels below it. */
export function listKeepClear(reach: number): KeptClear[] {
  const chosen = `${HEADINGS_AND_CONTROLS}, ${PANELS_MAPS_FACES}`;
  const elements = new Set([...document.querySelectorAll(chosen), ...listPrices()]);
  const kept: KeptClear[] = [];
  for (const element of elements) {
    if (!(element instanceof HTMLElement) || element.closest(FIXED)) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right <= Math.max(left, 0) || bottom <= Math.max(top, 0)) continue;
    if (left >= window.innerWidth || top >= window.innerHeight + reach) continue;
    if (element.checkVisibility?.({ visibilityProperty: true }) === false) continue;
    if (isTextOrPicture(element)) continue;
    const panel = element.closest('[data-booking-panel]');
    const isStill = panel !== null && getComputedStyle(panel).position === 'sticky';
    const box = { left, top, right, bottom, isStill, isStretched: isStretched(element) };
    kept.push({ element, box });
  }
  return kept;
}
