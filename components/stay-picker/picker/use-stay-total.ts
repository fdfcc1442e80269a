import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { logProblem } from '@/lib/browser/log';
import {
  noteStayTotal,
  refusedStay,
  stayTotal,
  subscribeToStayTotal,
} from '@/lib/browser/stay-total';
import { readLocal, readSession, STORAGE_KEYS } from '@/lib/browser/storage/storage';
import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { useAddressStay } from '@/components/stay-picker/stay/use-address-stay';

type Reader = ComponentType<{ cabin: AvailabilityCabin; isDatedPage: boolean }>;

/** The dates of a cabin's page while they can't be booked, from its first paint on. */
export function useRefusedStay(slug: string, asked: AskedStay | null) {
  const reported = useSyncExternalStore(
    subscribeToStayTotal,
    () => refusedStay(slug),
    () => undefined,
  );
  return reported === undefined ? (asked?.refused ?? null) : reported;
}

/**
 * The total of the dates chosen on a cabin's page from its first paint on; null without dates. `loading` are dates whose
 * total is still loading, `refused` dates that can't be booked.
 */
export function useStayTotal(slug: string, asked: AskedStay | null) {
  const [Reader, setReader] = useState<Reader | null>(null);
  const addressed = useAddressStay();
  const reported = useSyncExternalStore(
    subscribeToStayTotal,
    () => stayTotal(slug),
    () => undefined,
  );
  const refused = useRefusedStay(slug, asked);

  // Null and undefined both mean no dates.
  const isPicked = Boolean(reported);
  const hasStrip = Boolean(asked?.strip);
  const refusedAtFirst = asked?.refused;
  useEffect(() => {
    // Server-rendered totals include no deal or code from this browser.
    const isServerPrice =
      readLocal(STORAGE_KEYS.unlockedDeal) === null && readSession(STORAGE_KEYS.promoCode) === null;
    // The nearest open stays have no totals with a code, which this browser may know.
    const isComplete = isServerPrice && !refusedAtFirst?.promoCode;
    if (refusedAtFirst && isComplete && stayTotal(slug) === undefined) {
      noteStayTotal(slug, { total: null, refused: refusedAtFirst });
      return;
    }
    const isKnown = isServerPrice && typeof asked?.totalCents === 'number';
    const isAddressed = !isKnown && window.location.search.includes('check_in=');
    if (isPicked ? hasStrip : !isAddressed) return;
    import('./dated-page').then(
      ({ DatedPage }) => setReader(() => DatedPage),
      () => {
        logProblem('quote', 'The total didn’t load');
        if (stayTotal(slug) === undefined) noteStayTotal(slug, { total: null });
      },
    );
  }, [asked, slug, isPicked, hasStrip, refusedAtFirst]);
  useEffect(() => () => noteStayTotal(slug, null), [slug]);

  // The server-rendered bar holds only until something newer is known.
  const isAsked = reported === undefined;
  if (reported) return { total: reported, loading: null, refused: null, isAsked, Reader };
  if (reported === null || refused) return { total: null, loading: null, refused, isAsked, Reader };
  if (asked && asked.totalCents !== null) {
    const total = { ...asked, totalCents: asked.totalCents };
    return { total, loading: null, refused: null, isAsked, Reader };
  }
  return { total: null, loading: asked?.stay ?? addressed, refused: null, isAsked, Reader };
}
