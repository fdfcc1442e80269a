import { useSyncExternalStore } from 'react';
import { MAP_FRAGMENT } from '@/lib/http/paths';

const FRAGMENT = /^#map(?:=([a-z0-9-]+))?$/;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}

/**
 * Whether the list's map is open, and the slug of the cabin chosen on it. The address holds both, so that Back returns to
 * the map.
 */
export function useMapFragment(): { isOpen: boolean; chosen: string | null } {
  const found = FRAGMENT.exec(
    useSyncExternalStore(
      subscribe,
      () => window.location.hash,
      () => '',
    ),
  );
  return { isOpen: found !== null, chosen: found?.[1] ?? null };
}

function write(fragment: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}${fragment}`);
  for (const listener of listeners) listener();
}

export const openMapFragment = (chosen: string | null): void =>
  write(chosen === null ? MAP_FRAGMENT : `${MAP_FRAGMENT}=${chosen}`);

export const closeMapFragment = (): void => write('');
