import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { getCabinClicks } from '@/lib/browser/api/stats-api';
import { onViewsWatched, setViews, watchedCabins } from './views-store';

const REFRESHED_EVERY_MS = 2 * 60 * 1000;
const STALE_AFTER_MS = 5 * 60 * 1000;
const GATHERED_MS = 300;

// Kept across client navigations.
const askedAt = new Map<string, number>();

const isUnseen = () => document.visibilityState !== 'visible' || !navigator.onLine;

async function askFor(cabinIds: readonly string[], now: number): Promise<void> {
  for (const id of cabinIds) askedAt.set(id, now);
  const clicks = await getCabinClicks(cabinIds);
  setViews(new Map(clicks.map((each) => [each.property_id, each.clicks_this_week])));
}

/**
 * Fetches the views of all cabins on the page at once, every two minutes while the tab is visible, and for new cards
 * without a count of the last five minutes (product §7.2).
 */
export function useViewsRefresh(): void {
  const refreshedAt = useRef<number>(null);
  function askForDue() {
    const now = Date.now();
    refreshedAt.current ??= now;
    const isRefresh = now - refreshedAt.current >= REFRESHED_EVERY_MS;
    if (isRefresh) refreshedAt.current = now;
    const isStale = (id: string) => now - (askedAt.get(id) ?? 0) >= STALE_AFTER_MS;
    return askFor(
      watchedCabins().filter((id) => isRefresh || isStale(id)),
      now,
    );
  }
  const { mutate } = useSWR('cabin-views', askForDue, {
    refreshInterval: REFRESHED_EVERY_MS,
    dedupingInterval: 0,
    isPaused: isUnseen,
  });
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined;
    onViewsWatched(() => {
      clearTimeout(gathering);
      gathering = setTimeout(() => void mutate(), GATHERED_MS);
    });
    return () => {
      clearTimeout(gathering);
      onViewsWatched(null);
    };
  }, [mutate]);
}
