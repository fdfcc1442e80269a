'use server';

import { hostAction } from '@/app/host/host-action';
import * as calendar from '@/lib/data/host/calendar';
import { releaseDays } from '@/lib/data/host/rates';
import { uuidSchema } from '@/lib/schemas/fields';
import { blockSchema, dayChangeSchema, dayRangeSchema } from '@/lib/schemas/host/calendar';

export const changeNights = hostAction([dayChangeSchema], calendar.changeDays);
export const closeNights = hostAction([blockSchema], calendar.createBlocks);
export const openNights = hostAction([uuidSchema], calendar.cancelBlock);
export const followRules = hostAction([dayRangeSchema], releaseDays);
export const undoChange = hostAction([uuidSchema], calendar.undoChange);
