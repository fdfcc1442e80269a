'use server';

import { hostAction } from '@/app/host/host-action';
import { cancelBlock, changeDays, createBlocks, undoChange } from '@/lib/data/host/calendar';
import { releaseDays } from '@/lib/data/host/rates';
import { uuidSchema } from '@/lib/schemas/fields';
import { blockSchema, dayChangeSchema, dayRangeSchema } from '@/lib/schemas/host/calendar';

export const changeNights = hostAction([dayChangeSchema], changeDays);
export const closeNights = hostAction([blockSchema], createBlocks);
export const openNights = hostAction([uuidSchema], cancelBlock);
export const followRules = hostAction([dayRangeSchema], releaseDays);
export const undo = hostAction([uuidSchema], undoChange);
