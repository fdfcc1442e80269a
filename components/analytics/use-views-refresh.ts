import { useEffect } from 'react';
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
 * without a count of the last five minutes (product §7.2). Without SWR, which would be half of what an idle page loads.
 */
export function useViewsRefresh(): void {
  useEffect(() => {
    let refreshedAt = Date.now();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    function askForDue() {
      if (isUnseen()) return;
      const now = Date.now();
      const isRefresh = now - refreshedAt >= REFRESHED_EVERY_MS;
      if (isRefresh) refreshedAt = now;
      const isStale = (id: string) => now - (askedAt.get(id) ?? 0) >= STALE_AFTER_MS;
      void askFor(
        watchedCabins().filter((id) => isRefresh || isStale(id)),
        now,
      );
    }
    askForDue();
    const refresh = setInterval(askForDue, REFRESHED_EVERY_MS);
    const seen = new AbortController();
    document.addEventListener('visibilitychange', askForDue, seen);
    window.addEventListener('online', askForDue, seen);
    onViewsWatched(() => {
      clearTimeout(gathering);
      gathering = setTimeout(askForDue, GATHERED_MS);
    });
    return () => {
      clearInterval(refresh);
      clearTimeout(gathering);
      seen.abort();
      onViewsWatched(null);
    };
  }, []);
}
