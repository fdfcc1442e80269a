'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const CALENDAR = '/host/calendar';

/**
 * Loads the calendar anew when Back leads to it from another page: it writes its address without the router, whose own copy
 * of the page may then not fit the address. What was looked at stands in the address.
 */
export function ReloadOnBack() {
  const path = usePathname();
  useEffect(() => {
    if (path === CALENDAR) return;
    function onBack(event: PopStateEvent) {
      if (window.location.pathname !== CALENDAR) return;
      event.stopImmediatePropagation();
      window.location.reload();
    }
    window.addEventListener('popstate', onBack, true);
    return () => window.removeEventListener('popstate', onBack, true);
  }, [path]);
  return null;
}
