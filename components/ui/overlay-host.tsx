'use client';

import { useSyncExternalStore } from 'react';
import { currentOverlay, subscribeToOverlay } from '@/components/ui/overlay-store';

export function OverlayHost() {
  return useSyncExternalStore(subscribeToOverlay, currentOverlay, () => null);
}
