'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { closeOverlay, currentOverlay, subscribeToOverlay } from './overlay-store';

/** The dialog opened last, until it or its page is left. */
export function OverlayHost() {
  const path = usePathname();
  useEffect(() => closeOverlay, [path]);
  return useSyncExternalStore(subscribeToOverlay, currentOverlay, () => null);
}
