import 'server-only';
import { z } from 'zod';
import { DONE, LOST, convertInTurn, uploadFiles } from '@/lib/data/host/uploads/upload-files';
import { endUpload, sealUpload } from '@/lib/data/files/signed-uploads';
import { readHost, toJson, writeHost, type HostResult } from '@/lib/data/staff/staff';
import { writeOnce } from '@/lib/data/files/write-once';
import { convertPhoto } from '@/lib/pictures/convert-photo';
import type { NewUpload } from '@/lib/schemas/host/photos';
import type { TaskRequest } from '@/lib/schemas/host/tasks';
import { adminClient } from '@/lib/supabase/admin-client';
import { staffClient } from '@/lib/supabase/staff-client';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

const BUCKET = 'task-photos';
const uploads = uploadFiles('task-photo-uploads');
const pathOf = (taskId: string, id: string) => `${taskId}/${id}.webp`;

type Finished = Extract<TaskRequest, { what: 'photo-end' }>;

/** Whether the task already has the photo, added by an earlier call whose response was lost. */
const isThere = (taskId: string, id: string) =>
  readHost('host_has_task_photo', { p_task_id: taskId, p_id: id }, z.boolean());

/** Where to upload the photo; null if the task already has it. */
export async function startTaskPhoto(
  taskId: string,
  id: string,
): Promise<HostResult<NewUpload | null>> {
  const there = await isThere(taskId, id);
  if (!there.ok) return there;
  if (there.data) return DONE;
  // A file left by an earlier attempt would block this one.
  await uploads.remove(`${taskId}/${id}`);
  return uploads.start('task', taskId, id);
}

async function convertAndAdd({ taskId, key: id, lineId, uploadId }: Finished) {
  // The photo's id must be its upload's, so that no photo can replace another.
  if (uploadId !== id) return LOST;
  const there = await isThere(taskId, id);
  if (!there.ok || there.data) return there.ok ? DONE : there;
  const upload = `${taskId}/${id}`;
  const sealed = await sealUpload(taskId, id);
  const original = sealed === 'sealed' ? await uploads.read(upload) : null;
  if (original === null) return LOST;
  const converted = await convertPhoto(original);
  if (!converted.ok) {
    await uploads.remove(upload);
    return converted;
  }
  const { file, width, height } = converted;
  const path = pathOf(taskId, id);
  const isNew = await writeOnce({ bucket: BUCKET, path, file, contentType: 'image/webp' });
  const result = await writeHost('host_add_task_photo', {
    p_task_id: taskId,
    p_photo: toJson({ id, lineId, width, height }),
  });
  await uploads.remove(upload);
  if (result.ok) await endUpload(id);
  else if (isNew) await adminClient(WRITE_TIMEOUT_MS).storage.from(BUCKET).remove([path]);
  return result;
}

/** Converts an upload to a photo of the task, once per id. */
export const finishTaskPhoto = (finished: Finished) => convertInTurn(() => convertAndAdd(finished));

/** Reads a photo of a task with the caller's own access; null if there is none for them. */
export async function readTaskPhoto(taskId: string, id: string): Promise<Blob | null> {
  const client = await staffClient(READ_TIMEOUT_MS);
  const { data } = await client.storage.from(BUCKET).download(pathOf(taskId, id));
  return data;
}
