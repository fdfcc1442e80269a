import 'server-only';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { site } from '@/lib/site';
import { adminClient } from '@/lib/supabase/admin-client';
import { readPromotion } from '@/lib/supabase/read-promotion';

/** The promotion that the site advertises; null while it is not active. */
export const getAdvertisedPromotion = async (): Promise<Promotion | null> =>
  site.promotion && readPromotion(adminClient(), site.promotion.code);
