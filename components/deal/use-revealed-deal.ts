import { useMemo } from 'react';
import type { DailyDeal } from '@/lib/domain/pricing/deal';
import { useIsDealOver } from './use-deal-clock';
import { useFirstDate, useStoredUnlock, useTodaysDeal } from './use-todays-deal';

export type UnlockedDeal = Pick<DailyDeal, 'id' | 'cabinId' | 'discountPercent' | 'expiresAt'>;

/**
 * What the visitor has revealed today for the cabin. It stays here when it ends, with `isOver`, so that a page can say
 * so; `isPending` while only the server can tell whether the stored unlock counts.
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
