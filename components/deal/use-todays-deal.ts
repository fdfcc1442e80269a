import { useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { getDeal, storedUnlock, subscribeToUnlock } from '@/lib/browser/deal';
import { logProblem } from '@/lib/browser/log';
import { utcDate } from '@/lib/domain/values/calendar-date';
import type { DealUnlock } from '@/lib/domain/pricing/deal';

const RETRY_MS = 4000;
const MAX_RETRIES = 2;

export function useStoredUnlock(): DealUnlock | null {
  return useSyncExternalStore(subscribeToUnlock, storedUnlock, () => null);
}

/** The UTC date on which the component mounted: a deal belongs to one UTC day. */
export function useFirstDate(): string {
  const [date] = useState(() => utcDate(new Date()));
  return date;
}

/** The deal of a UTC day, asked for once by all who show it; errors are only logged (product §8). */
export function useTodaysDeal(date: string | null) {
  return useSWR(date && ['daily-deal', date], getDeal, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // Keeps showing the deal that ended until the next one has loaded.
    keepPreviousData: true,
    errorRetryInterval: RETRY_MS,
    errorRetryCount: MAX_RETRIES,
    onError: (error: unknown) => logProblem('deal', String(error)),
  });
}
