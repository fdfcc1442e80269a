import type { Obstacle, Shape } from './choose-shape';

const HEADINGS_AND_CONTROLS = 'h1, h2, h3, button, a, input, select, textarea, summary';
const PANELS_MAPS_FACES = '[data-booking-panel], [data-map], [data-face]';
const PANELS_AND_BARS = '[data-booking-panel], [data-bottom-bar]';
const ESSENTIAL = `h1, h2, .btn, ${PANELS_AND_BARS}`;
/** Where a guest who doubts the drawings asks for photos. */
const QUESTION_LINK = 'a[href="#ask"]';
const MINOR = `h3, a:not(:has(img), ${QUESTION_LINK})`;
/** A card in a list and an open panel scroll on; above them the row would cut through the middle of the page. */
const PASSING = '[data-cabin]:not([data-state] *), details[open]';
/** Fixed elements that float above the page. */
const FIXED =
  'header[data-scrolled], [data-banner], [data-over-dialogs], aside:has([name=website])';
const PRICE = /\$\d/;

function* listPrices(): Generator<Element> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement && PRICE.test(text.textContent ?? '')) yield text.parentElement;
  }
}

/** A picture lower than this fits above the row. */
const LOW_PICTURE_PX = 160;

/**
 * Inline links may be covered, because nobody is about to press them, and large picture links by a row, because it has no
 * room beside them.
 */
function isTextOrPicture(element: Element, shape: Shape): boolean {
  if (!element.matches('a') || element.matches(QUESTION_LINK)) return false;
  if (element.querySelector('img'))
    return shape === 'row' && element.clientHeight >= LOW_PICTURE_PX;
  return getComputedStyle(element).display === 'inline';
}

function isStill(element: Element): boolean {
  if (element.matches('[data-bottom-bar]')) return true;
  const panel = element.closest('[data-booking-panel]');
  return panel !== null && getComputedStyle(panel).position === 'sticky';
}

function rankOf(element: Element, isPrice: boolean): Obstacle['rank'] {
  if (element.closest(PASSING)) return 2;
  if (isPrice || element.matches(ESSENTIAL)) return 0;
  return element.matches(MINOR) ? 2 : 1;
}

function* boxesOf(
  elements: Iterable<Element>,
  prices: ReadonlySet<Element>,
  shape: Shape,
): Generator<Obstacle> {
  for (const element of elements) {
    if (element.closest(FIXED)) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right <= Math.max(left, 0) || bottom <= Math.max(top, 0)) continue;
    if (left >= window.innerWidth || top >= window.innerHeight) continue;
    if (element.checkVisibility?.({ visibilityProperty: true }) === false) continue;
    const isPrice = prices.has(element);
    if (!isPrice && isTextOrPicture(element, shape)) continue;
    yield { left, top, right, bottom, isStill: isStill(element), rank: rankOf(element, isPrice) };
  }
}

/** The headings, buttons, fields, prices, panels, bars, maps, faces and, for a card, pictures in the window. */
export function listKeepClear(shape: Shape): Obstacle[] {
  const chosen = `${HEADINGS_AND_CONTROLS}, ${PANELS_MAPS_FACES}, ${PANELS_AND_BARS}`;
  const prices = new Set(listPrices());
  return [...boxesOf(new Set([...document.querySelectorAll(chosen), ...prices]), prices, shape)];
}

/** What stays in the window while the page scrolls. */
export const listStill = (): Obstacle[] =>
  [...boxesOf(document.querySelectorAll(PANELS_AND_BARS), new Set(), 'row')].filter(
    (box) => box.isStill,
  );
