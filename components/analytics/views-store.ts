const counts = new Map<string, number>();
const watchers = new Map<string, Set<() => void>>();
let onWatched: (() => void) | null = null;

/** Notes that the cabin's count is on the page; the code that asks for counts comes later and finds it here. */
export function watchViews(cabinId: string, listener: () => void): () => void {
  const own = watchers.get(cabinId) ?? new Set();
  watchers.set(cabinId, own.add(listener));
  onWatched?.();
  return () => {
    own.delete(listener);
    if (own.size === 0) watchers.delete(cabinId);
  };
}

/** The count of the last seven days, once one was asked for since the page came. */
export const viewsOf = (cabinId: string): number | undefined => counts.get(cabinId);

export const watchedCabins = (): string[] => [...watchers.keys()];

export function setViews(fresh: ReadonlyMap<string, number>): void {
  fresh.forEach((count, cabinId) => counts.set(cabinId, count));
  fresh.forEach((_, cabinId) => watchers.get(cabinId)?.forEach((listener) => listener()));
}

export function onViewsWatched(listener: (() => void) | null): void {
  onWatched = listener;
}
