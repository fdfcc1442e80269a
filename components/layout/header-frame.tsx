'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { PaintFrom } from '@/components/ui/paint-from';
import { afterPaint } from '@/lib/browser/loading/after-paint';

const SHADOW_AFTER_PX = 10;
const BANNER_BELOW_PX = 100;

/** Deferred by a frame: a navigation scrolls to the top, and should not wait for this render. */
function subscribeToScroll(listener: () => void): () => void {
  let cancel: (() => void) | null = null;
  function onScroll() {
    cancel ??= afterPaint(() => {
      cancel = null;
      listener();
    });
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    cancel?.();
  };
}

// Three bands of scroll position, so that scrolling renders only at their two borders.
const readBand = () =>
  Number(window.scrollY > SHADOW_AFTER_PX) + Number(window.scrollY >= BANNER_BELOW_PX);

/** The header bar with the banner below it, for which the page's top padding makes room. */
export function HeaderFrame({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  const band = useSyncExternalStore(subscribeToScroll, readBand, () => 0);
  return (
    <>
      <header
        data-scrolled={band > 0}
        className={joinClasses(
          'page-bar',
          band > 0 ? 'bg-paper/94 shadow-card [backdrop-filter:blur(12px)]' : 'bg-paper',
        )}
      >
        {children}
      </header>
      {banner && (
        <aside
          data-banner
          aria-label="Fall colors"
          className={joinClasses('page-banner', band > 1 && 'invisible -translate-y-full')}
        >
          {banner}
        </aside>
      )}
      <PaintFrom id="header-end" />
    </>
  );
}
