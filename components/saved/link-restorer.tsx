'use client';

import { useEffect } from 'react';
import { logProblem } from '@/lib/browser/log';

/** Loads the restoring code only for a texted link. */
export function LinkRestorer() {
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('link')) return;
    import('@/components/saved/restore-link').then(
      ({ restoreFromUrl }) => restoreFromUrl(),
      () => logProblem('text-link', 'The code that restores a link could not be loaded'),
    );
  }, []);
  return null;
}
