'use server';

import { z } from 'zod';
import { hostAction } from '@/app/host/host-action';
import { endDeal, pinDeal, unpinDeal } from '@/lib/data/host/promotions/deals';
import {
  pausePromotion,
  removePromotion,
  savePromotion,
  tryPromotion as tryIt,
} from '@/lib/data/host/promotions/promotions';
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

export const pin = hostAction([dealPinSchema], pinDeal, PATH);
export const unpin = hostAction([dealDayKeySchema], unpinDeal, PATH);
export const end = hostAction([dealIdSchema], endDeal, PATH);
export const save = hostAction([promotionFormSchema, seenVersionSchema], savePromotion, PATH);
export const pause = hostAction([promoCodeSchema, z.boolean()], pausePromotion, PATH);
export const remove = hostAction([promoCodeSchema], removePromotion, PATH);
export const tryPromotion = hostAction([promotionFormSchema, sampleStaySchema], (form, stay) =>
  tryIt(form, stay),
);
