import { useMemo } from 'react';
import useSWR from 'swr';
import { ApiError, getAvailability } from '@/lib/browser/api';
import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { toAvailabilityCalendar } from '@/lib/domain/stays/parse-availability';

type AvailabilityRequest = { cabinId: string; timezone: string };
type AvailabilityState = {
  calendar: AvailabilityCalendar | null;
  errorText: string | null;
  isRefreshing: boolean;
  reload: () => Promise<unknown>;
};

function describeError(error: unknown): string {
  return error instanceof ApiError && error.status > 0
    ? `Failed to fetch availability (${error.status})`
    : 'The calendar did not load. Check your connection and try again.';
}

/** The live calendar of a cabin, fetched while a calendar stands open and cached per cabin id (product §7.4). */
export function useAvailability({ cabinId, timezone }: AvailabilityRequest): AvailabilityState {
  const { data, error, isValidating, mutate } = useSWR(
    ['availability', cabinId],
    ([, id]) => getAvailability(id),
    { shouldRetryOnError: false, focusThrottleInterval: 60_000 },
  );
  const calendar = useMemo(
    () => (data ? toAvailabilityCalendar(data, todayInZone(new Date(), timezone)) : null),
    [data, timezone],
  );
  return {
    calendar,
    errorText: error && !calendar && !isValidating ? describeError(error) : null,
    isRefreshing: isValidating,
    reload: () => mutate(),
  };
}
