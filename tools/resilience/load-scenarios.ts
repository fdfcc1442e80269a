import { makeCabins } from '../harness/cabins.ts';
import { weighProcess } from '../harness/child.ts';
import type { TestEnvironment } from '../harness/environment.ts';
import { isInTime, ms, percent, QUICK_MS, tally } from '../harness/figures.ts';
import { inTurn, isOk, p95, paced, shareOf, type Sample } from '../harness/load.ts';
import type { Row } from '../harness/report.ts';
import {
  availabilityRequest,
  pageRequest,
  postJson,
  quoteRequest,
  searchRequest,
} from '../harness/requests.ts';
import type { SiteProcess } from '../harness/site.ts';
import { wait } from '../harness/wait.ts';
import { openPost } from './raw-post.ts';

const BIG_BODY = 50 * 1024 * 1024;

function postBigBody({ port }: SiteProcess): Promise<number> {
  const { socket, status } = openPost(port, BIG_BODY);
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  let left = BIG_BODY;
  const write = () => {
    while (left > 0 && socket.writable) {
      left -= chunk.length;
      if (!socket.write(chunk)) return socket.once('drain', write);
    }
  };
  socket.on('connect', write);
  return status;
}

function dripBody({ port }: SiteProcess, forMs: number): Promise<number> {
  const { socket, status } = openPost(port, 60_000);
  const drip = setInterval(() => socket.writable && socket.write(' '), 1000);
  setTimeout(() => socket.destroy(), forMs);
  socket.on('close', () => clearInterval(drip));
  return status;
}

/** Bodies of 50 MB, then clients that send one character per second. */
export async function sendHugeAndSlowBodies(site: SiteProcess, seconds: number): Promise<Row[]> {
  const browse = inTurn([
    pageRequest(site, '/'),
    pageRequest(site, '/cabins'),
    pageRequest(site, '/about'),
  ]);
  await paced(50, 5, browse);
  const calm = await paced(30, 5, browse);
  const before = weighProcess(site.child.pid).memory;
  let peak = before;
  const watching = setInterval(
    () => (peak = Math.max(peak, weighProcess(site.child.pid).memory)),
    50,
  );
  const answers = await Promise.all(Array.from({ length: 100 }, () => postBigBody(site)));
  clearInterval(watching);
  const slow = Array.from({ length: 200 }, () => dripBody(site, seconds * 1000));
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

const isWell = (sample: Sample) => isOk(sample) || sample.status === 204;

const VISIT = { url_path: '/cabins', referrer: null, session_id: 'a-session-of-the-soak' };

/** A mix of everything at a steady rate; memory, descriptors and connections must not grow. */
export async function soak(
  environment: TestEnvironment,
  site: SiteProcess,
  minutes: number,
): Promise<Row[]> {
  const [cabinId = ''] = await makeCabins(environment, 1);
  const mixed = inTurn([
    pageRequest(site, '/'),
    pageRequest(site, '/cabins'),
    pageRequest(site, '/cabins/laurel-lantern'),
    searchRequest(site),
    availabilityRequest(site, cabinId),
    quoteRequest(site, cabinId),
    { name: 'stats', url: `${site.url}/api/stats?ids=${cabinId}` },
    { name: 'visit', url: `${site.url}/api/track/visit`, call: postJson(VISIT) },
  ]);
  // Warm-up, because first loads and compilations aren't leaks.
  await paced(30, Math.min(60, minutes * 20), mixed);
  const marks: Record<Measure, number>[] = [];
  const samples: Sample[] = [];
  const rounds = 10;
  for (let round = 0; round < rounds; round++) {
    samples.push(...(await paced(30, (minutes * 60) / rounds, mixed)));
    const [row] = await environment.sql<
      { n: number }[]
    >`select count(*)::int as n from pg_stat_activity`;
    const backend = weighProcess(environment.backend.child.pid);
    marks.push({
      ...weighProcess(site.child.pid),
      backendMemory: backend.memory,
      backendDescriptors: backend.descriptors,
      connections: row?.n ?? 0,
    });
  }
  const half = rounds / 2;
  const mean = (from: number, key: Measure) =>
    marks.slice(from, from + half).reduce((sum, mark) => sum + mark[key], 0) / half;
  // The midpoints of both halves are half the time apart.
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
      measured: `${errors.length} errors of ${samples.length} (${kinds}), p95 ${ms(p95(samples))}; ${growths.map((mb) => mb.toFixed(1)).join(' and ')} MB per 10 min at ${Math.round(last?.memory ?? 0)} and ${Math.round(last?.backendMemory ?? 0)} MB; ${changes}; ok ${percent(shareOf(samples, isWell))}`,
      ok:
        errors.length === 0 &&
        shareOf(samples, isWell) > 0.99 &&
        growths.every((mb) => mb < 10) &&
        flat.every((key) => mean(half, key) <= mean(0, key) * 1.1 + 5),
    },
  ];
}
