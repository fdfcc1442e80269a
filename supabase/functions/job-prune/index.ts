import { serveJob } from '../_shared/serve.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Work } from '../_shared/work.ts';

const BATCH = 2000;
const MAX_FILES = 200;
// A job must respond within 25 s; the rest is left to the next run.
const MAX_MS = 15_000;

/** Deletes expired task photographs, files before rows so that none is orphaned. Returns how many. */
async function pruneTaskPhotos({ admin, now }: Work, most: number): Promise<number> {
  const old = expectData(
    await admin.rpc('old_task_photos', { p_most: most, p_now: now.toISOString() }),
  );
  if (old.length === 0) return 0;
  const files = old.map((photo) => `${photo.task_id}/${photo.id}.webp`);
  const { error } = await admin.storage.from('task-photos').remove(files);
  if (error) throw error;
  const ids = old.map((photo) => photo.id);
  expectData(await admin.from('cabin_task_photos').delete().in('id', ids).select('id'));
  return old.length;
}

/** Removes files that never became a picture; returns the number removed from each bucket. */
async function removeUnclaimed({ admin, now }: Work, deadline: number) {
  const gone: Record<string, number> = {};
  let found = MAX_FILES;
  while (found === MAX_FILES && performance.now() < deadline) {
    const asked = { p_most: MAX_FILES, p_now: now.toISOString() };
    const files = expectData(await admin.rpc('unclaimed_files', asked));
    found = files.length;
    for (const bucket of new Set(files.map((file) => file.bucket))) {
      const names = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
      const { error } = await admin.storage.from(bucket).remove(names);
      if (error) throw error;
      gone[bucket] = (gone[bucket] ?? 0) + names.length;
    }
  }
  return gone;
}

/** Deletes rows past their retention period in batches; returns the number of each kind. */
export async function prune({ admin, now }: Work, most = BATCH): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  const deadline = performance.now() + MAX_MS;
  let mayHaveMore = true;
  while (mayHaveMore && performance.now() < deadline) {
    const batch = expectData(
      await admin.rpc('prune', { p_most: most, p_now: now.toISOString() }),
    ) as Record<string, number>;
    for (const [kind, rows] of Object.entries(batch)) gone[kind] = (gone[kind] ?? 0) + rows;
    mayHaveMore = Object.values(batch).some((rows) => rows >= most);
  }
  const photos = await pruneTaskPhotos({ admin, now }, MAX_FILES);
  if (photos > 0) gone.cabin_task_photos = photos;
  return { ...gone, ...(await removeUnclaimed({ admin, now }, deadline)) };
}

export default serveJob(prune);
