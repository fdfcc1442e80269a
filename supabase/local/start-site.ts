import { buildIfStale } from './build.ts';
import { startBackend, type Backend } from './backend.ts';
import { isNewFolder } from './database/open-database.ts';
import { notifySites } from './notify-sites.ts';
import { startSchedule } from './jobs.ts';
import { requireFreePort } from './ports.ts';
import { loadSettings, type BackendSettings } from './settings.ts';
import { SITE_OPTIONS } from './site-options.ts';
import { runToEnd, type Processes } from './processes.ts';
import { makeFirstLink, readShopName } from './first-link.ts';
import { reportProgress, reportReady } from './progress.ts';

// From SIGTERM until listening ends: /api/health answers 503, and load balancers poll about once a second.
const DRAIN_MS = 1000;

async function openBackend(
  processes: Processes,
  settings: BackendSettings | null,
): Promise<Backend | null> {
  if (settings === null) return null;
  reportProgress('Starting the database …');
  const backend = await startBackend(settings);
  processes.onStop(backend.close);
  return backend;
}

/**
 * A new database is created during the build, which reads it only after a long compile. An existing one is opened
 * first: another start may be using it, and a build would replace the pages of that running site.
 */
async function openAndBuild(
  processes: Processes,
  settings: BackendSettings | null,
): Promise<Backend | null> {
  const isNew = settings !== null && isNewFolder(settings.database);
  const opening = openBackend(processes, settings);
  if (!isNew) await opening;
  const [backend] = await Promise.all([opening, buildIfStale(processes)]);
  return backend;
}

/** Starts everything: the embedded backend, a production build if the last one is stale, and the site. */
async function start(processes: Processes): Promise<void> {
  const settings = loadSettings();
  Object.assign(process.env, settings.env);
  process.env.LOG_FORMAT ||= process.stdout.isTTY ? 'text' : 'json';
  process.env.LOG_LEVEL ||= 'info';
  await requireFreePort(settings.sitePort, 'PORT');
  if (settings.backend) await requireFreePort(settings.backend.port, 'SUPABASE_PORT');
  const backend = await openAndBuild(processes, settings.backend);
  reportProgress('Starting the site …');
  if (settings.backend) processes.onStop((await startSchedule(settings.backend)).stop);
  const { ready } = processes.keep('the site', [...SITE_OPTIONS, 'server/index.ts']);
  if (backend && settings.backend) {
    const addresses = [`http://127.0.0.1:${settings.sitePort}`];
    const { secretKey } = settings.backend;
    processes.onStop(await notifySites(backend, { addresses, secretKey }));
  }
  await ready;
  reportReady({
    name: await readShopName(),
    siteUrl: (settings.env.SITE_URL ?? '').replace(/\/$/, ''),
    localUrl: `http://localhost:${settings.sitePort}`,
    link: backend && (await makeFirstLink()),
    isEmbedded: backend !== null,
  });
}

await runToEnd(start, { drainMs: DRAIN_MS });
