import 'server-only';
import { convertInTurn, uploadFiles } from '@/lib/data/host/upload-files';
import { readHost, toJson, writeHost, type HostResult } from '@/lib/data/staff';
import { convertPhoto } from '@/lib/pictures/convert-photo';
import type { NewUpload } from '@/lib/schemas/host/photos';
import { hostTasksSchema, type TaskRequest } from '@/lib/schemas/host/tasks';
import { adminClient } from '@/lib/supabase/admin-client';
import { staffClient } from '@/lib/supabase/staff-client';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

const BUCKET = 'task-photos';
const uploads = uploadFiles('task-photo-uploads');
const files = () => adminClient(WRITE_TIMEOUT_MS).storage.from(BUCKET);
const pathOf = (taskId: string, id: string) => `${taskId}/${id}.webp`;

type Finished = Extract<TaskRequest, { what: 'photo-end' }>;

/** The answer to an earlier call may have been lost. */
async function isThere(taskId: string, id: string): Promise<boolean> {
  const shown = await readHost('host_tasks', {}, hostTasksSchema);
  const task = shown.ok && shown.data.tasks.find((each) => each.id === taskId);
  return Boolean(task && task.photos.some((photo) => photo.id === id));
}

/** Where the photograph may be sent to; null: it is there already. */
export async function startTaskPhoto(
  taskId: string,
  id: string,
): Promise<HostResult<NewUpload | null>> {
  if (await isThere(taskId, id)) return { ok: true, data: null };
  return uploads.start(taskId);
}

async function convertAndAdd({ taskId, key: id, lineId, uploadId }: Finished) {
  const path = `${taskId}/${uploadId}`;
  const original = await uploads.read(path);
  if (original === null) {
    const isDone = await isThere(taskId, id);
    return isDone
      ? ({ ok: true, data: null } as const)
      : ({ ok: false, code: 'upload_lost' } as const);
  }
  const converted = await convertPhoto(original);
  if (!converted.ok) {
    await uploads.remove(path);
    return converted;
  }
  const { file, width, height } = converted;
  const rest = { contentType: 'image/webp', upsert: true };
  const { error } = await files().upload(pathOf(taskId, id), file, rest);
  if (error) throw error;
  const result = await writeHost('host_add_task_photo', {
    p_task_id: taskId,
    p_photo: toJson({ id, lineId, width, height }),
  });
  await uploads.remove(path);
  if (!result.ok) await files().remove([pathOf(taskId, id)]);
  return result;
}

/** Makes a photograph of the task of what was sent, once for its id. */
export const finishTaskPhoto = (finished: Finished) => convertInTurn(() => convertAndAdd(finished));

/** A photograph of a task, as storage lets the caller read it; null where there is none for him. */
export async function readTaskPhoto(taskId: string, id: string): Promise<Blob | null> {
  const client = await staffClient(READ_TIMEOUT_MS);
  const { data } = await client.storage.from(BUCKET).download(pathOf(taskId, id));
  return data;
}
