'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { countLostWrites, watchLostWrites } from '@/components/host/form/lost-writes-store';

// A write that timed out often finishes seconds later.
const AFTER_MS = [0, 5_000, 20_000];

/** Refreshes the page after a write without a response, so that it shows what was really done. */
export function RefreshAfterLostWrite() {
  const router = useRouter();
  const lostWrites = useSyncExternalStore(watchLostWrites, countLostWrites, () => 0);
  useEffect(() => {
    if (lostWrites === 0) return;
    const timers = AFTER_MS.map((delayMs) => setTimeout(() => router.refresh(), delayMs));
    return () => timers.forEach(clearTimeout);
  }, [router, lostWrites]);
  return null;
}
