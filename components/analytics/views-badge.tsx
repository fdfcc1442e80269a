'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { MIN_SHOWN_VIEWS } from '@/lib/domain/catalog/cabin';
import { formatCount } from '@/lib/format';
import { viewsOf, watchViews } from './views-store';

type Props = { cabinId: string; initial: number };

/** "N views this week" where that is many: first the count of the HTML, then the refreshed one. */
export function ViewsBadge({ cabinId, initial }: Props) {
  const subscribe = useCallback((listener: () => void) => watchViews(cabinId, listener), [cabinId]);
  const views = useSyncExternalStore(
    subscribe,
    () => viewsOf(cabinId) ?? initial,
    () => initial,
  );
  if (views < MIN_SHOWN_VIEWS) return null;
  return <span>{`${formatCount(views)} views this week`}</span>;
}
