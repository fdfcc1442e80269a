'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { formatCount, plural } from '@/lib/format';
import { viewsOf, watchViews } from './views-store';

type Props = { cabinId: string; initial: number };

/** "N views this week": the page's own figure first, a fresher one when the background code has asked for it. */
export function ViewsBadge({ cabinId, initial }: Props) {
  const subscribe = useCallback((listener: () => void) => watchViews(cabinId, listener), [cabinId]);
  const views = useSyncExternalStore(
    subscribe,
    () => viewsOf(cabinId) ?? initial,
    () => initial,
  );
  if (views <= 0) return null;
  return <span>{`${formatCount(views)} ${plural(views, 'view', 'views')} this week`}</span>;
}
