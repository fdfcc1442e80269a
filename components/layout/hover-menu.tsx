'use client';

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useHoverMenu } from '@/components/layout/use-hover-menu';
import { ChevronDownIcon } from '@/components/ui/icons';

/** A link with a drop-down of more links beside it, from 1024 px up; `label` names the button that opens it. */
type HoverMenuProps = { label: string; link: ReactNode; children: ReactNode };

export function HoverMenu({ label, link, children }: HoverMenuProps) {
  const { isOpen, open, close, toggle, areaProps } = useHoverMenu();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const entersPanel = useRef(false);

  useEffect(() => {
    if (isOpen && entersPanel.current) panel.current?.querySelector('a')?.focus();
    entersPanel.current = false;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    // On the document: a menu opened by hovering must close even while the focus is elsewhere.
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
      entersPanel.current = true;
      if (isOpen) panel.current?.querySelector('a')?.focus();
      else open();
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
        <ChevronDownIcon className={isOpen ? 'drop-sign rotate-180' : 'drop-sign'} />
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
