import { randomInt } from 'node:crypto';
import { makeCabins } from './booking-scenarios.ts';
import { day } from './cabins.ts';
import { startDelayProxy } from './delay-proxy.ts';
import { Agent } from 'node:http';
import { send } from './http-client.ts';
import { p95, percent, shareOf, sendLoad, type Sample, type LoadRequest } from './load.ts';
import { isInTime, ms, percentile, tally, wait, type Row } from './row.ts';
import { SiteProcess } from './site.ts';
import type { TestEnvironment } from './test-environment.ts';

const CLIENTS = 100;
const SHED_PAUSE_MS = 1000;
const WARM_UP = 40;

/** No two alike, so that none shares a cached read. */
function randomVisit(site: SiteProcess, cabins: readonly string[], agent: Agent): LoadRequest {
  const from = randomInt(0, 480);
  const stay = { check_in: day(from), check_out: day(from + randomInt(2, 8)) };
  const guests = randomInt(1, 5);
  if (randomInt(2) === 0) {
    const query = new URLSearchParams({ ...stay, guests: String(guests), flexible_days: '7' });
    return { name: 'search', url: `${site.url}/cabins?${query}`, call: { agent } };
  }
  const cabin = cabins[randomInt(cabins.length)] ?? '';
  const body = JSON.stringify({ cabin_id: cabin, ...stay, adults: guests, children: 0, pets: 0 });
  const headers = { 'Content-Type': 'application/json' };
  return {
    name: 'quote',
    url: `${site.url}/api/quote`,
    call: { method: 'POST', headers, body, agent },
  };
}

/** Requests above the limit got 503 with Retry-After. */
const isShed = ({ status }: Sample) => status === 503;
const isWell = ({ status }: Sample) => status === 200 || status === 422;

/** From 5 to 100 clients who search and quote without a pause, and obey Retry-After. */
export async function randomSearches(
  environment: TestEnvironment,
  site: SiteProcess,
  seconds: number,
): Promise<Row[]> {
  const cabins = await makeCabins(environment, 8);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  // Warm-up: first loads and compilations do not count.
  for (let i = 0; i < WARM_UP; i++) await sendLoad(randomVisit(site, cabins, agent));
  const started = performance.now();
  const share = () => (performance.now() - started) / (seconds * 1000);
  const samples: Sample[] = [];
  const pages: Sample[] = [];
  const client = async (index: number) => {
    await wait(Math.max(0, ((index - 5) / 95) * seconds * 500));
    while (share() < 1) {
      const sample = await sendLoad(randomVisit(site, cabins, agent));
      samples.push(sample);
      if (isShed(sample)) await wait(SHED_PAUSE_MS);
    }
  };
  const reader = async () => {
    while (share() < 1) {
      pages.push(await sendLoad({ name: 'page', url: `${site.url}/cabins` }));
      await wait(100);
    }
  };
  await Promise.all([reader(), ...Array.from({ length: CLIENTS }, (_, index) => client(index))]);
  agent.destroy();
  const admitted = samples.filter((sample) => !isShed(sample));
  const errors = 1 - shareOf(admitted, isWell);
  const timesOf = (name: string) => admitted.filter((sample) => sample.name === name);
  const [quotes, searches] = [timesOf('quote'), timesOf('search')];
  const tallied = tally(samples.map(({ name, status, why }) => `${name} ${why ?? status}`));
  return [
    {
      scenario: 'G39',
      target: `5 → ${CLIENTS} clients in ${seconds} s, all different: 0 × 500, < 1 % errors of those admitted, p95 of quotes ≤ 1.5 s`,
      measured: `${tallied}; errors ${percent(errors)}; p95 quotes ${ms(p95(quotes))}, searches ${ms(p95(searches))}`,
      ok:
        !samples.some(({ status }) => status === 500) &&
        errors < 0.01 &&
        isInTime(p95(quotes), 1500),
    },
    {
      scenario: 'G39',
      target: 'meanwhile every static page is served',
      measured: `${tally(pages.map(({ status }) => String(status)))}, p95 ${ms(p95(pages))}`,
      ok: pages.every(({ status }) => status === 200),
    },
  ];
}

/** Uncached pages and routes that use the database. */
const asking = (cabinId: string) => [
  `/cabins?check_in=${day(60)}&check_out=${day(63)}&guests=2`,
  `/stay/${'a'.repeat(32)}`,
  `/booking?cabin=laurel-lantern&check_in=${day(60)}&check_out=${day(63)}`,
  '/cabins/never-made-and-not-there',
  '/api/v1/cabins',
  `/api/v1/cabins/laurel-lantern/availability`,
  `/api/availability?cabin_id=${cabinId}`,
];

/** The database accepts queries and answers none. */
export async function hangingDatabase(environment: TestEnvironment, copy: string): Promise<Row[]> {
  const proxy = await startDelayProxy(environment.backend.port);
  const site = await SiteProcess.prepare(copy, proxy.port);
  try {
    await site.start();
    const [cabinId = ''] = await makeCabins(environment, 1);
    proxy.delay(20_000);
    const found: string[] = [];
    const times: number[] = [];
    for (const address of asking(cabinId)) {
      const { status, headers, text, ms: taken } = await send(site.url + address);
      const isPage = !address.startsWith('/api/');
      const isTold = Number(headers['retry-after']) >= 1;
      const isOwn = !isPage || (text.includes('One moment, please') && !text.includes('<script'));
      found.push(`${status}${isTold ? '' : ' without Retry-After'}${isOwn ? '' : ' in no look'}`);
      times.push(taken);
    }
    proxy.delay(0);
    return [
      {
        scenario: 'G40',
        target:
          'database hangs: /stay, /booking, a search, an unknown cabin and the API say 503 and when to come back, within 3 s',
        measured: `${tally(found)}, slowest ${ms(percentile(times, 1))}`,
        ok: found.every((each) => each === '503') && isInTime(percentile(times, 1), 3000),
      },
    ];
  } finally {
    await site.child.end('SIGTERM');
    await proxy.close();
  }
}
