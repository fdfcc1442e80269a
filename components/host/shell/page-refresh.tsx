'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Reads the page again from time to time while it is seen. What is typed stays. */
export function PageRefresh({ everyMs }: { everyMs: number }) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) router.refresh();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [router, everyMs]);
  return null;
}
