const counts = new Map<string, number>();
const listeners = new Map<string, Set<() => void>>();
let onWatched: (() => void) | null = null;

/** Subscribes to a cabin's count; the code that fetches counts loads later and reads the subscribed ids here. */
export function watchViews(cabinId: string, listener: () => void): () => void {
  const own = listeners.get(cabinId) ?? new Set();
  listeners.set(cabinId, own.add(listener));
  onWatched?.();
  return () => {
    own.delete(listener);
    if (own.size === 0) listeners.delete(cabinId);
  };
}

/** The refreshed count of the last seven days, if any. */
export const viewsOf = (cabinId: string): number | undefined => counts.get(cabinId);

export const watchedCabins = (): string[] => [...listeners.keys()];

export function setViews(fresh: ReadonlyMap<string, number>): void {
  fresh.forEach((count, cabinId) => counts.set(cabinId, count));
  fresh.forEach((_, cabinId) => listeners.get(cabinId)?.forEach((listener) => listener()));
}

export function onViewsWatched(listener: (() => void) | null): void {
  onWatched = listener;
}
