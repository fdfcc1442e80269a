import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, SITES, type TestedSite } from './tested-site.ts';

const isReady = async (site: TestedSite) =>
  fetch(`${addressOf(site)}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a site that isn't running, and returns a function that stops it. */
export async function runSite(site: TestedSite): Promise<() => Promise<void>> {
  const args = ['e2e/support/serve.ts', String(SITES.indexOf(site))];
  // A process group of its own, so that the signal reaches the site too.
  const started = spawn(process.execPath, args, { stdio: 'ignore', detached: true });
  const ended = once(started, 'close');
  const stop = async () => {
    if (started.pid !== undefined) process.kill(-started.pid, 'SIGTERM');
    await ended;
  };
  while (!(await isReady(site))) {
    if (started.exitCode !== null) throw new Error(`The site ended with ${started.exitCode}`);
    await wait(250);
  }
  return stop;
}
