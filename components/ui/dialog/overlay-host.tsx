'use client';

import { useSyncExternalStore } from 'react';
import { currentOverlay, subscribeToOverlay } from './overlay-store';

export function OverlayHost() {
  return useSyncExternalStore(subscribeToOverlay, currentOverlay, () => null);
}
