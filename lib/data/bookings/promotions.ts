import 'server-only';
import { z } from 'zod';
import { cachedRead } from '@/lib/data/backend/read-cache';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { promotionTermsSchema } from '@/lib/schemas/quote-inputs';
import { site } from '@/lib/shop/site';
import { adminClient } from '@/lib/supabase/admin-client';
import { callRpc } from '@/lib/supabase/call-rpc';
import { readPromotion } from '@/lib/supabase/read-promotion';

/** The promotion that the site advertises, for a cabin; null while it is not active. */
export const getAdvertisedPromotion = async (cabinId: string): Promise<Promotion | null> =>
  site.promotion && readPromotion(adminClient(), site.promotion.code, cabinId);

/** `cabinIds`: null where all cabins have it. */
const automaticSchema = promotionTermsSchema.and(
  z.object({ cabinIds: z.array(z.string()).nullable() }),
);
type AutomaticPromotion = z.infer<typeof automaticSchema>;

/** Those that need no code and can be had now. */
export const getAutomaticPromotions = (): Promise<AutomaticPromotion[]> =>
  cachedRead('automatic-promotions', () =>
    callRpc(adminClient(), 'automatic_promotions', {}, z.array(automaticSchema)),
  );

export const promotionsOf = (
  all: readonly AutomaticPromotion[],
  cabinId: string,
): readonly Promotion[] => all.filter(({ cabinIds }) => cabinIds?.includes(cabinId) !== false);
