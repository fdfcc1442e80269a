import { openAdmin, unreadable } from './admin.ts';
import { runToEnd } from './processes.ts';

const MAX_SHOWN = 40;

/** Prints the last runs of the jobs, the newest last. */
async function jobRuns(): Promise<void> {
  const { admin, url } = openAdmin();
  const { data, error } = await admin
    .from('job_runs')
    .select('name, started_at, finished_at, done, error')
    .order('started_at', { ascending: false })
    .limit(MAX_SHOWN);
  if (error) throw unreadable('runs of the jobs', url, error);
  if (data.length === 0) console.log('No job has run yet.');
  for (const run of data.reverse()) {
    const outcome = run.finished_at ? (run.error ?? JSON.stringify(run.done)) : 'no end noted';
    console.log(`${run.started_at}  ${run.name}  ${outcome}`);
  }
}

await runToEnd(jobRuns);
