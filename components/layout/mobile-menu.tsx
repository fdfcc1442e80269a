'use client';

import { Menu, X } from 'lucide';
import { usePathname } from 'next/navigation';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Icon } from '@/components/ui/icon';

/** The mobile menu. It closes on Escape, on any choice, and when the focus leaves. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const pathname = usePathname();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setIsOpen(false);
  }

  function closeAndReturnFocus() {
    setIsOpen(false);
    toggle.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) closeAndReturnFocus();
  }

  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget;
    if (next !== null && !event.currentTarget.contains(next)) setIsOpen(false);
  }

  function onChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a, button')) closeAndReturnFocus();
  }

  return (
    <div data-needs-script onKeyDown={onKeyDown} onBlur={onBlur} className="tablet:hidden">
      <button
        ref={toggle}
        type="button"
        data-else="#site-footer"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className="menu-toggle"
      >
        <Icon shapes={isOpen ? X : Menu} className="size-6" />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        data-mobile-menu={isOpen ? 'open' : 'closed'}
        onClick={onChoice}
        className="menu-panel"
      >
        {isOpen && children}
      </div>
    </div>
  );
}
