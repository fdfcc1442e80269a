'use client';

import { useEffect } from 'react';
import { EARLY_TAPS, HYDRATED } from '@/lib/page/early-taps';

/** The script that holds early clicks; once the page is hydrated, and each effect has run, it makes them again. */
export function EarlyTaps() {
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event(HYDRATED))), []);
  return (
    <script
      suppressHydrationWarning
      // Only in the server-rendered page, because the browser never needs its text again.
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? EARLY_TAPS : '' }}
    />
  );
}
