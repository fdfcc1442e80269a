import { useEffect, useState, useSyncExternalStore } from 'react';
import { storedUnlock, subscribeToUnlock } from '@/lib/browser/deal';
import { utcDate } from '@/lib/domain/values/calendar-date';
import { wasDealUnlocked } from '@/lib/domain/pricing/deal';
import { useIsDealOver } from './use-deal-clock';
import { useTodaysDeal } from './use-todays-deal';

// The server's clock may be a little behind the browser's.
const FIRST_POLL_MS = 1000;
const POLL_MS = 30_000;

/** The deal of the day. A deal that ends before it is revealed is replaced by the next one as soon as there is one. */
export function useNextDeal() {
  const [date, setDate] = useState(() => utcDate(new Date()));
  const { data: deal, error, mutate } = useTodaysDeal(date);
  const isOver = useIsDealOver(deal ?? null);
  const wasRevealed = useSyncExternalStore(
    subscribeToUnlock,
    () => deal != null && wasDealUnlocked(deal, storedUnlock(), new Date()),
    () => false,
  );
  const isPolling = isOver && !wasRevealed;
  useEffect(() => {
    if (!isPolling) return;
    function poll() {
      const today = utcDate(new Date());
      if (today === date) void mutate();
      else setDate(today);
    }
    const first = setTimeout(poll, FIRST_POLL_MS);
    const timer = setInterval(poll, POLL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isPolling, date, mutate]);
  return { deal, isAbsent: deal === null || (error !== undefined && !deal) };
}
