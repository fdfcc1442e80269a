import type { LogLevel } from '../../../lib/env/log.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Admin } from './work.ts';

export type Done = Record<string, number>;

/** Most runs find nothing to do; those are logged for debugging only. */
export const levelOfRun = (done: Done): LogLevel =>
  Object.values(done).some((count) => count !== 0) ? 'info' : 'debug';

type Run = { admin: Admin; name: string; everySeconds: number | null; now: Date };

/** The interval a scheduler sends; null for a manual call, which always runs. */
export async function readEverySeconds(request: Request): Promise<number | null> {
  const body: unknown = await request.json().catch(() => null);
  const seconds = (body as { every_seconds?: unknown } | null)?.every_seconds;
  return typeof seconds === 'number' && Number.isInteger(seconds) && seconds > 0 ? seconds : null;
}

/** Runs a job and records its outcome. Returns null when another scheduler has started it for the same slot. */
export async function recordRun(
  { admin, name, everySeconds, now }: Run,
  work: () => Promise<Done>,
): Promise<Done | null> {
  const begun = await admin.rpc('begin_job_run', {
    p_name: name,
    ...(everySeconds !== null && { p_every_seconds: everySeconds }),
    p_now: now.toISOString(),
  });
  const id = expectData(begun) as number | null;
  if (id === null) return null;
  const started = performance.now();
  const end = async (done: Done | null, error?: string) => {
    const endedAt = new Date(now.getTime() + performance.now() - started);
    const outcome = { p_id: id, p_done: done, p_now: endedAt.toISOString() };
    // A failure to record the run doesn't fail the job.
    await admin.rpc('end_job_run', { ...outcome, ...(error !== undefined && { p_error: error }) });
  };
  try {
    const done = await work();
    await end(done);
    return done;
  } catch (error) {
    await end(null, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
