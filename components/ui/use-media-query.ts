import { useSyncExternalStore } from 'react';

/**
 * Whether the query matches now; false on the server. Lay out with CSS first, and use this where the content differs.
 */
export function useMediaQuery(query: string): boolean {
  const readList = () =>
    typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;
  return useSyncExternalStore(
    (listener) => {
      const list = readList();
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => readList()?.matches ?? false,
    () => false,
  );
}

/** False for guests who asked for less motion, and where the browser cannot say what they prefer. */
export const useMotionAllowed = (): boolean =>
  useMediaQuery('(prefers-reduced-motion: no-preference)');
