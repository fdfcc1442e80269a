'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { afterPaint } from '@/lib/browser/after-paint';

const SHADOW_AFTER_PX = 10;
const BANNER_BELOW_PX = 100;

/** One frame late: the page that a click on a link brings scrolls to its top, and would wait for this to be drawn. */
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

// Two borders make three bands, so that scrolling renders nothing but at a border.
const readBand = () =>
  Number(window.scrollY > SHADOW_AFTER_PX) + Number(window.scrollY >= BANNER_BELOW_PX);

/** The bar, and the banner below it, which takes no space of its own: the page's top padding has room for both. */
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
          aria-label="In season"
          className={joinClasses('page-banner', band > 1 && 'invisible -translate-y-full')}
        >
          {banner}
        </aside>
      )}
    </>
  );
}
