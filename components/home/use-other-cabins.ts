import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { dealCabin, subscribeToDealCabin } from '@/lib/browser/deal-cabin';

// By then the site has made its home page anew for the day's deal.
const RENEWED_AFTER_MS = 3000;

/**
 * The cabins of a row without the deal's, which stands in its own place alone (product §9.9). The page knows that itself; just
 * after midnight UTC it may still know yesterday's deal, and is asked for again.
 */
export function useOtherCabins<Cabin extends { slug: string }>(cabins: readonly Cabin[]): Cabin[] {
  const { refresh } = useRouter();
  const slug = useSyncExternalStore(subscribeToDealCabin, dealCabin, () => null);
  const others = cabins.filter((cabin) => cabin.slug !== slug);
  const isOutdated = others.length < cabins.length;
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setTimeout(refresh, RENEWED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOutdated, refresh]);
  return others;
}
