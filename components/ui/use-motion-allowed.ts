import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: no-preference)';

// A browser that cannot say what the guest prefers gets no motion.
const readList = () => (typeof window.matchMedia === 'function' ? window.matchMedia(QUERY) : null);

/** False on the server and for guests who asked for less motion. */
export function useMotionAllowed(): boolean {
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
