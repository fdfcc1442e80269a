'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { readDoubts, watchDoubts } from './doubt-store';

// A write that outlasts its answer is often done seconds later.
const AFTER_MS = [0, 5_000, 20_000];

/** Reads the page again where the answer to a write did not come, so that it shows what was done. */
export function RefreshOnDoubt() {
  const router = useRouter();
  const doubts = useSyncExternalStore(watchDoubts, readDoubts, () => 0);
  useEffect(() => {
    if (doubts === 0) return;
    const timers = AFTER_MS.map((delayMs) => setTimeout(() => router.refresh(), delayMs));
    return () => timers.forEach(clearTimeout);
  }, [router, doubts]);
  return null;
}
