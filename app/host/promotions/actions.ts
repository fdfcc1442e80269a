'use server';

import { z } from 'zod';
import { hostAction } from '@/app/host/host-action';
import * as deals from '@/lib/data/host/promotions/deals';
import * as promotions from '@/lib/data/host/promotions/promotions';
import {
  dealDayKeySchema,
  dealIdSchema,
  dealPinSchema,
  promoCodeSchema,
  promotionFormSchema,
  sampleStaySchema,
  seenVersionSchema,
} from '@/lib/schemas/host/promotions';

const PATH = '/host/promotions';

export const pinDeal = hostAction([dealPinSchema], deals.pinDeal, PATH);
export const unpinDeal = hostAction([dealDayKeySchema], deals.unpinDeal, PATH);
export const endDeal = hostAction([dealIdSchema], deals.endDeal, PATH);
export const savePromotion = hostAction(
  [promotionFormSchema, seenVersionSchema],
  promotions.savePromotion,
  PATH,
);
export const pausePromotion = hostAction(
  [promoCodeSchema, z.boolean()],
  promotions.pausePromotion,
  PATH,
);
export const removePromotion = hostAction([promoCodeSchema], promotions.removePromotion, PATH);
export const tryPromotion = hostAction([promotionFormSchema, sampleStaySchema], (form, stay) =>
  promotions.tryPromotion(form, stay),
);
