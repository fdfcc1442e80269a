import { cabinId } from '../../supabase/seed/hash.ts';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../../lib/domain/values/zoned-date.ts';
import { nearestStays } from '../../lib/domain/stays/nearest-stays.ts';
import {
  toAvailabilityCalendar,
  type AvailabilityResponse,
} from '../../lib/domain/stays/parse-availability.ts';
import { load, type Load } from './load.ts';
import { findNginx, startNginx } from './nginx.ts';
import { baselinePageOf, LANDING } from './paths.ts';
import { peakMemory, type Peak, type Running } from './processes.ts';
import { attempt, median, perSecond, row, skipped, type Row } from './metrics.ts';
import { searchAt } from './searches.ts';

const PART = 'server';
const PAGE_CONNECTIONS = 16;
const API_CONNECTIONS = 50;
const MAX_P99_MS = 50;
const LEAST_SHARE = 0.5;
const MAX_MIB = 600;

type Run = { runs: number; seconds: number };
type Addresses = { site: string; baseline: string };
type Target = () => Promise<Load>;

/** Medians of alternating runs, so that all meet the same noise. */
async function compare(targets: readonly Target[], runs: number): Promise<Load[]> {
  const all = targets.map((): Load[] => []);
  for (let run = 0; run <= runs; run++) {
    for (const [index, target] of targets.entries()) {
      const result = await target();
      if (run > 0) all[index]?.push(result); // The first warms up.
    }
  }
  return all.map((results) => ({
    rate: median(results.map(({ rate }) => rate)),
    p99Ms: median(results.map(({ p99Ms }) => p99Ms)),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }));
}

const share = (rate: number, whole: number) => `${((rate / whole) * 100).toFixed(2)} %`;

async function* pageRows(
  page: string,
  { site, baseline }: Addresses,
  { runs, seconds }: Run,
): AsyncGenerator<Row> {
  const nginx = findNginx();
  const addresses = [site + page, baseline + baselinePageOf(page)];
  const texts = await Promise.all(addresses.map(async (url) => (await fetch(url)).text()));
  const files = { 'site.html': texts[0] ?? '', 'baseline.html': texts[1] ?? '' };
  const server = nginx ? await startNginx(nginx, files) : undefined;
  if (server) addresses.push(`${server.url}/site.html`, `${server.url}/baseline.html`);
  const targets = addresses.map(
    (url) => () => load(url, { connections: PAGE_CONNECTIONS, seconds }),
  );
  const [own, baselineRun, ownFile, baselineFile] = await compare(targets, runs).finally(
    server?.stop,
  );
  if (!own || !baselineRun) throw new Error('No load was measured.');
  yield row(PART, `${page}: requests/s of one process (${own.failed} failed)`, {
    site: perSecond(own.rate),
    baseline: perSecond(baselineRun.rate),
    target: '≥ baseline',
    isMet: own.rate >= baselineRun.rate && own.failed === 0,
  });
  const what = `${page}: share of nginx with the same bytes`;
  yield ownFile && baselineFile
    ? row(PART, what, {
        site: `${share(own.rate, ownFile.rate)} of ${perSecond(ownFile.rate)}`,
        baseline: `${share(baselineRun.rate, baselineFile.rate)} of ${perSecond(baselineFile.rate)}`,
      })
    : skipped(PART, what, 'nginx is not installed');
}

/** A stay that can be quoted: the seed takes other nights each day. */
async function findQuote(site: string, cabin: string): Promise<object> {
  const answer = await fetch(`${site}/api/availability?cabin_id=${cabin}`);
  const today = todayInZone(new Date(), 'America/New_York');
  const calendar = toAvailabilityCalendar((await answer.json()) as AvailabilityResponse, today);
  const [stay] = nearestStays(calendar, addDays(today, 40), 3);
  if (!stay) throw new Error('No stay of three nights is open.');
  const { checkIn, checkOut } = stay;
  const party = { adults: 2, children: 0, pets: 0 };
  return { cabin_id: cabin, check_in: checkIn, check_out: checkOut, ...party };
}

async function* apiRows({ site }: Addresses, { runs, seconds }: Run): AsyncGenerator<Row> {
  const cabin = cabinId('laurel-lantern');
  const quote = await findQuote(site, cabin);
  const options = { connections: API_CONNECTIONS, seconds };
  const [health, availability, price] = await compare(
    [
      () => load(`${site}/api/health`, options),
      () => load(`${site}/api/availability?cabin_id=${cabin}`, options),
      () => load(`${site}/api/quote`, options, { method: 'POST', body: quote }),
    ],
    runs,
  );
  if (!health || !availability || !price) throw new Error('No load was measured.');
  const named = { '/api/availability': availability, '/api/quote': price };
  yield* [
    row(PART, '/api/health: requests/s, p99 at 50 connections', {
      site: `${perSecond(health.rate)}, ${health.p99Ms} ms`,
    }),
    ...Object.entries(named).flatMap(([name, { rate, p99Ms, failed }]) => [
      row(PART, `${name}: requests/s at 50 connections (${failed} failed)`, {
        site: `${perSecond(rate)}, ${share(rate, health.rate)} of health`,
        target: `≥ ${LEAST_SHARE * 100} % of health`,
        isMet: rate >= health.rate * LEAST_SHARE && failed === 0,
      }),
      row(PART, `${name}: p99 at 50 connections`, {
        site: `${p99Ms} ms`,
        target: `≤ ${MAX_P99_MS} ms`,
        isMet: rate > 0 && p99Ms <= MAX_P99_MS,
      }),
    ]),
  ];
}

async function* searchRows(
  { site, baseline }: Addresses,
  { runs, seconds }: Run,
): AsyncGenerator<Row> {
  const today = todayInZone(new Date(), 'America/New_York');
  const options = { connections: PAGE_CONNECTIONS, seconds };
  let asked = 0;
  const next = () => searchAt(asked++, today);
  const same = `?check_in=${addDays(today, 54)}&check_out=${addDays(today, 57)}&guests=2`;
  const [own, shared, baselineRun] = await compare(
    [
      () => load(`${site}/cabins`, options, { next }),
      () => load(`${site}/cabins${same}`, options),
      () => load(`${baseline}/ssr`, options, { next }),
    ],
    runs,
  );
  if (!own || !shared || !baselineRun) throw new Error('No load was measured.');
  yield* [
    row(PART, `Different searches, rendered per request: requests/s (${own.failed} failed)`, {
      site: perSecond(own.rate),
      baseline: `${perSecond(baselineRun.rate)} (its cards, one query in its own process)`,
      target: '≥ baseline rendered per request',
      isMet: own.rate >= baselineRun.rate && own.failed === 0,
    }),
    row(PART, 'The same search by all, whose reads are shared: requests/s', {
      site: perSecond(shared.rate),
    }),
  ];
}

/** Each process by its name: the site, and the backend that stands in for Supabase. */
async function* memoryRows(site: number, baseline: number): AsyncGenerator<Row> {
  const what = (name: string) => `Peak memory of ${name}, after all of it`;
  const [own, baselineRun] = [peakMemory(site), peakMemory(baseline)];
  const find = (peaks: Peak[], name: string) =>
    peaks.find(({ command }) => command.includes(name))?.mib;
  const named = {
    'the site (server/index.ts)': find(own, 'server/index.ts'),
    'the embedded backend (start.ts)': find(own, 'start.ts'),
  };
  yield* Object.entries(named).map(([name, mib]) =>
    mib === undefined
      ? skipped(PART, what(name), 'Linux only')
      : row(PART, what(name), {
          site: `${mib} MiB`,
          baseline: name.startsWith('the site')
            ? `${find(baselineRun, 'next-server')} MiB`
            : undefined,
          target: `< ${MAX_MIB} MiB`,
          isMet: mib < MAX_MIB,
        }),
  );
}

/** Requests a second of one process, beside the baseline and nginx, and its memory. */
export async function* serverRows(site: Running, baseline: Running, run: Run): AsyncGenerator<Row> {
  const addresses = { site: site.url, baseline: baseline.url };
  for (const page of [LANDING.list, LANDING.cabin]) {
    yield* attempt(PART, `${page}: load`, () => pageRows(page, addresses, run));
  }
  yield* attempt(PART, 'Availability and quotes', () => apiRows(addresses, run));
  yield* attempt(PART, 'Searches', () => searchRows(addresses, run));
  yield* attempt(PART, 'Peak memory', () => memoryRows(site.pid, baseline.pid));
}
