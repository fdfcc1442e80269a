import 'server-only';
import { z } from 'zod';
import { readHost, writeHost } from '@/lib/data/staff';
import { toSnakeKeys } from '@/lib/domain/values/key-case';
import {
  exportTokenResultSchema,
  platformsSchema,
  type FeedForm,
} from '@/lib/schemas/host/platforms';
import type { Json } from '@/lib/supabase/database.types';

export const getPlatforms = () => readHost('host_platforms', {}, platformsSchema);

export const saveFeed = (feed: FeedForm) =>
  writeHost('host_save_feed', { p_feed: toSnakeKeys<unknown>(feed) as Json }, z.unknown());

/** Frees the nights it took. */
export const stopFeed = (id: string, isForever: boolean) =>
  writeHost('host_stop_feed', { p_id: id, p_forever: isForever }, z.unknown());

/** At the next run of the job sync-calendars, also one that was paused. */
export const readFeedNow = (id: string) => writeHost('host_read_feed', { p_id: id }, z.unknown());

/** The secret of the cabin's own calendar; one it had before ends. */
export const renewExport = (cabinId: string) =>
  writeHost('host_renew_export', { p_cabin_id: cabinId }, exportTokenResultSchema);

/** Both are the same stay. */
export const settleConflict = (id: string) =>
  writeHost('host_settle_conflict', { p_id: id }, z.unknown());
