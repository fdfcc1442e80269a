import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { environmentFor } from '../harness/environment.ts';
import { isInTime, ms, tally } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import { isOk, tallyFailures } from '../harness/load.ts';
import type { Row } from '../harness/report.ts';
import { PARTY, pageRequest, stayOf } from '../harness/requests.ts';
import { restartInTurn } from '../harness/rolling-restart.ts';
import { prepareShop, SiteProcess } from '../harness/site.ts';
import { until, wait } from '../harness/wait.ts';
import { openPost } from './raw-post.ts';

const UNKNOWN_CABIN = '00000000-0000-4000-8000-000000000000';
const QUOTE = JSON.stringify({ cabin_id: UNKNOWN_CABIN, ...stayOf(40), ...PARTY });

/** Posts a quote whose body takes that long to arrive; returns the response's status. */
function postSlowly(port: number, forMs: number): Promise<number> {
  const { socket, status } = openPost(port, QUOTE.length);
  socket.write(QUOTE.slice(0, 10));
  setTimeout(() => socket.writable && socket.write(QUOTE.slice(10)), forMs);
  return status;
}

/** Sends SIGTERM to `npm start` on its own database during fifty requests. */
export async function drain(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabins-drain-'));
  const ports = { site: await freePort(), backend: await freePort() };
  const { SITE_URL, LOG_FORMAT } = environmentFor(ports.backend);
  const env = { SITE_URL, LOG_FORMAT, DATABASE_FOLDER: path.join(folder, 'database') };
  const { child, url, start } = prepareShop(ports, path.join(folder, 'start.log'), env);
  const health = async () => (await send(`${url}/api/health`, { timeoutMs: 2000 })).status;
  try {
    await start();
    await until('health', async () => (await health()) === 200);
    await postSlowly(ports.site, 0);
    const answers = Array.from({ length: 50 }, () => postSlowly(ports.site, 3000));
    await wait(1000);
    const exit = child.end('SIGTERM');
    let draining = 200;
    while (draining === 200) draining = await health().catch(() => 0);
    const found = await Promise.all(answers);
    const exitMs = await exit;
    return [
      {
        scenario: 'G34',
        target:
          'SIGTERM with 50 requests of 3 s under way: 503 from /api/health first, 50 of 50 answered, exit ≤ 10 s',
        measured: `health ${draining}; ${tally(found.map(String))}; exit after ${ms(exitMs)}`,
        // 404 for an unknown cabin counts as a response.
        ok: draining === 503 && found.every((status) => status === 404) && isInTime(exitMs, 10_000),
      },
    ];
  } finally {
    await child.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const LOOK_EVERY_MS = 250;

/** Restarts two instances in turn, while clients use whichever is healthy. */
export async function rollingRestart(copy: string, backendPort: number): Promise<Row[]> {
  const sites = [
    await SiteProcess.prepare(copy, backendPort),
    await SiteProcess.prepare(copy, backendPort),
  ];
  const ready = new Set<SiteProcess>();
  let restarting: SiteProcess | undefined;
  let isOver = false;
  const watch = async (site: SiteProcess) => {
    for (let missed = 0; !isOver; await wait(LOOK_EVERY_MS)) {
      const status = await site.healthStatus().catch(() => 0);
      missed = status === 0 ? missed + 1 : 0;
      if (status === 200) ready.add(site);
      // Load balancers drop a draining instance at once, and an unresponsive one after the second miss.
      else if (status !== 0 || missed > 1) ready.delete(site);
    }
  };
  const untilAllAreReady = () =>
    until('two instances', () => Promise.resolve(ready.size === sites.length));
  let visitsWithNobodyReady = 0;
  const nextVisit = (index: number) => {
    if (ready.size === 0) visitsWithNobodyReady += 1;
    // When all health checks time out, balancers send visitors to all but the instance taken out.
    const open = ready.size > 0 ? [...ready] : sites.filter((site) => site !== restarting);
    return pageRequest(open[index % open.length] ?? { url: '' }, index % 2 ? '/cabins' : '/');
  };
  try {
    for (const site of sites) await site.start();
    const watching = Promise.all(sites.map(watch));
    await untilAllAreReady();
    const samples = await restartInTurn(sites, nextVisit, {
      takeOut: async (site) => {
        restarting = site;
        site.child.signal('SIGUSR2');
        await until('the balancer to look', () => Promise.resolve(!ready.has(site)));
      },
      // Otherwise the other one would be ended while visitors know no other.
      putBack: untilAllAreReady,
    });
    isOver = true;
    await watching;
    const failed = samples.filter((sample) => !isOk(sample));
    return [
      {
        scenario: 'G34',
        target: 'two instances restarted in turn under load: 0 failed requests, one always ready',
        measured: `${failed.length} of ${samples.length} failed; ${tallyFailures(failed)}; nobody ready at ${visitsWithNobodyReady} visits`,
        ok: failed.length === 0 && samples.length > 100 && isInTime(visitsWithNobodyReady, 0),
      },
    ];
  } finally {
    isOver = true;
    for (const site of sites) await site.child.end('SIGKILL');
  }
}
