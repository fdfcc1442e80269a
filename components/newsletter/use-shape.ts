import { useLayoutEffect, useState, type RefObject } from 'react';
import { chooseShape, placeRow, type Shape } from './choose-shape';
import { listKeepClear, listStill } from './list-keep-clear';

const CALENDAR = '[data-popover]';
const CARD_MARGIN_PX = 20;

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });
const sizeOf = (element: HTMLElement) => ({
  width: element.offsetWidth,
  height: element.offsetHeight,
});
/** Where a fixed element will be once it has moved in. */
const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => ({
  left: offsetLeft,
  top: offsetTop,
  right: offsetLeft + offsetWidth,
  bottom: offsetTop + offsetHeight,
});

/** The page gets this much room at its end, and the toasts above the pop-up (`.has-popup` in app/components.css). */
function setRootLength(name: '--row-height' | '--popup-height', px: number | null): void {
  const { style, classList } = document.documentElement;
  if (px === null) style.removeProperty(name);
  else style.setProperty(name, `${Math.ceil(px)}px`);
  classList.toggle('has-popup', style.getPropertyValue('--popup-height') !== '');
}

/**
 * Places the row, and never moves the page for it. Until the visitor scrolls, it covers nothing; from then on only what
 * stays in the window counts.
 */
function settleRow(row: HTMLElement, isAtRest: boolean): void {
  const boxes = isAtRest ? listKeepClear('row') : listStill();
  const place = () => {
    const { bottom, left, right } = placeRow(sizeOf(row), windowSize(), boxes);
    const after = window.innerWidth - right;
    row.style.bottom = `${bottom}px`;
    row.style.setProperty('--left', `${left}px`);
    row.style.setProperty('--right', `${after}px`);
    row.toggleAttribute('data-raised', bottom > 0);
    if (bottom + left + after === 0) delete row.dataset.inset;
    else row.dataset.inset = after === 0 ? 'end' : 'start';
    return bottom + row.offsetHeight;
  };
  place();
  // A narrower row may be taller.
  const height = place();
  setRootLength('--row-height', row.offsetHeight);
  setRootLength('--popup-height', height);
}

/**
 * How much of a box at the lower edge of the window shows. It begins as a card, and becomes a row where that covers
 * anything it may not; once a row, or while `isKept`, it stays as it is. A calendar that is open over the page covers
 * it, as a dialog does.
 */
export function useShape(box: RefObject<HTMLElement | null>, isKept: boolean) {
  const [shape, setShape] = useState<Shape>('card');
  const [isCovered, setIsCovered] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || shape !== 'row' || isKept) return;
    let isAtRest = true;
    settleRow(element, isAtRest);
    const restingAt = window.scrollY;
    const stop = new AbortController();
    function onScroll() {
      if (Math.abs(window.scrollY - restingAt) > 1) isAtRest = false;
      if (element && !isAtRest) settleRow(element, false);
    }
    let frame = 0;
    function settleSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => element && settleRow(element, isAtRest));
    }
    window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
    window.addEventListener('resize', settleSoon, { signal: stop.signal });
    // The next page may bring a booking bar, and dates make a bar taller.
    const changes = new MutationObserver(settleSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop.abort();
      changes.disconnect();
      cancelAnimationFrame(frame);
      element.removeAttribute('data-raised');
      element.removeAttribute('data-inset');
      for (const name of ['bottom', '--left', '--right']) element.style.removeProperty(name);
    };
  }, [box, shape, isKept]);
  useLayoutEffect(() => () => setRootLength('--row-height', null), []);

  useLayoutEffect(() => {
    let frame = 0;
    function settle() {
      const element = box.current;
      if (!element) return;
      const isRow = shape === 'row' && !isKept;
      if (!isRow) setRootLength('--popup-height', element.offsetHeight + CARD_MARGIN_PX);
      const hasFocus = element.contains(document.activeElement);
      setIsCovered(!hasFocus && document.querySelector(CALENDAR) !== null);
      if (isRow || isKept || hasFocus) return;
      setShape(chooseShape(boxOf(element), window.innerWidth, listKeepClear('card')));
    }
    function settleSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    }
    settle();
    const stop = new AbortController();
    // Dialogs over the page change the focus when they open and close, or close by a click beside them.
    for (const type of ['scroll', 'resize', 'focusin', 'click']) {
      window.addEventListener(type, settleSoon, { passive: true, signal: stop.signal });
    }
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
      setRootLength('--popup-height', null);
    };
  }, [box, shape, isKept]);
  return { shape, isCovered };
}
