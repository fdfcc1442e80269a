import { useEffect, useEffectEvent } from 'react';
import { openLayerEntry } from '@/lib/browser/layer-history';

/** Going back closes what lies over the page, instead of leaving the page; not while it is locked. */
export function useBackCloses(onBack: () => void, isLocked = false): void {
  const close = useEffectEvent(onBack);
  const readLock = useEffectEvent(() => isLocked);
  useEffect(() => openLayerEntry({ close: () => close(), isLocked: () => readLock() }), []);
}
