import { openAdmin, unreadableError } from './admin.ts';
import { runToEnd } from './processes.ts';
import { StartError } from './start-error.ts';

const MAX_SHOWN = 40;

/** Prints the latest job runs, newest last. */
async function jobRuns(): Promise<void> {
  const { admin, url } = openAdmin();
  const { data, error } = await admin
    .from('job_runs')
    .select('name, started_at, finished_at, done, error')
    .order('started_at', { ascending: false })
    .limit(MAX_SHOWN);
  if (error) throw unreadableError('runs of the jobs', url, error);
  if (data.length === 0) console.log('No job has run yet.');
  for (const run of data.reverse()) {
    const outcome = run.finished_at ? (run.error ?? JSON.stringify(run.done)) : 'no end noted';
    console.log(`${run.started_at}  ${run.name}  ${outcome}`);
  }
}

/** Schedules the jobs of a hosted project with the configured URLs and key. */
async function scheduleJobs(): Promise<void> {
  const { admin, url, key, siteUrl } = openAdmin();
  const { data, error } = await admin.rpc('schedule_jobs', {
    p_project_url: url,
    p_secret_key: key,
    p_site_url: siteUrl,
  });
  if (error) throw new StartError(error.message, error);
  console.log(`${data} jobs are scheduled in ${url}; it tells ${siteUrl} of each change.`);
}

const USAGE = `npm run jobs              the last runs of the jobs
npm run jobs -- schedule  schedules them in a hosted project; again after a change of SITE_URL, of the key or of the list`;

const [command, ...others] = process.argv.slice(2);
if (command !== undefined && (command !== 'schedule' || others.length > 0)) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await runToEnd(command === 'schedule' ? scheduleJobs : jobRuns);
}
