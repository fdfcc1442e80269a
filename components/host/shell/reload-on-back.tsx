'use client';

import { useEffect } from 'react';

/** Loads the calendar if Back leads to it from another page. */
function onBack(event: PopStateEvent): void {
  const isShown = document.querySelector('.host-calendar-bar') !== null;
  if (window.location.pathname !== '/host/calendar' || isShown) return;
  event.stopImmediatePropagation();
  window.location.reload();
}

/**
 * The calendar changes its URL without the router, whose copy of the page may not fit the URL that Back leads to. A
 * full load is safe, because the URL has the calendar's view.
 */
export function ReloadOnBack() {
  useEffect(() => {
    window.addEventListener('popstate', onBack, true);
    return () => window.removeEventListener('popstate', onBack, true);
  }, []);
  return null;
}
