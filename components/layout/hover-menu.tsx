'use client';

import { ChevronDown } from 'lucide';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useHoverMenu } from '@/components/layout/use-hover-menu';
import { Icon } from '@/components/ui/icon';

/** A link with a drop-down of more links beside it, from 1024 px up; `label` names the button that opens it. */
type HoverMenuProps = { label: string; link: ReactNode; children: ReactNode };

export function HoverMenu({ label, link, children }: HoverMenuProps) {
  const { isOpen, open, close, toggle, areaProps } = useHoverMenu();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    // On the document, so that Escape closes a hovered menu wherever the focus is.
    function onEscape(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (panel.current?.contains(document.activeElement)) button.current?.focus();
      close();
    }
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      if (!isOpen) flushSync(open);
      panel.current?.querySelector('a')?.focus();
    }
  }

  return (
    <div {...areaProps} onKeyDown={onKeyDown} className="relative flex items-center">
      {link}
      <button
        ref={button}
        type="button"
        data-needs-script
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
        className="drop-toggle max-laptop:hidden"
      >
        <Icon shapes={ChevronDown} className={isOpen ? 'drop-sign rotate-180' : 'drop-sign'} />
      </button>
      <div
        ref={panel}
        id={panelId}
        hidden={!isOpen}
        onClick={close}
        className="drop-panel max-laptop:hidden"
      >
        {children}
      </div>
    </div>
  );
}
