import { useMemo, useSyncExternalStore } from 'react';
import { subscribeToNavigation } from '@/lib/browser/navigation/navigation';
import type { Stay } from '@/lib/domain/stays/stay';
import { parseCalendarDate } from '@/lib/domain/values/calendar-date';

const readSearch = () => window.location.search;

/** The dates in a query string, however long the stay; null if there are none. */
export function parseAddressStay(search: string): Stay | null {
  const params = new URLSearchParams(search);
  const checkIn = parseCalendarDate(params.get('check_in') ?? undefined);
  const checkOut = parseCalendarDate(params.get('check_out') ?? undefined);
  return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : null;
}

/** The dates in the page's address, whether the server or the browser rendered the page. */
export function useAddressStay(): Stay | null {
  const search = useSyncExternalStore(subscribeToNavigation, readSearch, () => '');
  return useMemo(() => parseAddressStay(search), [search]);
}
