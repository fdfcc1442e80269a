import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { Child } from './child.ts';
import { send } from './http-client.ts';
import { sendLoad, tallyFailures, type Sample } from './load.ts';
import { isInTime, ms, tally, until, wait, type Row } from './row.ts';
import { SiteProcess } from './site.ts';
import { environmentFor } from './test-environment.ts';

const QUOTE = JSON.stringify({
  cabin_id: '00000000-0000-4000-8000-000000000000',
  check_in: '2027-03-01',
  check_out: '2027-03-04',
  adults: 2,
  children: 0,
  pets: 0,
});

/** A request whose body takes that long to arrive; its status, or 0 for none. */
function slowPost(port: number, forMs: number): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/quote HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${QUOTE.length}\r\nConnection: close\r\n\r\n${QUOTE.slice(0, 10)}`,
      );
      setTimeout(() => socket.writable && socket.write(QUOTE.slice(10)), forMs);
    });
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

/** `npm start` on a database of its own gets SIGTERM during fifty requests. */
export async function drain(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabins-drain-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const log = path.join(folder, 'start.log');
  const keep = ['SITE_URL', 'LOG_FORMAT'];
  const same = Object.entries(environmentFor(backendPort)).filter(([name]) => keep.includes(name));
  const start = new Child({
    args: ['supabase/local/start.ts'],
    cwd: PROJECT_DIR,
    env: {
      ...Object.fromEntries(same),
      PORT: String(port),
      SUPABASE_PORT: String(backendPort),
      DATABASE_FOLDER: path.join(folder, 'database'),
    },
    log,
  });
  const url = `http://127.0.0.1:${port}`;
  const health = async () => (await send(`${url}/api/health`, { timeoutMs: 2000 })).status;
  try {
    start.start();
    await until('npm start', async () => (await health()) === 200, 240_000);
    await sendLoad({ name: 'quote', url: `${url}/api/quote` });
    const answers = Array.from({ length: 50 }, () => slowPost(port, 3000));
    await wait(1000);
    const exit = start.end('SIGTERM');
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
        // 404 for an unknown cabin counts as an answer.
        ok: draining === 503 && found.every((status) => status === 404) && isInTime(exitMs, 10_000),
      },
    ];
  } catch (error) {
    throw new Error(`npm start: ${readFileSync(log, 'utf8').slice(-2000)}`, { cause: error });
  } finally {
    await start.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const LOOK_EVERY_MS = 250;
const VISIT_EVERY_MS = 20;

/** Two instances are replaced in turn, while clients go to whichever is healthy. */
export async function rollingRestart(copy: string, backendPort: number): Promise<Row[]> {
  const sites = [
    await SiteProcess.prepare(copy, backendPort),
    await SiteProcess.prepare(copy, backendPort),
  ];
  const ready = new Set<SiteProcess>();
  let restarting: SiteProcess | undefined;
  let isOver = false;
  const balancer = async (site: SiteProcess) => {
    for (let missed = 0; !isOver; await wait(LOOK_EVERY_MS)) {
      const status = await site.healthStatus().catch(() => 0);
      missed = status === 0 ? missed + 1 : 0;
      if (status === 200) ready.add(site);
      // As balancers do: what says that it drains is left at once, what does not answer after the second time.
      else if (status !== 0 || missed > 1) ready.delete(site);
    }
  };
  const samples: Sample[] = [];
  let nobodyReadyMs = 0;
  const visitors = async () => {
    for (let i = 0; !isOver; i++) {
      if (ready.size === 0) nobodyReadyMs += VISIT_EVERY_MS;
      // As balancers do when nobody answers their looks in time: to all but the one that is taken out.
      const all = ready.size > 0 ? [...ready] : sites.filter((site) => site !== restarting);
      const url = all[i % all.length]?.url ?? '';
      const name = ['/', '/cabins'][i % 2] ?? '/';
      void sendLoad({ name, url: url + name }).then((sample) => samples.push(sample));
      await wait(VISIT_EVERY_MS);
    }
  };
  try {
    for (const site of sites) await site.start();
    const watching = Promise.all(sites.map(balancer));
    const untilBothAreReady = () =>
      until('two instances', () => Promise.resolve(ready.size === sites.length));
    await untilBothAreReady();
    const visiting = visitors();
    await wait(1000);
    for (const site of sites) {
      restarting = site;
      site.child.signal('SIGUSR2');
      await until('the balancer to look', () => Promise.resolve(!ready.has(site)));
      await site.child.end('SIGTERM');
      await site.start();
      // Else the other would be ended while visitors know no other one.
      await untilBothAreReady();
      await wait(500);
    }
    await wait(1000);
    isOver = true;
    await Promise.all([watching, visiting]);
    await wait(500);
    const failed = samples.filter(({ status }) => status !== 200);
    return [
      {
        scenario: 'G34',
        target: 'two instances restarted in turn under load: 0 failed requests, one always ready',
        measured: `${failed.length} of ${samples.length} failed; ${tallyFailures(failed)}; nobody ready for ${ms(nobodyReadyMs)}`,
        ok: failed.length === 0 && samples.length > 100 && isInTime(nobodyReadyMs, 0),
      },
    ];
  } finally {
    isOver = true;
    for (const site of sites) await site.child.end('SIGKILL');
  }
}
