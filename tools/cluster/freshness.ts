import { readFileSync } from 'node:fs';
import { KEYS, type TestEnvironment } from '../harness/environment.ts';
import { ms } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import type { Nginx } from '../harness/nginx.ts';
import type { Redis } from '../harness/redis.ts';
import type { Row } from '../harness/report.ts';
import { postJson } from '../harness/requests.ts';
import type { SiteProcess } from '../harness/site.ts';
import { until, wait } from '../harness/wait.ts';

const SLUG = 'laurel-lantern';
const PAGE = `/cabins/${SLUG}`;

const shows = async (url: string, text: string) => (await send(url)).text.includes(text);

const rename = (environment: TestEnvironment, title: string) =>
  environment.sql`update public.cabins set title = ${title} where slug = ${SLUG}`;

/** End to end: the database changes while clients poll the front. */
export async function timeFreshness(environment: TestEnvironment, nginx: Nginx): Promise<Row[]> {
  const times: number[] = [];
  for (const title of ['Fleet One Cabin', 'Fleet Two Cabin', 'Fleet Three Cabin']) {
    await rename(environment, title);
    times.push(await until(title, () => shows(nginx.url + PAGE, title)));
  }
  const most = Math.max(...times);
  return [
    {
      scenario: 'b',
      target: 'a cabin renamed in the database reads so through nginx within 5 s',
      measured: times.map(ms).join(', '),
      ok: most <= 5000,
    },
  ];
}

/** One instance is notified; both must revalidate, without their own polling. */
export async function timeTags(
  environment: TestEnvironment,
  sites: readonly SiteProcess[],
): Promise<Row[]> {
  const [told] = sites;
  const call = postJson({ table: 'cabins' }, { Authorization: `Bearer ${KEYS.secretKey}` });
  const times: number[] = [];
  for (const title of ['Told One Cabin', 'Told Two Cabin', 'Told Three Cabin']) {
    // An old updated_at, which the poller doesn't notice.
    await environment.sql.begin(async (sql) => {
      await sql`alter table public.cabins disable trigger touch_cabin`;
      await sql`update public.cabins set title = ${title} where slug = ${SLUG}`;
      await sql`alter table public.cabins enable trigger touch_cabin`;
    });
    const started = performance.now();
    const answer = await send(`${told?.url ?? ''}/api/revalidate`, call);
    if (answer.status !== 200) throw new Error(`/api/revalidate: ${answer.status}`);
    for (const site of sites) await until(title, () => shows(site.url + PAGE, title));
    times.push(performance.now() - started);
  }
  return [
    {
      scenario: 'c',
      target: 'a tag ended on one instance is ended on both within 1 s, and both render anew',
      measured: times.map(ms).join(', '),
      ok: Math.max(...times) <= 1000,
    },
  ];
}

const awayLines = (site: SiteProcess) =>
  readFileSync(site.child.log, 'utf8').match(/shared cache is away/g)?.length ?? 0;

/** Redis is killed and restarted; pages are served throughout, and a change made meanwhile is applied. */
export async function loseRedis(
  environment: TestEnvironment,
  sites: readonly SiteProcess[],
  redis: Redis,
): Promise<Row[]> {
  const before = sites.map(awayLines);
  await redis.child.end('SIGKILL');
  const statuses: number[] = [];
  for (let i = 0; i < 50; i++) {
    for (const site of sites)
      statuses.push((await send(`${site.url}${i % 2 ? '/' : PAGE}`)).status);
  }
  await rename(environment, 'Lonely Cabin');
  const alone: number[] = [];
  for (const site of sites) {
    alone.push(await until('a change without Redis', () => shows(site.url + PAGE, 'Lonely Cabin')));
  }
  await redis.start();
  await wait(1500);
  const after = await Promise.all(sites.map((site) => shows(site.url + PAGE, 'Lonely Cabin')));
  const logged = sites.map((site, i) => awayLines(site) - (before[i] ?? 0));
  return [
    {
      scenario: 'redis',
      target:
        'Redis killed: every page 200, a change still shows, one line in each log; fresh when it is back',
      measured: `${statuses.filter((status) => status !== 200).length} of ${statuses.length} failed; shown after ${alone.map(ms).join(', ')}; ${logged.join(' and ')} lines; ${after.join(' and ')}`,
      ok:
        statuses.every((status) => status === 200) &&
        after.every(Boolean) &&
        logged.every((n) => n === 1),
    },
  ];
}
