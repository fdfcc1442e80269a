import { buildIfStale } from './build.ts';
import { startBackend } from './backend.ts';
import { requireFreePort } from './ports.ts';
import { loadSettings } from './settings.ts';
import { runToEnd, type Processes } from './processes.ts';

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
  processes.keep('the site', ['start', '--port', String(settings.sitePort)]);
}

await runToEnd(start);
