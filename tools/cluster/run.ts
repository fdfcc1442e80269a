import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tellSites } from '../../supabase/local/catalogue-news.ts';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { makeCabins } from '../resilience/booking-goals.ts';
import { day } from '../resilience/cabins.ts';
import type { Visit } from '../resilience/load.ts';
import type { Row } from '../resilience/row.ts';
import { buildSite, copySite, SiteProcess } from '../resilience/site.ts';
import { environmentFor, KEYS, Stage } from '../resilience/stage.ts';
import { freePort } from '../../supabase/tests/support/postgres-server.ts';
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

const quoteAt = (url: string, cabinId: string, from = 0): Visit => ({
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

async function goals(stage: Stage, sites: readonly SiteProcess[], nginx: Nginx, redis: Redis) {
  const [site] = sites;
  if (!site) throw new Error('No instance');
  const cabins = await makeCabins(stage, CABINS);
  const [cabin = ''] = cabins;
  const key = environmentFor(0).SUPABASE_SECRET_KEY ?? '';
  const all: Record<string, () => Promise<Row[]>> = {
    front: () => privacy(nginx, site),
    b: () => pageIsFresh(stage, nginx),
    c: () => tagsReachAll(stage, sites, key),
    e: () => stateIsShared(stage, sites, nginx),
    a: () => throughput(nginx, stage.folder),
    api: () =>
      answers(site, stage.folder, {
        health: [{ name: 'health', url: `${site.url}/api/health` }],
        availability: cabins.map((id) => ({
          name: 'availability',
          url: `${site.url}/api/availability?cabin_id=${id}`,
        })),
        quote: cabins.map((id) => quoteAt(site.url, id)),
      }),
    d: () => rollingRestart(sites, nginx, quoteAt(nginx.url, cabin), cabin),
    away: () => sitesAreAway(sites, nginx),
    redis: () => redisIsAway(stage, sites, redis),
  };
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(all)) {
    if (wanted && !wanted.includes(name)) continue;
    const failed = (error: Error): Row[] => [
      { goal: name, target: 'to run', measured: error.message.slice(0, 300), ok: false },
    ];
    for (const row of await run().catch(failed)) {
      console.log(
        `${row.ok ? '✓' : '✗'} ${row.goal.padEnd(6)} ${row.target}\n         ${row.measured}`,
      );
      rows.push(row);
    }
  }
  return rows;
}

const stage = await Stage.open();
const ends: (() => Promise<unknown>)[] = [() => stage.close()];
const rows: Row[] = [];
try {
  await buildSite(stage);
  const redis = new Redis(await freePort());
  ends.unshift(() => redis.stop());
  await redis.start();
  Object.assign(process.env, {
    REDIS_URL: redis.url,
    COMPRESSED_BY_PROXY: 'true',
  });
  const sites: SiteProcess[] = [];
  for (const name of ['one', 'two']) {
    const site = await SiteProcess.prepare(copySite(stage.folder, name), stage.backend.port);
    ends.unshift(() => site.child.end('SIGTERM'));
    await site.start();
    sites.push(site);
  }
  const { listen } = stage.sql;
  const stopTelling = await tellSites(
    { listen: async (channel, onNotice) => (await listen(channel, onNotice)).unlisten },
    { addresses: sites.map(({ url }) => url), secretKey: KEYS.secretKey },
  );
  ends.unshift(stopTelling);
  const nginx = await Nginx.start(
    stage.folder,
    sites.map(({ port }) => port),
  );
  ends.unshift(() => nginx.stop());
  rows.push(...(await goals(stage, sites, nginx, redis)));
} finally {
  for (const end of ends) await end().catch((error: unknown) => console.error(error));
}
const file = path.join(PROJECT_DIR, '.local/fleet.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), rows }, null, 2));
const reached = rows.filter(({ ok }) => ok).length;
console.log(`\n${reached} of ${rows.length} goals reached; ${file}`);
process.exit(reached === rows.length ? 0 : 1);
