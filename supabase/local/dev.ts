import { startBackend } from './backend.ts';
import { makeFirstLink } from './first-link.ts';
import { runToEnd, type Processes } from './processes.ts';
import { startSchedule } from './jobs.ts';
import { requireFreePort } from './ports.ts';
import { linkLine } from './progress.ts';
import { loadSettings } from './settings.ts';

/** Runs the embedded backend and a development server. */
async function dev(processes: Processes): Promise<void> {
  const settings = loadSettings();
  Object.assign(process.env, settings.env);
  await requireFreePort(settings.sitePort, 'PORT');
  if (settings.backend) {
    processes.onStop((await startBackend(settings.backend)).close);
  }
  if (settings.backend) processes.onStop((await startSchedule(settings.backend)).stop);
  const link = settings.backend && (await makeFirstLink());
  if (link) console.log(linkLine(link));
  processes.keepNext('the site', ['dev', '--port', String(settings.sitePort)]);
}

await runToEnd(dev);
