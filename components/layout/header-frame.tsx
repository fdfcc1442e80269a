'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

const SHADOW_AFTER_PX = 10;

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

export function HeaderFrame({ children }: { children: ReactNode }) {
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SHADOW_AFTER_PX,
    () => false,
  );
  return (
    <header
      data-scrolled={isScrolled}
      className={joinClasses(
        'fixed inset-x-0 top-0 z-40 transition-[background-color,box-shadow] duration-200',
        isScrolled ? 'bg-paper/94 shadow-card backdrop-blur-md' : 'bg-paper',
      )}
    >
      {children}
    </header>
  );
}
