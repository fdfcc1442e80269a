import 'server-only';
import { randomBytes } from 'node:crypto';
import { finishTaskPhoto, startTaskPhoto } from './task-photos';
import { hashToken } from '@/lib/data/backend/hash-token';
import { readHost, toJson, writeHost, type HostResult } from '@/lib/data/staff/staff';
import type { RefusalCode } from '@/lib/schemas/host/refusal';
import {
  hostTasksSchema,
  taskSetupSchema,
  type Checklist,
  type LateCheckOut,
  type NewTask,
  type SavedLine,
  type SeenTaskSettings,
  type TaskFields,
  type TaskRequest,
  type TaskSettings,
} from '@/lib/schemas/host/tasks';

export const getTasks = () => readHost('host_tasks', {}, hostTasksSchema);
export const getTaskSetup = () => readHost('host_task_setup', {}, taskSetupSchema);

type Outcome =
  { ok: true; data: unknown } | { ok: false; code: RefusalCode; detail?: Record<string, unknown> };

/** Handles a request from a phone. */
export async function doTaskRequest(request: TaskRequest): Promise<Outcome> {
  switch (request.what) {
    case 'change': {
      const { taskId, change, at, key } = request;
      const p_change = toJson({ ...change, at });
      return writeHost('host_change_task', { p_task_id: taskId, p_change, p_key: key });
    }
    case 'supply':
      return writeHost('host_add_supply', { p_supply: toJson(request.supply) });
    case 'bought': {
      const { supplyId, isBought } = request;
      return writeHost('host_tick_supply', { p_id: supplyId, p_is_bought: isBought });
    }
    case 'photo-start':
      return startTaskPhoto(request.taskId, request.key);
    case 'photo-end':
      return finishTaskPhoto(request);
  }
}

/** Converts an empty field to null. */
const given = (text: string) => (text === '' ? null : text);
/** Leaves out the argument if its field is empty. */
const optionalArgument = <Name extends string>(name: Name, text: string) =>
  (text === '' ? {} : { [name]: text }) as Partial<Record<Name, string>>;

export const addTask = ({ assigneeId, time, key, ...task }: NewTask) =>
  writeHost('host_add_task', {
    p_task: toJson({ ...task, time: given(time), assigneeId: given(assigneeId) }),
    p_key: key,
  });

const storedFields = ({ assigneeId, note }: TaskFields) =>
  toJson({ assigneeId: given(assigneeId), note: given(note) });

export const saveTask = (taskId: string, changes: TaskFields, seen: TaskFields) =>
  writeHost('host_save_task', {
    p_task_id: taskId,
    p_changes: storedFields(changes),
    p_seen: storedFields(seen),
  });

export const removeTask = (taskId: string) => writeHost('host_remove_task', { p_task_id: taskId });

export const settleProblem = (taskId: string) =>
  writeHost('host_settle_problem', { p_task_id: taskId });

export const setLateCheckOut = (taskId: string, { time, isConfirmed }: LateCheckOut) =>
  writeHost('host_set_late_check_out', {
    p_task_id: taskId,
    ...optionalArgument('p_time', time),
    p_is_confirmed: isConfirmed,
  });

export const saveChecklist = (
  cabinId: string | null,
  { lines }: Checklist,
  seen: readonly SavedLine[],
) =>
  writeHost('host_save_checklist', {
    ...optionalArgument('p_cabin_id', cabinId ?? ''),
    p_lines: toJson(lines),
    p_seen: toJson(seen),
  });

export const saveTaskSettings = (changes: TaskSettings, seen: SeenTaskSettings) =>
  writeHost('host_save_task_settings', { p_changes: toJson(changes), p_seen: toJson(seen) });

export const setCleaner = (cabinId: string, userId: string) =>
  writeHost('host_set_cleaner', { p_cabin_id: cabinId, ...optionalArgument('p_user_id', userId) });

/** Makes a new URL for the caller's calendar, which is shown only once, because the database keeps only its hash. */
export async function makeTaskCalendar(): Promise<HostResult<string>> {
  const token = randomBytes(32).toString('base64url');
  const result = await writeHost('host_set_task_calendar', { p_token_hash: hashToken(token) });
  return result.ok ? { ok: true, data: `/calendar/tasks/${token}.ics` } : result;
}

export const endTaskCalendar = () => writeHost('host_set_task_calendar', {});
