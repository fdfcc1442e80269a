import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff';
import { toSnakeKeys } from '@/lib/domain/values/key-case';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  blockResultSchema,
  dayChangeResultSchema,
  hostCalendarSchema,
  undoResultSchema,
  unblockResultSchema,
  type Block,
  type DayChange,
} from '@/lib/schemas/host/calendar';
import type { Json } from '@/lib/supabase/database.types';

type Window = {
  from: CalendarDate;
  /** Exclusive. */
  to: CalendarDate;
  /** Absent: all cabins of the reader. */
  cabinIds?: readonly string[];
};

export const getCalendar = ({ from, to, cabinIds }: Window) =>
  readHost(
    'host_calendar',
    { p_from: from, p_to: to, ...(cabinIds && { p_cabin_ids: [...cabinIds] }) },
    hostCalendarSchema,
  );

export const changeDays = (change: DayChange) =>
  writeHost(
    'host_set_days',
    { p_changes: toSnakeKeys<unknown>(change) as Json },
    dayChangeResultSchema,
  );

export const createBlocks = (block: Block) =>
  writeHost('host_block', { p_block: toSnakeKeys<unknown>(block) as Json }, blockResultSchema);

export const cancelBlock = (id: string) =>
  writeHost('host_unblock', { p_id: id }, unblockResultSchema);

/** Takes a change of days or blocks back where nothing has changed since; for seven days. */
export const undoChange = (changeId: string) =>
  writeHost('host_undo', { p_change_id: changeId }, undoResultSchema);
