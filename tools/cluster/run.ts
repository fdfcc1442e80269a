import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { notifySites } from '../../supabase/local/notify-sites.ts';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { makeCabins } from '../resilience/booking-scenarios.ts';
import { day } from '../resilience/cabins.ts';
import type { LoadRequest } from '../resilience/load.ts';
import type { Row } from '../resilience/row.ts';
import { buildSite, copySite, SiteProcess } from '../resilience/site.ts';
import { environmentFor, KEYS, TestEnvironment } from '../resilience/test-environment.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { answers } from './answers.ts';
import { pageIsFresh, redisIsAway, tagsReachAll } from './freshness.ts';
import { Nginx } from './nginx.ts';
import { privacy } from './privacy.ts';
import { Redis } from './redis.ts';
import { rollingRestart, sitesAreAway } from './restart.ts';
import { stateIsShared } from './state.ts';
import { throughput } from './throughput.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = options.only?.split(',');
const CABINS = 20;

const quoteAt = (url: string, cabinId: string, from = 0): LoadRequest => ({
  name: 'quote',
  url: `${url}/api/quote`,
  call: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      cabin_id: cabinId,
      check_in: day(60 + from),
      check_out: day(63 + from),
      adults: 2,
      children: 0,
      pets: 0,
    }),
  },
});

async function scenarios(
  environment: TestEnvironment,
  sites: readonly SiteProcess[],
  nginx: Nginx,
  redis: Redis,
) {
  const [site] = sites;
  if (!site) throw new Error('No instance');
  const cabins = await makeCabins(environment, CABINS);
  const [cabin = ''] = cabins;
  const key = environmentFor(0).SUPABASE_SECRET_KEY ?? '';
  const all: Record<string, () => Promise<Row[]>> = {
    front: () => privacy(nginx, site),
    b: () => pageIsFresh(environment, nginx),
    c: () => tagsReachAll(environment, sites, key),
    e: () => stateIsShared(environment, sites, nginx),
    a: () => throughput(nginx, environment.folder),
    api: () =>
      answers(site, environment.folder, {
        health: [{ name: 'health', url: `${site.url}/api/health` }],
        availability: cabins.map((id) => ({
          name: 'availability',
          url: `${site.url}/api/availability?cabin_id=${id}`,
        })),
        quote: cabins.map((id) => quoteAt(site.url, id)),
      }),
    d: () => rollingRestart(sites, nginx, quoteAt(nginx.url, cabin), cabin),
    away: () => sitesAreAway(sites, nginx),
    redis: () => redisIsAway(environment, sites, redis),
  };
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(all)) {
    if (wanted && !wanted.includes(name)) continue;
    const failed = (error: Error): Row[] => [
      { scenario: name, target: 'to run', measured: error.message.slice(0, 300), ok: false },
    ];
    for (const row of await run().catch(failed)) {
      console.log(
        `${row.ok ? '✓' : '✗'} ${row.scenario.padEnd(6)} ${row.target}\n         ${row.measured}`,
      );
      rows.push(row);
    }
  }
  return rows;
}

const environment = await TestEnvironment.open();
const ends: (() => Promise<unknown>)[] = [() => environment.close()];
const rows: Row[] = [];
try {
  await buildSite(environment);
  const redis = new Redis(await freePort());
  ends.unshift(() => redis.stop());
  await redis.start();
  Object.assign(process.env, {
    REDIS_URL: redis.url,
    COMPRESSED_BY_PROXY: 'true',
  });
  const sites: SiteProcess[] = [];
  for (const name of ['one', 'two']) {
    const site = await SiteProcess.prepare(
      copySite(environment.folder, name),
      environment.backend.port,
    );
    ends.unshift(() => site.child.end('SIGTERM'));
    await site.start();
    sites.push(site);
  }
  const { listen } = environment.sql;
  const stopNotifying = await notifySites(
    { listen: async (channel, onPayload) => (await listen(channel, onPayload)).unlisten },
    { addresses: sites.map(({ url }) => url), secretKey: KEYS.secretKey },
  );
  ends.unshift(stopNotifying);
  const nginx = await Nginx.start(
    environment.folder,
    sites.map(({ port }) => port),
  );
  ends.unshift(() => nginx.stop());
  rows.push(...(await scenarios(environment, sites, nginx, redis)));
} finally {
  for (const end of ends) await end().catch((error: unknown) => console.error(error));
}
const file = path.join(PROJECT_DIR, '.local/cluster.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), rows }, null, 2));
const reached = rows.filter(({ ok }) => ok).length;
console.log(`\n${reached} of ${rows.length} targets met; ${file}`);
process.exit(reached === rows.length ? 0 : 1);
