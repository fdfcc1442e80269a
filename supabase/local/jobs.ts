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

/** The edge functions `job-<name>` that run by the clock, and how often: the one list is in the database. */
export const readJobs = async (admin: Admin): Promise<Job[]> =>
  expectData(await admin.rpc('job_schedule')).map(({ name, every_seconds: everySeconds }) => ({
    name,
    everySeconds,
  }));

const FIRST_RUN_MS = 5000;
// Longer than any job takes; one that hangs must not stop its next run.
const MAX_MS = 30_000;
const GRACE_MS = 3000;
// A timer may fire a little early, in the interval that just ends.
const AFTER_THE_HOUR_MS = 100;
/** Between the jobs of one minute: all at once they would keep a visitor's request waiting. */
export const APART_MS = 300;

/** As pg_cron has it: on the minute, the hour, midnight UTC. */
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
    if (!response.ok) throw new Error(`It answered ${response.status}`);
  } catch (error) {
    // The next run may fare better.
    logError('job failed', error, { job: name });
  }
}

/** What pg_cron does on a hosted project. Stopping waits a moment for the runs that are under way. */
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
      // Scheduled only after the run has ended, so that runs never overlap.
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
