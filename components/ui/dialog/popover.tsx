'use client';

import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';

type PopoverProps = {
  label: string;
  /** An element outside that belongs to it, so clicks there don't close it. */
  anchor: RefObject<HTMLElement | null>;
  /** `isAway`: the guest has gone on elsewhere, so the focus stays there. */
  onClose: (isAway: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A non-modal dialog over the page: takes the focus, and closes on Escape, a click or a focus elsewhere. */
export function Popover({ label, anchor, onClose, className, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    // Scrolls instantly, because a smooth scroll ends wherever something interrupts it.
    const show = () => element.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
    show();
    // It grows with what it says, a refusal say, and may leave the window.
    const follow = () => {
      if (element.offsetHeight <= window.innerHeight) show();
    };
    const growth = typeof ResizeObserver === 'function' ? new ResizeObserver(follow) : null;
    growth?.observe(element);

    const controller = new AbortController();
    const { signal } = controller;
    const onAway = ({ target }: Event) => {
      if (!(target instanceof Node) || !target.isConnected) return;
      if (!element.contains(target) && !anchor.current?.contains(target)) close(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      close(false);
    };
    document.addEventListener('click', onAway, { signal });
    document.addEventListener('focusin', onAway, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      controller.abort();
      growth?.disconnect();
    };
  }, [anchor]);

  return (
    <div
      ref={box}
      role="dialog"
      data-popover
      aria-label={label}
      tabIndex={-1}
      className={className}
    >
      {children}
    </div>
  );
}
