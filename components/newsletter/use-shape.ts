import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { chooseShape, makeRoom, maxLift, type Shape } from './choose-shape';
import { listBottomBars, listKeepClear, type KeptClear } from './list-keep-clear';
import { movePageUp } from './move-page-up';

const CALENDAR = '[data-popover]';
const CARD_MARGIN_PX = 20;

const boxOf = ({ box }: KeptClear) => box;
const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });
const sizeOf = (element: HTMLElement) => ({
  width: element.offsetWidth,
  height: element.offsetHeight,
});

/** The page gets this much room at its end, and its bottom bars sit above it (`.has-popup` in app/components.css). */
function setRootLength(name: '--row-height' | '--popup-height', px: number | null): void {
  const { style, classList } = document.documentElement;
  if (px === null) style.removeProperty(name);
  else style.setProperty(name, `${Math.ceil(px)}px`);
  classList.toggle('has-popup', style.getPropertyValue('--popup-height') !== '');
}

const isWithin = (inner: Element, outer: Element) => outer !== inner && outer.contains(inner);
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/** Places the row where it covers nothing; the returned function puts the moved elements back. */
function settleRow(row: HTMLElement, isArriving: boolean): () => void {
  const kept = listKeepClear(maxLift(window.innerHeight));
  const boxes = kept.map(boxOf);
  const { left, right } = makeRoom(sizeOf(row), windowSize(), boxes);
  row.style.left = `${left}px`;
  row.style.right = `${window.innerWidth - right}px`;
  // A narrower row may be taller, so the page is measured again.
  const { lift, delays } = makeRoom(sizeOf(row), windowSize(), boxes);
  setRootLength('--row-height', row.offsetHeight);
  if (!isArriving || isTyping()) return () => undefined;
  if (lift > 0) movePageUp(lift);
  const late = kept.map((each, index) => ({ ...each, delay: delays[index] ?? 0 }));
  const delayed = late.filter(
    ({ element, delay }) =>
      // An element inside another delayed element moves with it.
      delay > 0 && !late.some((other) => other.delay > 0 && isWithin(element, other.element)),
  );
  for (const { element, delay } of delayed) element.style.translate = `0 ${delay}px`;
  return () => {
    for (const { element } of delayed) element.style.translate = '';
  };
}

/**
 * How much of a box at the lower edge of the window shows. It begins as a card, and becomes a row where that covers
 * anything it may not; once a row, or while `isKept`, it stays as it is. A calendar that is open over the page covers
 * it, as a dialog does.
 */
export function useShape(box: RefObject<HTMLElement | null>, isKept: boolean) {
  const [shape, setShape] = useState<Shape>('card');
  const [isCovered, setIsCovered] = useState(false);
  const hasAppeared = useRef(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || shape !== 'row' || isKept) return;
    let putBack = settleRow(element, !hasAppeared.current);
    hasAppeared.current = true;
    const restingAt = window.scrollY;
    const stop = new AbortController();
    const { signal } = stop;
    function onScroll() {
      if (Math.abs(window.scrollY - restingAt) > 1) putBack();
    }
    function onResize() {
      putBack();
      if (element) putBack = settleRow(element, false);
    }
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    window.addEventListener('resize', onResize, { signal });
    return () => {
      stop.abort();
      putBack();
      element.style.left = '';
      element.style.right = '';
    };
  }, [box, shape, isKept]);
  useLayoutEffect(() => () => setRootLength('--row-height', null), []);

  useLayoutEffect(() => {
    let frame = 0;
    function settle() {
      const element = box.current;
      if (!element) return;
      const margin = shape === 'card' || isKept ? CARD_MARGIN_PX : 0;
      setRootLength('--popup-height', element.offsetHeight + margin);
      const hasFocus = element.contains(document.activeElement);
      setIsCovered(!hasFocus && document.querySelector(CALENDAR) !== null);
      if (shape !== 'card' || isKept || hasFocus) return;
      const clear = [...listKeepClear(0).map(boxOf), ...listBottomBars()];
      const found = chooseShape(sizeOf(element), windowSize(), clear);
      if (found === 'card') hasAppeared.current = true;
      setShape(found);
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
