'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import {
  readFeedNow,
  renewExport,
  saveFeed,
  settleConflict,
  stopFeed,
} from '@/lib/data/host/platforms';
import type { HostResult } from '@/lib/data/staff';
import { uuidSchema } from '@/lib/schemas/fields';
import { feedFormSchema, type FeedForm } from '@/lib/schemas/host/platforms';

async function refreshed<T>(work: Promise<HostResult<T>>): Promise<HostResult<T>> {
  const result = await work;
  if (result.ok) revalidatePath('/host/platforms');
  return result;
}

export async function save(form: FeedForm) {
  const { data } = feedFormSchema.safeParse(form);
  return data
    ? refreshed(saveFeed(data))
    : { ok: false as const, code: 'bad_address' as const, detail: {} };
}

export async function stop(id: string, isForever: boolean) {
  return refreshed(stopFeed(uuidSchema.parse(id), z.boolean().parse(isForever)));
}

export async function readNow(id: string) {
  return refreshed(readFeedNow(uuidSchema.parse(id)));
}

export async function renew(cabinId: string) {
  return refreshed(renewExport(uuidSchema.parse(cabinId)));
}

export async function settle(id: string) {
  return refreshed(settleConflict(uuidSchema.parse(id)));
}
