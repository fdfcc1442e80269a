'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isPreviewed } from '@/lib/browser/analytics/preview';
import { startTracking } from './start-tracking';
import { useViewsRefresh } from './use-views-refresh';

/** Counts visits, clicks and events, and keeps the view counts of cards fresh. It draws nothing. */
export function Tracking() {
  const pathname = usePathname();
  const tracking = useRef<ReturnType<typeof startTracking> | null>(null);

  useViewsRefresh();

  useEffect(() => {
    if (isPreviewed()) return;
    const started = startTracking();
    tracking.current = started;
    return () => {
      tracking.current = null;
      started.stop();
    };
  }, []);

  useEffect(() => {
    const enter = () => tracking.current?.enter(window.location.pathname);
    // A prerendered page counts when it is shown.
    if (!('prerendering' in document && document.prerendering)) return enter();
    document.addEventListener('prerenderingchange', enter, { once: true });
    return () => document.removeEventListener('prerenderingchange', enter);
  }, [pathname]);

  return null;
}
