'use client';

import { useEffect } from 'react';

/** Loads the calendar when Back leads to it while another page is shown. */
function onBack(event: PopStateEvent): void {
  const isShown = document.querySelector('.host-calendar-bar') !== null;
  if (window.location.pathname !== '/host/calendar' || isShown) return;
  event.stopImmediatePropagation();
  window.location.reload();
}

/**
 * The calendar writes its address without the router, whose own copy of the page may then not fit the address that Back
 * leads to: it is loaded anew. What was looked at stands in the address.
 */
export function ReloadOnBack() {
  useEffect(() => {
    window.addEventListener('popstate', onBack, true);
    return () => window.removeEventListener('popstate', onBack, true);
  }, []);
  return null;
}
