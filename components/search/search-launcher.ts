import { lazyModule } from '@/lib/browser/loading/lazy-module';
import { createStore } from '@/lib/browser/store';

const store = createStore(false);
const dialog = lazyModule(
  async () => (await import('@/components/search/search-dialog')).SearchDialog,
);

export const openSearch = () => store.set(true);
export const closeSearch = () => store.set(false);
export const { get: isSearchOpen, subscribe: subscribeToSearch } = store;

/** Null until its code has loaded. */
export const loadedSearchDialog = () => dialog.current();

export const loadSearchDialog = () => dialog.load();

/** Runs on intent (hover, touch, or focus on a button that opens it), or when the page is idle. */
export const preloadSearchDialog = () => dialog.preload();
