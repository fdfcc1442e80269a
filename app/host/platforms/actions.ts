'use server';

import { z } from 'zod';
import { hostAction } from '@/app/host/host-action';
import {
  readFeedNow,
  renewExport,
  saveFeed,
  settleConflict,
  stopFeed,
  takeLeftOut,
} from '@/lib/data/host/platforms';
import { LEFT_OUT_KINDS } from '@/lib/domain/feeds/imported-calendar';
import { uuidSchema } from '@/lib/schemas/fields';
import { feedFormSchema } from '@/lib/schemas/host/platforms/platforms';

export const save = hostAction([feedFormSchema], saveFeed, '/host/platforms');
export const stop = hostAction([uuidSchema, z.boolean()], stopFeed, '/host/platforms');
export const readNow = hostAction([uuidSchema], readFeedNow, '/host/platforms');
export const renew = hostAction([uuidSchema], renewExport, '/host/platforms');
export const settle = hostAction([uuidSchema], settleConflict, '/host/platforms');
export const take = hostAction(
  [uuidSchema, z.enum(LEFT_OUT_KINDS), z.boolean()],
  takeLeftOut,
  '/host/platforms',
);
