import { logFormat } from '../../lib/env/log.ts';
import { installJsonConsole } from '../../lib/json-console.ts';
import { buildIfStale } from './build.ts';
import { JOBS } from '../jobs.ts';
import { startBackend } from './backend.ts';
import { placeOf, startJobs } from './jobs.ts';
import { requireFreePort } from './ports.ts';
import { loadSettings } from './settings.ts';
import { SITE_OPTIONS } from './site-options.ts';
import { runToEnd, type Processes } from './processes.ts';

// From SIGTERM to the end of listening: /api/health says 503 first, and a balancer looks every second or so.
const DRAIN_MS = 1000;
// Longer than a proxy keeps an idle connection (nginx: 60 s), or it may write to one that is just being closed.
const KEEP_ALIVE = ['--keepAliveTimeout', '75000'];

/** Everything: the embedded backend, a production build if the last one is stale, and the site. */
async function start(processes: Processes): Promise<void> {
  const settings = loadSettings();
  Object.assign(process.env, settings.env);
  await requireFreePort(settings.sitePort, 'PORT');
  if (settings.backend) {
    await requireFreePort(settings.backend.port, 'SUPABASE_PORT');
    console.log('Starting the database …');
    const backend = await startBackend(settings.backend);
    processes.onStop(backend.close);
  }
  await buildIfStale(processes);
  process.env.LOG_FORMAT ??= 'json';
  if (logFormat() === 'json') installJsonConsole();
  if (settings.backend) processes.onStop(startJobs(JOBS, placeOf(settings.backend)).stop);
  processes.keep(
    'the site',
    ['start', '--port', String(settings.sitePort), ...KEEP_ALIVE],
    SITE_OPTIONS,
  );
}

await runToEnd(start, { drainMs: DRAIN_MS });
