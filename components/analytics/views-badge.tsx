'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { formatCount } from '@/lib/format';
import { viewsOf, watchViews } from './views-store';

type Props = { cabinId: string; initial: number };

// Fewer would say that hardly anybody looks.
const MIN_SHOWN = 30;

/** "N views this week" where that is many: first the count of the HTML, then the refreshed one. */
export function ViewsBadge({ cabinId, initial }: Props) {
  const subscribe = useCallback((listener: () => void) => watchViews(cabinId, listener), [cabinId]);
  const views = useSyncExternalStore(
    subscribe,
    () => viewsOf(cabinId) ?? initial,
    () => initial,
  );
  if (views < MIN_SHOWN) return null;
  return <span>{`${formatCount(views)} views this week`}</span>;
}
