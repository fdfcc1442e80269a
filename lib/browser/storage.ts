export const STORAGE_KEYS = {
  searchCriteria: 'searchCriteria',
  searchResults: 'searchResults',
  bookingHandOff: 'bookingHandOff',
} as const;

// Private modes and in-app browsers refuse storage: what was written then lives as long as the page.
const memory = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();

export function readSession(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function change(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

export function writeSession(key: string, value: string): void {
  change(key, value);
}

export function removeSession(key: string): void {
  change(key, null);
}

/** Calls the listener after each change of the key, made here or by another document. */
export function subscribeToStorage(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set<() => void>();
  listeners.set(key, own.add(listener));
  function onStorage(event: StorageEvent) {
    if (event.key === null || event.key === key) listener();
  }
  window.addEventListener('storage', onStorage);
  return () => {
    own.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
