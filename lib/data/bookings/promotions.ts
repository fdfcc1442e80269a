import 'server-only';
import { cachedRead } from '@/lib/data/backend/read-cache';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { shop } from '@/lib/shop/shop';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { readPromotion } from '@/lib/supabase/read-promotion';

/** The promotion that the site advertises, for a cabin; null while it is not active. */
export async function getAdvertisedPromotion(cabinId: string): Promise<Promotion | null> {
  const { promotion } = shop();
  return promotion && readPromotion(adminClient(), promotion.code, cabinId);
}

/** Null means all cabins. */
type AutomaticPromotion = Promotion & { cabinIds: readonly string[] | null };

/** Active promotions that need no code. */
export const getAutomaticPromotions = (): Promise<AutomaticPromotion[]> =>
  cachedRead('automatic-promotions', async () => {
    const rows = expectData(await adminClient().rpc('automatic_promotions')) as object[];
    return toCamelKeys(rows) as unknown as AutomaticPromotion[];
  });

export const promotionsOf = (
  all: readonly AutomaticPromotion[],
  cabinId: string,
): readonly Promotion[] => all.filter(({ cabinIds }) => cabinIds?.includes(cabinId) !== false);
