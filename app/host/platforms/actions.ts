'use server';

import { z } from 'zod';
import { hostAction } from '@/app/host/host-action';
import * as platforms from '@/lib/data/host/platforms';
import { LEFT_OUT_KINDS } from '@/lib/domain/feeds/imported-calendar';
import { uuidSchema } from '@/lib/schemas/fields';
import { feedFormSchema } from '@/lib/schemas/host/platforms/platforms';

export const saveFeed = hostAction([feedFormSchema], platforms.saveFeed, '/host/platforms');
export const stopFeed = hostAction(
  [uuidSchema, z.boolean()],
  platforms.stopFeed,
  '/host/platforms',
);
export const readFeedNow = hostAction([uuidSchema], platforms.readFeedNow, '/host/platforms');
export const renewExport = hostAction([uuidSchema], platforms.renewExport, '/host/platforms');
export const settleConflict = hostAction([uuidSchema], platforms.settleConflict, '/host/platforms');
export const takeLeftOut = hostAction(
  [uuidSchema, z.enum(LEFT_OUT_KINDS), z.boolean()],
  platforms.takeLeftOut,
  '/host/platforms',
);
