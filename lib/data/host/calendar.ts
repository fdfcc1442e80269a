import 'server-only';
import { readHost, writeHost, toJson } from '@/lib/data/staff/staff';
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

type Window = {
  from: CalendarDate;
  /** Exclusive. */
  to: CalendarDate;
  /** Absent for all cabins the user can read. */
  cabinIds?: readonly string[];
};

export const getCalendar = ({ from, to, cabinIds }: Window) =>
  readHost(
    'host_calendar',
    { p_from: from, p_to: to, ...(cabinIds && { p_cabin_ids: [...cabinIds] }) },
    hostCalendarSchema,
  );

export const changeDays = (change: DayChange) =>
  writeHost('host_set_days', { p_changes: toJson(change) }, dayChangeResultSchema);

export const createBlocks = (block: Block) =>
  writeHost('host_block', { p_block: toJson(block) }, blockResultSchema);

export const cancelBlock = (id: string) =>
  writeHost('host_unblock', { p_id: id }, unblockResultSchema);

/** Undoes a change of days or blocks where nothing has changed since, for seven days. */
export const undoChange = (changeId: string) =>
  writeHost('host_undo', { p_change_id: changeId }, undoResultSchema);
