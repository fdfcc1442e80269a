import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { makeCabins } from './booking-scenarios.ts';
import { day } from './cabins.ts';
import { p95, paced, shareOf, percent, type Sample, type LoadRequest } from './load.ts';
import { isInTime, ms, QUICK_MS, tally, wait, type Row } from './row.ts';
import type { SiteProcess } from './site.ts';
import type { TestEnvironment } from './test-environment.ts';

const MEGABYTE = 1024 * 1024;

/** Resident memory in megabytes and open descriptors. */
function weigh(pid: number): { memory: number; descriptors: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { memory: kilobytes / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

const bigPost = (site: SiteProcess, bytes: number) =>
  new Promise<number>((resolve) => {
    const socket = connect(site.port, '127.0.0.1');
    const chunk = Buffer.alloc(64 * 1024, 0x20);
    let left = bytes;
    let answer = '';
    const write = () => {
      while (left > 0 && socket.writable) {
        left -= chunk.length;
        if (!socket.write(chunk)) return socket.once('drain', write);
      }
    };
    socket.on('connect', () => {
      socket.write(
        `POST /api/quote HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${bytes}\r\nConnection: close\r\n\r\n`,
      );
      write();
    });
    socket.on('data', (data) => (answer += data.toString('latin1')));
    // The site may hang up on the rest of the body once it has refused it.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.setTimeout(60_000, () => socket.destroy());
  });

function slowClient(site: SiteProcess, until: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () =>
      socket.write(
        `POST /api/quote HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
      ),
    );
    const drip = setInterval(() => socket.writable && socket.write(' '), 1000);
    const end = setTimeout(() => socket.destroy(), until - performance.now());
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(end);
      resolve();
    });
  });
}

export async function hugeAndSlow(site: SiteProcess, seconds: number): Promise<Row[]> {
  const browse = (index: number): LoadRequest => ({
    name: 'page',
    url: site.url + (['/', '/cabins', '/about'][index % 3] ?? '/'),
  });
  await paced(50, 5, browse);
  const calm = await paced(30, 5, browse);
  const before = weigh(site.child.pid).memory;
  let peak = before;
  const watching = setInterval(() => (peak = Math.max(peak, weigh(site.child.pid).memory)), 50);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => bigPost(site, 50 * MEGABYTE)),
  );
  clearInterval(watching);
  const until = performance.now() + seconds * 1000;
  const slow = Array.from({ length: 200 }, () => slowClient(site, until));
  await wait(500);
  const others = await paced(30, seconds - 1, browse);
  await Promise.all(slow);
  return [
    {
      scenario: 'G28',
      target: '100 posts of 50 MB at once: all 413, past the limit 429; memory grows < 100 MB',
      measured: `${tally(answers.map(String))}; +${Math.round(peak - before)} MB on ${Math.round(before)}`,
      ok:
        answers.includes(413) &&
        answers.every((status) => status === 413 || status === 429) &&
        peak - before < 100,
    },
    {
      scenario: 'G28',
      target: `200 slow clients for ${seconds} s: p95 of others ≤ 2 × calm (at least ${QUICK_MS} ms)`,
      measured: `${ms(p95(others))} against ${ms(p95(calm))}`,
      ok: isInTime(p95(others), Math.max(2 * p95(calm), QUICK_MS)) && shareOf(others, isOk) === 1,
    },
  ];
}

type Measure = 'memory' | 'descriptors' | 'backendMemory' | 'backendDescriptors' | 'connections';

const isOk = ({ status }: Sample) => status === 200 || status === 204;

const STAY = { check_in: day(40), check_out: day(43), adults: 2, children: 0, pets: 0 };
const VISIT = { url_path: '/cabins', referrer: null, session_id: 'a-session-of-the-soak' };
const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** A mix of everything at a steady rate; memory, descriptors and connections must not grow. */
export async function soak(
  environment: TestEnvironment,
  site: SiteProcess,
  minutes: number,
): Promise<Row[]> {
  const [cabinId = ''] = await makeCabins(environment, 1);
  const mix: LoadRequest[] = [
    { name: 'home', url: `${site.url}/` },
    { name: 'list', url: `${site.url}/cabins` },
    { name: 'cabin', url: `${site.url}/cabins/laurel-lantern` },
    { name: 'search', url: `${site.url}/cabins?check_in=${day(40)}&check_out=${day(43)}&guests=2` },
    { name: 'availability', url: `${site.url}/api/availability?cabin_id=${cabinId}` },
    { name: 'stats', url: `${site.url}/api/stats?ids=${cabinId}` },
    { name: 'quote', url: `${site.url}/api/quote`, call: json({ cabin_id: cabinId, ...STAY }) },
    { name: 'visit', url: `${site.url}/api/track/visit`, call: json(VISIT) },
  ];
  const mixed = (index: number) => mix[index % mix.length] ?? { name: 'home', url: site.url };
  // Warm-up: first loads and compilations are no leak.
  await paced(30, Math.min(60, minutes * 20), mixed);
  const marks: Record<Measure, number>[] = [];
  const samples: Sample[] = [];
  const rounds = 10;
  for (let round = 0; round < rounds; round++) {
    samples.push(...(await paced(30, (minutes * 60) / rounds, mixed)));
    const [row] = await environment.sql<
      { n: number }[]
    >`select count(*)::int as n from pg_stat_activity`;
    const backend = weigh(environment.backend.child.pid);
    marks.push({
      ...weigh(site.child.pid),
      backendMemory: backend.memory,
      backendDescriptors: backend.descriptors,
      connections: row?.n ?? 0,
    });
  }
  const half = rounds / 2;
  const mean = (from: number, key: Measure) =>
    marks.slice(from, from + half).reduce((sum, mark) => sum + mark[key], 0) / half;
  // Between the middles of both halves lies half the time.
  const growthOf = (key: 'memory' | 'backendMemory') =>
    ((mean(half, key) - mean(0, key)) / (minutes / 2)) * 10;
  const growths = [growthOf('memory'), growthOf('backendMemory')];
  const errors = samples.filter(({ status }) => status === 0 || status >= 500);
  const kinds = tally(errors.map(({ name, status, why }) => `${name} ${why ?? status}`));
  const last = marks.at(-1);
  const flat: Measure[] = ['descriptors', 'backendDescriptors', 'connections'];
  const changes = flat.map((key) => `${key} ${mean(0, key)} → ${mean(half, key)}`).join(', ');
  return [
    {
      scenario: 'G36',
      target: `${minutes} min at 30 requests/s: 0 × 5xx; memory of site and of backend < 10 MB per 10 min; descriptors and connections flat`,
      measured: `${errors.length} errors of ${samples.length} (${kinds}), p95 ${ms(p95(samples))}; ${growths.map((mb) => mb.toFixed(1)).join(' and ')} MB per 10 min at ${Math.round(last?.memory ?? 0)} and ${Math.round(last?.backendMemory ?? 0)} MB; ${changes}; ok ${percent(shareOf(samples, isOk))}`,
      ok:
        errors.length === 0 &&
        shareOf(samples, isOk) > 0.99 &&
        growths.every((mb) => mb < 10) &&
        flat.every((key) => mean(half, key) <= mean(0, key) * 1.1 + 5),
    },
  ];
}
