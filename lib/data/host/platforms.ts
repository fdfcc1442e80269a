import 'server-only';
import { readHost, writeHost, toJson } from '@/lib/data/staff/staff';
import type { LeftOutKind } from '@/lib/domain/feeds/imported-calendar';
import {
  exportTokenResultSchema,
  platformsSchema,
  type FeedForm,
} from '@/lib/schemas/host/platforms/platforms';

export const getPlatforms = () => readHost('host_platforms', {}, platformsSchema);

export const saveFeed = (feed: FeedForm) => writeHost('host_save_feed', { p_feed: toJson(feed) });

/** Blocks what a calendar leaves out, by its kind, or leaves it out again. */
export const takeLeftOut = (id: string, kind: LeftOutKind, isTaken: boolean) =>
  writeHost('host_take_left_out', { p_id: id, p_kind: kind, p_take: isTaken });

/** Frees the nights it took. */
export const stopFeed = (id: string, isForever: boolean) =>
  writeHost('host_stop_feed', { p_id: id, p_forever: isForever });

/** At the next run of the job sync-calendars, also one that was paused. */
export const readFeedNow = (id: string) => writeHost('host_read_feed', { p_id: id });

/** The secret of the cabin's own calendar; one it had before ends. */
export const renewExport = (cabinId: string) =>
  writeHost('host_renew_export', { p_cabin_id: cabinId }, exportTokenResultSchema);

/** Both are the same stay. */
export const settleConflict = (id: string) => writeHost('host_settle_conflict', { p_id: id });
