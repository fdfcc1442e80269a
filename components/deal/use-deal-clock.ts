import { useCallback, useSyncExternalStore } from 'react';
import { countdownText, dealTimeLeftMs, type DailyDeal } from '@/lib/domain/pricing/deal';

type Ending = Pick<DailyDeal, 'expiresAt'>;

const MAX_WAIT_MS = 30_000;

/** Calls back at once, after each wait, and when the tab is visible again, because timers stop while a phone sleeps. */
function repeat(callback: () => number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function run() {
    clearTimeout(timer);
    const waitMs = callback();
    if (waitMs !== null) timer = setTimeout(run, waitMs);
  }
  run();
  document.addEventListener('visibilitychange', run);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}

/** "05:12:33", renewed each second; null when the deal has ended. */
export function useCountdown(deal: Ending): string | null {
  const subscribe = useCallback(
    (listener: () => void) =>
      repeat(() => {
        listener();
        const leftMs = dealTimeLeftMs(deal, new Date());
        return leftMs > 0 ? leftMs % 1000 || 1000 : null;
      }),
    [deal],
  );
  return useSyncExternalStore(
    subscribe,
    () => countdownText(deal, new Date()),
    () => null,
  );
}

/** Whether the deal has ended; false while there is none. */
export function useIsDealOver(deal: Ending | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) =>
      repeat(() => {
        listener();
        const leftMs = deal ? dealTimeLeftMs(deal, new Date()) : 0;
        return leftMs > 0 ? Math.min(leftMs, MAX_WAIT_MS) : null;
      }),
    [deal],
  );
  return useSyncExternalStore(
    subscribe,
    () => deal !== null && dealTimeLeftMs(deal, new Date()) === 0,
    () => false,
  );
}
