import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const VISIBLE_SHARE = 0.1;

/** True once the page's pictures and scripts have loaded. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('load', listener);
      return () => window.removeEventListener('load', listener);
    },
    () => document.readyState === 'complete',
    () => false,
  );
}

export function useTabVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => !document.hidden,
    () => true,
  );
}

/** Whether a tenth of the element is on screen now, and whether it ever was. */
export function useOnScreen(target: RefObject<HTMLElement | null>, isWatching: boolean) {
  const [isOnScreen, setIsOnScreen] = useState(false);
  const [wasOnScreen, setWasOnScreen] = useState(false);
  useEffect(() => {
    if (!isWatching || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE;
        setIsOnScreen(isSeen);
        if (isSeen) setWasOnScreen(true);
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, isWatching]);
  return { isOnScreen, wasOnScreen };
}
