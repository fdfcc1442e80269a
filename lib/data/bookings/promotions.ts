import 'server-only';
import { z } from 'zod';
import { cachedRead } from '@/lib/data/backend/read-cache';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { promotionTermsSchema } from '@/lib/schemas/quote-inputs';
import { shop } from '@/lib/shop/shop';
import { adminClient } from '@/lib/supabase/admin-client';
import { callRpc } from '@/lib/supabase/call-rpc';
import { readPromotion } from '@/lib/supabase/read-promotion';

/** The promotion that the site advertises, for a cabin; null while it is not active. */
export async function getAdvertisedPromotion(cabinId: string): Promise<Promotion | null> {
  const { promotion } = shop();
  return promotion && readPromotion(adminClient(), promotion.code, cabinId);
}

// Null `cabinIds` mean all cabins.
export const automaticSchema = promotionTermsSchema.and(
  z.object({ cabinIds: z.array(z.string()).nullable() }),
);
type AutomaticPromotion = z.infer<typeof automaticSchema>;

/** Active promotions that need no code. */
export const getAutomaticPromotions = (): Promise<AutomaticPromotion[]> =>
  cachedRead('automatic-promotions', () =>
    callRpc(adminClient(), 'automatic_promotions', {}, z.array(automaticSchema)),
  );

export const promotionsOf = (
  all: readonly AutomaticPromotion[],
  cabinId: string,
): readonly Promotion[] => all.filter(({ cabinIds }) => cabinIds?.includes(cabinId) !== false);
