'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { formatCount, plural } from '@/lib/copy/format';
import { viewsOf, watchViews } from './views-store';

type Props = { cabinId: string; initial: number };

/** "N views this week" from one on: first the count of the HTML, then the refreshed one. */
export function ViewsBadge({ cabinId, initial }: Props) {
  const subscribe = useCallback((listener: () => void) => watchViews(cabinId, listener), [cabinId]);
  const views = useSyncExternalStore(
    subscribe,
    () => viewsOf(cabinId) ?? initial,
    () => initial,
  );
  if (views < 1) return null;
  return <span>{`${formatCount(views)} ${plural(views, 'view', 'views')} this week`}</span>;
}
