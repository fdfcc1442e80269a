import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while React takes over its HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
