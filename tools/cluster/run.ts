import path from 'node:path';
import { parseArgs } from 'node:util';
import { notifySites } from '../../supabase/local/notify-sites.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { makeCabins } from '../harness/cabins.ts';
import { KEYS, TestEnvironment } from '../harness/environment.ts';
import { Nginx } from '../harness/nginx.ts';
import { Redis } from '../harness/redis.ts';
import { chooseScenarios, Report, type Scenario } from '../harness/report.ts';
import { buildSite, copySite, SiteProcess } from '../harness/site.ts';
import { loseRedis, timeFreshness, timeTags } from './freshness.ts';
import { visitFront } from './privacy.ts';
import { loseSites, rollingRestart } from './restart.ts';
import { shareState } from './state.ts';
import { compareWithFiles } from './throughput.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const report = new Report('cluster');
const environment = await TestEnvironment.open();
const ends: (() => Promise<unknown>)[] = [() => environment.close()];
try {
  await buildSite(environment);
  const redis = new Redis(await freePort(), path.join(environment.folder, 'redis.log'));
  ends.unshift(() => redis.child.end('SIGKILL'));
  await redis.start();
  const env = { REDIS_URL: redis.url, COMPRESSED_BY_PROXY: 'true' };
  const sites: SiteProcess[] = [];
  for (const name of ['one', 'two']) {
    const copy = copySite(environment.folder, name);
    const site = await SiteProcess.prepare(copy, environment.backend.port, { env });
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
  const ports = sites.map(({ port }) => port);
  const nginx = await Nginx.start(environment.folder, ports);
  ends.unshift(() => nginx.child.end('SIGTERM'));
  const [cabin = ''] = await makeCabins(environment, 1);
  const scenarios: Scenario[] = [
    { name: 'front', run: () => visitFront(nginx) },
    { name: 'b', run: () => timeFreshness(environment, nginx) },
    { name: 'c', run: () => timeTags(environment, sites) },
    { name: 'e', run: () => shareState(environment, sites, nginx) },
    { name: 'a', run: () => compareWithFiles(nginx, environment.folder) },
    { name: 'd', run: () => rollingRestart(sites, nginx, cabin) },
    { name: 'away', run: () => loseSites(sites, nginx) },
    { name: 'redis', run: () => loseRedis(environment, sites, redis) },
  ];
  const isWanted = chooseScenarios(
    scenarios.map(({ name }) => name),
    values.only,
  );
  for (const scenario of scenarios) if (isWanted(scenario.name)) await report.run(scenario);
} finally {
  for (const end of ends) await end().catch((error: unknown) => console.error(error));
}
report.exit();
