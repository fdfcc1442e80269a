import { Agent } from 'node:http';
import { ms } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import { inTurn, isOk, tallyFailures } from '../harness/load.ts';
import type { Nginx } from '../harness/nginx.ts';
import type { Row } from '../harness/report.ts';
import { availabilityRequest, pageRequest, quoteRequest } from '../harness/requests.ts';
import { restartInTurn } from '../harness/rolling-restart.ts';
import type { SiteProcess } from '../harness/site.ts';
import { wait } from '../harness/wait.ts';

// A pause before the next instance, as an operator would make.
const SETTLE_MS = 500;
// A reload closes idle connections; a browser retries on one of those, this client doesn't.
const agent = new Agent({ keepAlive: false });

/** Restarts both instances in turn while visitors read, search, quote and post. */
export async function rollingRestart(
  sites: readonly SiteProcess[],
  nginx: Nginx,
  cabinId: string,
): Promise<Row[]> {
  const visit = inTurn([
    pageRequest(nginx, '/'),
    pageRequest(nginx, '/cabins?guests=2'),
    availabilityRequest(nginx, cabinId),
    quoteRequest(nginx, cabinId),
  ]);
  const nextVisit = (index: number) => {
    const next = visit(index);
    return { ...next, call: { ...next.call, agent } };
  };
  const samples = await restartInTurn(sites, nextVisit, {
    takeOut: async (site) => {
      await nginx.leaveOut(new Set([site.port]));
      site.child.signal('SIGUSR2');
      await wait(SETTLE_MS);
    },
    putBack: () => nginx.leaveOut(new Set()),
  });
  const failed = samples.filter((sample) => !isOk(sample));
  const slowest = Math.max(...samples.map((sample) => sample.ms));
  return [
    {
      scenario: 'd',
      target: 'both instances restarted in turn under load: 0 failed requests',
      measured: `${failed.length} of ${samples.length} failed; ${tallyFailures(failed)}; slowest ${ms(slowest)}`,
      ok: failed.length === 0 && samples.length > 100,
    },
  ];
}

// Longer than nginx serves a stale page during revalidation.
const AWAY_MS = 12_000;

/** With both instances down, cached pages are still served. */
export async function loseSites(sites: readonly SiteProcess[], nginx: Nginx): Promise<Row[]> {
  await send(`${nginx.url}/`);
  await Promise.all(sites.map((site) => site.child.end('SIGTERM')));
  await wait(AWAY_MS);
  const page = await send(`${nginx.url}/`);
  const other = await send(`${nginx.url}/api/health`);
  await Promise.all(sites.map((site) => site.start()));
  const cache = String(page.headers['x-cache']);
  return [
    {
      scenario: 'away',
      target: `no instance for ${ms(AWAY_MS)}: a page that was kept is shown`,
      measured: `${page.status} ${cache}; what is not kept ${other.status}`,
      ok: page.status === 200 && cache === 'STALE' && other.status === 502,
    },
  ];
}
