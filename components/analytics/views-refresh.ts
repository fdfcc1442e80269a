import { getCabinClicks } from '@/lib/browser/stats-api';
import { onViewsWatched, setViews, watchedCabins } from './views-store';

const REFRESHED_EVERY_MS = 2 * 60 * 1000;
const STALE_AFTER_MS = 5 * 60 * 1000;
const GATHERED_MS = 300;

// Kept while the visitor goes from page to page.
const askedAt = new Map<string, number>();

const isSeen = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Asks once for the views of all cabins on the page, again every two minutes while the tab is looked at, and for
 * those that come into the page with no figure of the last five minutes (product §7.2).
 */
export function startViewsRefresh(): () => void {
  let lastAsked = Date.now();
  let isAsking = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  async function ask(cabinIds: readonly string[]) {
    if (isAsking || cabinIds.length === 0) return;
    isAsking = true;
    const now = Date.now();
    for (const id of cabinIds) askedAt.set(id, now);
    const clicks = await getCabinClicks(cabinIds);
    setViews(new Map(clicks.map((each) => [each.property_id, each.clicks_this_week])));
    isAsking = false;
    askForNew();
  }

  function refresh() {
    if (!isSeen()) return;
    lastAsked = Date.now();
    void ask(watchedCabins());
  }
  function askForNew() {
    clearTimeout(gathering);
    gathering = setTimeout(() => {
      if (!isSeen()) return;
      const now = Date.now();
      const isStale = (id: string) => now - (askedAt.get(id) ?? 0) >= STALE_AFTER_MS;
      void ask(watchedCabins().filter(isStale));
    }, GATHERED_MS);
  }
  function onVisible() {
    if (!isSeen()) return;
    if (Date.now() - lastAsked >= REFRESHED_EVERY_MS) refresh();
    else askForNew();
  }

  askForNew();
  onViewsWatched(askForNew);
  const interval = setInterval(refresh, REFRESHED_EVERY_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(gathering);
    clearInterval(interval);
    onViewsWatched(null);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
