import { logProblem } from '@/lib/browser/log';
import {
  readLocal,
  STORAGE_KEYS,
  subscribeToStorage,
  writeLocal,
} from '@/lib/browser/storage/storage';

/** `timestamp` is the ISO instant of saving. */
export type SavedCabin = { slug: string; cabinId: string; timestamp: string };

const KEY = STORAGE_KEYS.savedCabins;
const NONE: readonly SavedCabin[] = [];

function isSavedCabin(value: unknown): value is SavedCabin {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, cabinId, timestamp } = value as Record<string, unknown>;
  return [slug, cabinId, timestamp].every((part) => typeof part === 'string' && part !== '');
}

function parse(json: string): readonly SavedCabin[] {
  try {
    const stored: unknown = JSON.parse(json);
    if (!Array.isArray(stored)) throw new TypeError('not a list');
    const saved = stored.filter(isSavedCabin);
    if (saved.length < stored.length) logProblem('favorites', 'Broken saved cabins are ignored');
    return saved.filter(({ slug }, i) => saved.findIndex((each) => each.slug === slug) === i);
  } catch {
    logProblem('favorites', 'The stored list of saved cabins is broken');
    return NONE;
  }
}

let parsedJson: string | null = null;
let parsed = NONE;

/** In the order of saving. Returns the same array until it changes, as useSyncExternalStore requires. */
export function listSavedCabins(): readonly SavedCabin[] {
  const json = readLocal(KEY);
  if (json !== parsedJson) {
    parsedJson = json;
    parsed = json === null ? NONE : parse(json);
  }
  return parsed;
}

export const isCabinSaved = (slug: string): boolean =>
  listSavedCabins().some((each) => each.slug === slug);

function store(saved: readonly SavedCabin[]): void {
  writeLocal(KEY, JSON.stringify(saved));
}

/** Returns true when the cabin is saved afterwards. A given `timestamp` restores its former place. */
export function saveCabin({ slug, cabinId, timestamp }: Partial<SavedCabin>): boolean {
  if (!slug || !cabinId) {
    logProblem('favorites', `A cabin without an id cannot be saved: ${slug || 'no slug'}`);
    return false;
  }
  if (isCabinSaved(slug)) return true;
  const added = { slug, cabinId, timestamp: timestamp ?? new Date().toISOString() };
  store([...listSavedCabins(), added].sort((a, b) => a.timestamp.localeCompare(b.timestamp)));
  return true;
}

/** Returns the removed entry, so that Undo can save it again. */
export function removeSavedCabin(slug: string): SavedCabin | null {
  const removed = listSavedCabins().find((each) => each.slug === slug);
  if (removed) store(listSavedCabins().filter((each) => each !== removed));
  return removed ?? null;
}

/** Also fires when a page is restored from the back/forward cache, because it missed changes made in other tabs. */
export function subscribeToSavedCabins(listener: () => void): () => void {
  const unsubscribe = subscribeToStorage(KEY, listener);
  window.addEventListener('pageshow', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', listener);
  };
}
