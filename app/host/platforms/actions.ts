'use server';

import { refreshed } from '@/app/host/refreshed';
import { z } from 'zod';
import {
  readFeedNow,
  renewExport,
  saveFeed,
  settleConflict,
  stopFeed,
} from '@/lib/data/host/platforms';
import { uuidSchema } from '@/lib/schemas/fields';
import { feedFormSchema, type FeedForm } from '@/lib/schemas/host/platforms';

export async function save(form: FeedForm) {
  const { data } = feedFormSchema.safeParse(form);
  return data
    ? refreshed('/host/platforms', saveFeed(data))
    : { ok: false as const, code: 'bad_address' as const, detail: {} };
}

export async function stop(id: string, isForever: boolean) {
  return refreshed('/host/platforms', stopFeed(uuidSchema.parse(id), z.boolean().parse(isForever)));
}

export async function readNow(id: string) {
  return refreshed('/host/platforms', readFeedNow(uuidSchema.parse(id)));
}

export async function renew(cabinId: string) {
  return refreshed('/host/platforms', renewExport(uuidSchema.parse(cabinId)));
}

export async function settle(id: string) {
  return refreshed('/host/platforms', settleConflict(uuidSchema.parse(id)));
}
