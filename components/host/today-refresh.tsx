'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 60_000;

/** Reads the page again every minute while it is seen, and shows in the tab how much waits. */
export function TodayRefresh({ count }: { count: number }) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) router.refresh();
    };
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [router]);
  return <title>{count > 0 ? `(${count}) Today | Console` : 'Today | Console'}</title>;
}
