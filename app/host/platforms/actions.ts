'use server';

import { z } from 'zod';
import { hostAction } from '@/app/host/host-action';
import {
  readFeedNow,
  renewExport,
  saveFeed,
  settleConflict,
  stopFeed,
} from '@/lib/data/host/platforms';
import { uuidSchema } from '@/lib/schemas/fields';
import { feedFormSchema } from '@/lib/schemas/host/platforms';

export const save = hostAction([feedFormSchema], saveFeed, '/host/platforms');
export const stop = hostAction([uuidSchema, z.boolean()], stopFeed, '/host/platforms');
export const readNow = hostAction([uuidSchema], readFeedNow, '/host/platforms');
export const renew = hostAction([uuidSchema], renewExport, '/host/platforms');
export const settle = hostAction([uuidSchema], settleConflict, '/host/platforms');
