'use client';

import { useEffect } from 'react';
import { logProblem } from '@/lib/browser/log';

/** Only who comes by a texted link loads the rest of it. */
export function LinkRestorer() {
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('link')) return;
    import('@/components/saved/restore-link').then(
      ({ restoreFromAddress }) => restoreFromAddress(),
      () => logProblem('text-link', 'The code that restores a link could not be loaded'),
    );
  }, []);
  return null;
}
