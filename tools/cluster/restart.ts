import { Agent } from 'node:http';
import { send } from '../resilience/http-client.ts';
import { sendLoad, type Sample, type LoadRequest } from '../resilience/load.ts';
import { ms, tally, wait, type Row } from '../resilience/row.ts';
import type { SiteProcess } from '../resilience/site.ts';
import type { Nginx } from './nginx.ts';

const EVERY_MS = 10;
// A pause before the next instance, as an operator would make.
const SETTLE_MS = 500;
// A reload closes idle connections; a browser that meets one of these asks again, this client does not.
const agent = new Agent({ keepAlive: false });

/** Both instances replaced in turn while visitors read, search, ask and post. */
export async function rollingRestart(
  sites: readonly SiteProcess[],
  nginx: Nginx,
  quote: LoadRequest,
  cabinId: string,
): Promise<Row[]> {
  const visits: LoadRequest[] = [
    { name: 'page', url: `${nginx.url}/` },
    { name: 'unkept page', url: `${nginx.url}/cabins?guests=2` },
    { name: 'calendar', url: `${nginx.url}/api/availability?cabin_id=${cabinId}` },
    quote,
  ];
  const samples: Promise<Sample>[] = [];
  let isOver = false;
  const visiting = (async () => {
    for (let i = 0; !isOver; i++) {
      const next = visits[i % visits.length] ?? quote;
      samples.push(sendLoad({ ...next, call: { ...next.call, agent } }));
      await wait(EVERY_MS * 2);
    }
  })();
  await wait(500);
  for (const site of sites) {
    await nginx.leaveOut(new Set([site.port]));
    site.child.signal('SIGUSR2');
    await wait(SETTLE_MS);
    await site.child.end('SIGTERM');
    await site.start();
    await nginx.leaveOut(new Set());
    await wait(SETTLE_MS);
  }
  isOver = true;
  await visiting;
  const found = await Promise.all(samples);
  const failed = found.filter(({ status }) => status !== 200);
  return [
    {
      scenario: 'd',
      target: 'both instances replaced in turn under load: 0 failed requests',
      measured: `${failed.length} of ${found.length} failed; ${tally(failed.map(({ name, status }) => `${name} ${status}`))}; slowest ${ms(Math.max(...found.map((sample) => sample.ms)))}`,
      ok: failed.length === 0 && found.length > 100,
    },
  ];
}

// Longer than nginx serves a stale page during revalidation.
const AWAY_MS = 12_000;

/** With both instances down, cached pages are still served. */
export async function sitesAreAway(sites: readonly SiteProcess[], nginx: Nginx): Promise<Row[]> {
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
