'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { isTopLayer, openLayer } from './layer-stack';
import { tabStops } from './tab-stops';
import { openLayerEntry } from '@/lib/browser/navigation/layer-history';

type ModalLayerProps = {
  labelledBy: string;
  describedBy?: string;
  /** Called on Escape, Back, or a click outside `data-panel`. */
  onDismiss: () => void;
  isLocked?: boolean;
  onKeyDown?: KeyboardEventHandler;
  className: string;
  children: ReactNode;
};

const OVER_DIALOGS = '[data-over-dialogs]';

const isCoarsePointer = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Focuses the field marked `data-first-focus`, or else `data-close`. Touch needs no focus ring there. */
function focusInside(layer: HTMLElement): void {
  if (layer.contains(document.activeElement)) return;
  const find = (selector: string) => layer.querySelector<HTMLElement>(selector);
  const first = isCoarsePointer() ? null : (find('[data-first-focus]') ?? find('[data-close]'));
  (first ?? layer).focus({ preventScroll: true });
}

/** From the mark before or after the layer to its other end, or to the near one for who comes from outside. */
function focusEnd(layer: HTMLElement, mark: 'before' | 'after', from: EventTarget | null): void {
  const comesFromInside = from instanceof Node && layer.contains(from);
  const stops = [...tabStops(layer)];
  ((mark === 'before') === comesFromInside ? stops.at(-1) : stops[0])?.focus();
}

/** Returns the focus to where it was before the dialog, unless something else has taken it. */
function returnFocus(opener: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/** Read before rendering, when layout is cheap. On phones scrollbars are overlays. */
const scrollbarTakesWidth = () =>
  !isCoarsePointer() && window.innerWidth > document.documentElement.clientWidth;

/**
 * The place of every dialog over the page: the focus comes in, stays in and goes back to where it was; the page behind
 * neither scrolls nor can be reached; Escape, the Back button and a click beside it dismiss it. Decision 11 says why
 * it is neither <dialog> nor of a library.
 */
export function ModalLayer(props: ModalLayerProps) {
  const { labelledBy, describedBy, onDismiss, isLocked = false, className, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const isPressedInside = useRef(false);
  const dismiss = useEffectEvent(onDismiss);
  const readLock = useEffectEvent(() => isLocked);
  const [opener] = useState(() => document.activeElement);
  const [keepsGutter] = useState(scrollbarTakesWidth);
  useEffect(() => openLayerEntry({ close: () => dismiss(), isLocked: () => readLock() }), []);

  // A layout effect, because a key pressed before effects run would be lost.
  useLayoutEffect(() => {
    const layer = element.current;
    if (!layer) return;
    const closeLayer = openLayer(layer, { keepsGutter });

    function onKeyDown(event: KeyboardEvent) {
      if (!layer || !isTopLayer(layer) || event.defaultPrevented || event.isComposing) return;
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dismiss();
    }
    function onFocusIn({ target, relatedTarget }: FocusEvent) {
      if (!layer || !isTopLayer(layer) || !(target instanceof Element)) return;
      if (target === before.current) focusEnd(layer, 'before', relatedTarget);
      else if (target === after.current) focusEnd(layer, 'after', relatedTarget);
      else if (!target.closest(OVER_DIALOGS)) focusInside(layer);
    }
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      closeLayer();
      queueMicrotask(() => returnFocus(opener));
    };
  }, [opener, keepsGutter]);

  // An effect, because focusing forces a layout.
  useEffect(() => {
    if (element.current) focusInside(element.current);
  }, []);

  const isBeside = ({ target }: MouseEvent) =>
    target instanceof Element &&
    element.current?.contains(target) === true &&
    !target.closest('[data-panel]');

  return createPortal(
    <div>
      <span ref={before} tabIndex={0} />
      <div
        ref={element}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={className}
        onKeyDown={props.onKeyDown}
        onPointerDown={(event) => {
          isPressedInside.current = !isBeside(event);
        }}
        onClick={(event) => {
          // React events bubble to the opening button, which may be inside something clickable.
          event.stopPropagation();
          // A text selection may end outside.
          if (isBeside(event) && !isPressedInside.current) onDismiss();
          isPressedInside.current = false;
        }}
      >
        {children}
      </div>
      <span ref={after} tabIndex={0} />
    </div>,
    document.body,
  );
}
