import { lazyModule } from '@/lib/browser/loading/lazy-module';

let isOpen = false;
const listeners = new Set<() => void>();
const dialog = lazyModule(
  async () => (await import('@/components/search/search-dialog')).SearchDialog,
);

function change(opens: boolean): void {
  isOpen = opens;
  for (const listener of listeners) listener();
}

export const openSearch = () => change(true);
export const closeSearch = () => change(false);
export const isSearchOpen = () => isOpen;

export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until its code has loaded. */
export const loadedSearchDialog = () => dialog.current();

export const loadSearchDialog = () => dialog.load();

/** On intent (pointer, finger or focus on a button that opens it), or when the page has nothing else to do. */
export const preloadSearchDialog = () => dialog.preload();
