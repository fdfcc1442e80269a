import { logError } from '../../lib/log/log.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { openAdmin, type Admin } from './admin.ts';
import type { BackendSettings } from './settings.ts';

type Job = { name: string; everySeconds: number };
type Endpoint = { url: string; secretKey: string };

const endpointOf = ({ port, secretKey }: BackendSettings): Endpoint => ({
  url: `http://127.0.0.1:${port}`,
  secretKey,
});

/** The scheduled edge functions `job-<name>` and their intervals; the database has the only list. */
export const readJobs = async (admin: Admin): Promise<Job[]> =>
  expectData(await admin.rpc('job_schedule')).map(({ name, every_seconds: everySeconds }) => ({
    name,
    everySeconds,
  }));

const FIRST_RUN_MS = 5000;
// Longer than any job takes; a hanging run must not block the next.
const MAX_MS = 30_000;
const GRACE_MS = 3000;
// A timer may fire slightly early, within the interval that is ending.
const AFTER_THE_HOUR_MS = 100;
/** The delay between jobs of the same minute, which together would keep a visitor's request waiting. */
export const APART_MS = 300;

/** As in pg_cron: on the minute, the hour, midnight UTC. */
function untilNextMs(everySeconds: number): number {
  const everyMs = everySeconds * 1000;
  return everyMs - (Date.now() % everyMs) + AFTER_THE_HOUR_MS;
}

async function run({ name, everySeconds }: Job, { url, secretKey }: Endpoint): Promise<void> {
  try {
    const response = await fetch(`${url}/functions/v1/job-${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ every_seconds: everySeconds }),
      signal: AbortSignal.timeout(MAX_MS),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The job failed with ${response.status}`);
  } catch (error) {
    // The next run may succeed.
    logError('job failed', error, { job: name });
  }
}

/** Does what pg_cron does on a hosted project. Stopping waits briefly for running jobs. */
export function startJobs(
  jobs: readonly Job[],
  endpoint: Endpoint,
  firstRunMs = FIRST_RUN_MS,
): { stop: () => Promise<void> } {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const schedule = (job: Job, waitMs: number) => {
    if (isStopped) return;
    timers.set(
      job.name,
      setTimeout(() => start(job), waitMs + jobs.indexOf(job) * APART_MS),
    );
  };
  const start = (job: Job) => {
    const ended = run(job, endpoint).then(() => {
      running.delete(ended);
      // Scheduled after the run has ended, so that runs never overlap.
      schedule(job, untilNextMs(job.everySeconds));
    });
    running.add(ended);
  };

  for (const job of jobs) schedule(job, firstRunMs);
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      let force: NodeJS.Timeout | undefined;
      const timeout = new Promise((resolve) => {
        force = setTimeout(resolve, GRACE_MS);
      });
      await Promise.race([Promise.all(running), timeout]);
      clearTimeout(force);
    },
  };
}

/** Starts the jobs of the database's schedule, as pg_cron does on a hosted project. */
export const startSchedule = async (settings: BackendSettings) =>
  startJobs(await readJobs(openAdmin().admin), endpointOf(settings));
