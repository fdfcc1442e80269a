import { useMemo } from 'react';
import useSWR from 'swr';
import { ApiError, getAvailability } from '@/lib/browser/api/fetch-json';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { toAvailabilityCalendar } from '@/lib/domain/stays/parse-availability';
import { parsePromotion, type Promotion } from '@/lib/domain/pricing/promotion';
import type { AvailabilityCabin } from './availability-cabin';
import { readPriceRules, type PricedCalendar } from './local-prices';

export type AvailabilityState = {
  calendar: PricedCalendar | null;
  /** The advertised promotion while it is active. */
  promotion: Promotion | null;
  errorText: string | null;
  /** When the calendar was last loaded, in milliseconds; null before that. */
  readAt: number | null;
  isRefreshing: boolean;
  reload: () => Promise<unknown>;
};

// Kept apart from the response, which stays the same object while nothing in it changes.
const readTimes = new Map<string, number>();

async function readCalendar(id: string) {
  const answer = await getAvailability(id);
  readTimes.set(id, Date.now());
  return answer;
}

function describeError(error: unknown): string {
  return error instanceof ApiError && error.status > 0
    ? `Failed to fetch availability (${error.status})`
    : 'The calendar didn’t load. Check your connection and try again.';
}

/**
 * The live calendar of a cabin, loaded while a calendar is open or for the total of the URL's dates, and cached per
 * cabin id (product §7.4). Null loads nothing.
 */
export function useAvailability(
  cabin: Pick<AvailabilityCabin, 'id' | 'timezone'> | null,
): AvailabilityState {
  const { data, error, isValidating, mutate } = useSWR(
    cabin && (['availability', cabin.id] as const),
    ([, id]) => readCalendar(id),
    { shouldRetryOnError: false, focusThrottleInterval: 60_000 },
  );
  const timezone = cabin?.timezone;
  const calendar = useMemo(
    () =>
      data && timezone
        ? {
            ...toAvailabilityCalendar(data, todayInZone(new Date(), timezone)),
            rules: readPriceRules(data),
          }
        : null,
    [data, timezone],
  );
  const promotion = useMemo(() => parsePromotion(data?.promotion), [data]);
  return {
    calendar,
    promotion,
    errorText: error && !calendar && !isValidating ? describeError(error) : null,
    isRefreshing: isValidating,
    readAt: (cabin && readTimes.get(cabin.id)) ?? null,
    reload: () => mutate(),
  };
}
