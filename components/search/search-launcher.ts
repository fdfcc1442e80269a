import type * as searchDialogModule from '@/components/search/search-dialog';

type SearchDialogModule = typeof searchDialogModule;

let isOpen = false;
let dialog: Promise<SearchDialogModule> | null = null;
const listeners = new Set<() => void>();

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

/** Fetches the dialog's code once; after a failure the next call tries again. */
export function loadSearchDialog(): Promise<SearchDialogModule> {
  dialog ??= import('@/components/search/search-dialog').catch((error: unknown) => {
    dialog = null;
    throw error;
  });
  return dialog;
}

/** On intent (pointer or focus on a button that opens it); a failure shows only when the dialog is really asked for. */
export function preloadSearchDialog(): void {
  loadSearchDialog().catch(() => undefined);
}
