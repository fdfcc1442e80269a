'use client';

import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isTouched } from '@/components/ui/is-touched';
import { isTopLayer, openLayer } from '@/components/ui/page-shutter';
import { tabStops } from '@/components/ui/tab-stops';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { useScrollLock } from '@/components/ui/use-scroll-lock';

type ModalLayerProps = {
  labelledBy: string;
  describedBy?: string;
  /** Asked for by Escape, by going back and by a click beside what is marked `data-panel`. */
  onDismiss: () => void;
  isLocked?: boolean;
  className: string;
  children: ReactNode;
};

const OVER_DIALOGS = '[data-over-dialogs]';

function focusInside(layer: HTMLElement): void {
  if (layer.contains(document.activeElement)) return;
  // A finger has no use for a focus ring on the first button.
  const [first = layer] = isTouched() ? [] : tabStops(layer);
  first.focus({ preventScroll: true });
}

function keepTabInside(layer: HTMLElement, event: KeyboardEvent): void {
  const stops = [...tabStops(layer)];
  const first = stops[0] ?? layer;
  const last = stops.at(-1) ?? layer;
  const active = document.activeElement;
  const isInside = active !== layer && layer.contains(active);
  if (isInside && active !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/**
 * A dialog's place over the page: the focus comes in, stays in and goes back to where it was, and the page behind
 * neither scrolls nor can be reached. Neither <dialog> nor Headless UI serves here: both make the page inert with the
 * click, and the dialog would wait until all of the page has been styled anew for it.
 */
export function ModalLayer(props: ModalLayerProps) {
  const { labelledBy, describedBy, onDismiss, isLocked, className, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  const isPressedInside = useRef(false);
  useReturnFocus();
  useScrollLock();
  useBackCloses(onDismiss, isLocked);

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  // With the first paint: a key pressed before the effects have run would be lost.
  useLayoutEffect(() => {
    const layer = element.current;
    if (!layer) return;
    const closeLayer = openLayer(layer);

    function onKeyDown(event: KeyboardEvent) {
      if (!layer || !isTopLayer(layer) || event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Tab') keepTabInside(layer, event);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dismiss.current();
    }
    function onFocusIn({ target }: FocusEvent) {
      if (!layer || !isTopLayer(layer) || !(target instanceof Element)) return;
      if (!layer.contains(target) && !target.closest(OVER_DIALOGS)) focusInside(layer);
    }
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      closeLayer();
    };
  }, []);

  // After it, for the focus has the page laid out.
  useEffect(() => {
    if (element.current) focusInside(element.current);
  }, []);

  const isBeside = ({ target }: MouseEvent) =>
    target instanceof Element &&
    element.current?.contains(target) === true &&
    !target.closest('[data-panel]');

  return createPortal(
    <div
      ref={element}
      role="dialog"
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      className={className}
      onPointerDown={(event) => {
        isPressedInside.current = !isBeside(event);
      }}
      onClick={(event) => {
        // In React's tree the button that opens it may stand in something that can be clicked itself.
        event.stopPropagation();
        // Text may be selected from inside to beside it.
        if (isBeside(event) && !isPressedInside.current) onDismiss();
        isPressedInside.current = false;
      }}
    >
      {children}
    </div>,
    document.body,
  );
}
