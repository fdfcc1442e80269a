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

/** Blocks a kind of event that a calendar leaves out, or stops blocking it. */
export const takeLeftOut = (id: string, kind: LeftOutKind, isTaken: boolean) =>
  writeHost('host_take_left_out', { p_id: id, p_kind: kind, p_take: isTaken });

/** Frees the calendar's nights. */
export const stopFeed = (id: string, isForever: boolean) =>
  writeHost('host_stop_feed', { p_id: id, p_forever: isForever });

/** Reads the calendar at the next run of the job sync-calendars, even if it was paused. */
export const readFeedNow = (id: string) => writeHost('host_read_feed', { p_id: id });

/** Makes a new token for the cabin's own calendar, and revokes the former one. */
export const renewExport = (cabinId: string) =>
  writeHost('host_renew_export', { p_cabin_id: cabinId }, exportTokenResultSchema);

/** Records that both are the same stay. */
export const settleConflict = (id: string) => writeHost('host_settle_conflict', { p_id: id });
