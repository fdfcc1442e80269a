import { useMemo } from 'react';
import type { DailyDeal } from '@/lib/domain/pricing/deal';
import { useIsDealOver } from './use-deal-clock';
import { useFirstDate, useStoredUnlock, useTodaysDeal } from './use-todays-deal';

export type UnlockedDeal = Pick<DailyDeal, 'id' | 'cabinId' | 'discountPercent' | 'expiresAt'>;

/**
 * The deal revealed today for the cabin. It stays after its end, with `isOver`, so that the page can say so;
 * `isPending` while the stored unlock is being checked with the server.
 */
export function useRevealedDeal(cabinId: string) {
  const unlock = useStoredUnlock();
  const today = useFirstDate();
  const isRevealed = unlock?.date === today;
  const { data, isLoading } = useTodaysDeal(isRevealed ? today : null);
  const found = isRevealed && data?.id === unlock.id && data.cabinId === cabinId ? data : null;
  const deal = useMemo<UnlockedDeal | null>(() => {
    if (!found) return null;
    const { id, discountPercent, expiresAt } = found;
    return { id, cabinId, discountPercent, expiresAt };
  }, [found, cabinId]);
  return { deal, isOver: useIsDealOver(deal), isPending: isLoading };
}
