import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { forgetPageStay } from '@/lib/browser/page-stay';
import { logProblem } from '@/lib/browser/log';
import { readLocal, readSession, STORAGE_KEYS } from '@/lib/browser/storage/storage';
import type { AskedStay } from './asked-stay';
import type { AvailabilityCabin } from './availability-cabin';
import { useAddressStay } from './use-address-stay';
import { noteTotal, shownTotal, subscribeToTotals, type ShownTotal } from './shown-total';

type Reader = ComponentType<{ cabin: AvailabilityCabin }>;

/**
 * The total of the dates chosen on a cabin's page, from its first paint on; null without dates. `coming` are the dates
 * whose total is not known yet.
 */
export function useShownTotal(cabinId: string, asked: AskedStay | null) {
  const [Reader, setReader] = useState<Reader | null>(null);
  const noted = useSyncExternalStore(
    subscribeToTotals,
    () => shownTotal(cabinId),
    () => undefined,
  );

  useEffect(() => {
    // What came with the page knows of no deal unlocked and no code applied in this browser.
    const isKnown =
      asked !== null &&
      asked.totalCents !== null &&
      readLocal(STORAGE_KEYS.unlockedDeal) === null &&
      readSession(STORAGE_KEYS.promoCode) === null;
    if (!isKnown && window.location.search.includes('check_in=')) {
      import('./address-total').then(
        ({ AddressTotal }) => setReader(() => AddressTotal),
        () => {
          logProblem('quote', 'The total of the address could not be loaded');
          noteTotal(cabinId, null);
        },
      );
    }
  }, [asked, cabinId]);

  useEffect(
    () => () => {
      noteTotal(cabinId, undefined);
      forgetPageStay();
    },
    [cabinId],
  );

  const addressed = useAddressStay();
  const known =
    asked && asked.totalCents !== null ? { ...asked, totalCents: asked.totalCents } : null;
  const total: ShownTotal | null = noted === undefined ? known : noted;
  const coming = noted === undefined && !known ? (asked?.stay ?? addressed) : null;
  return { total, coming, Reader };
}
