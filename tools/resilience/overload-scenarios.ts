import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { makeCabins } from '../harness/cabins.ts';
import type { TestEnvironment } from '../harness/environment.ts';
import { isInTime, ms, percent, tally } from '../harness/figures.ts';
import {
  isOk,
  p95,
  sendLoad,
  shareOf,
  statuses,
  type LoadRequest,
  type Sample,
} from '../harness/load.ts';
import type { Row } from '../harness/report.ts';
import { PARTY, pageRequest, postJson, stayOf } from '../harness/requests.ts';
import type { SiteProcess } from '../harness/site.ts';
import { wait } from '../harness/wait.ts';

const CLIENTS = 100;
const CALM_CLIENTS = 5;
const SHED_PAUSE_MS = 1000;
const WARM_UP = 40;

/** All visits differ, so that none shares a cached read. */
function randomVisit(site: SiteProcess, cabins: readonly string[], agent: Agent): LoadRequest {
  const stay = stayOf(randomInt(0, 480), randomInt(2, 8));
  const guests = randomInt(1, 5);
  if (randomInt(2) === 0) {
    const query = new URLSearchParams({ ...stay, guests: String(guests), flexible_days: '7' });
    return { name: 'search', url: `${site.url}/cabins?${query}`, call: { agent } };
  }
  const cabin_id = cabins[randomInt(cabins.length)] ?? '';
  const call = postJson({ cabin_id, ...stay, ...PARTY, adults: guests });
  return { name: 'quote', url: `${site.url}/api/quote`, call: { ...call, agent } };
}

/** Requests above the limit get 503 with Retry-After. */
const isShed = ({ status }: Sample) => status === 503;
const isWell = ({ status }: Sample) => status === 200 || status === 422;

/** From 5 to 100 clients that search and quote without a pause, and obey Retry-After. */
export async function searchAtRandom(
  environment: TestEnvironment,
  site: SiteProcess,
  seconds: number,
): Promise<Row[]> {
  const cabins = await makeCabins(environment, 8);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const visit = () => sendLoad(randomVisit(site, cabins, agent));
  // Warm-up, because first loads and compilations don't count.
  for (let i = 0; i < WARM_UP; i++) await visit();
  const started = performance.now();
  const share = () => (performance.now() - started) / (seconds * 1000);
  const samples: Sample[] = [];
  const pages: Sample[] = [];
  const client = async (index: number) => {
    const comesAt = Math.max(0, (index - CALM_CLIENTS) / (CLIENTS - CALM_CLIENTS));
    await wait(comesAt * seconds * 500);
    while (share() < 1) {
      const sample = await visit();
      samples.push(sample);
      if (isShed(sample)) await wait(SHED_PAUSE_MS);
    }
  };
  const reader = async () => {
    while (share() < 1) {
      pages.push(await sendLoad(pageRequest(site, '/cabins')));
      await wait(100);
    }
  };
  await Promise.all([reader(), ...Array.from({ length: CLIENTS }, (_, index) => client(index))]);
  agent.destroy();
  const admitted = samples.filter((sample) => !isShed(sample));
  const errors = 1 - shareOf(admitted, isWell);
  const timesOf = (name: string) => admitted.filter((sample) => sample.name === name);
  const [quotes, searches] = [p95(timesOf('quote')), p95(timesOf('search'))];
  const tallied = tally(samples.map(({ name, status, why }) => `${name} ${why ?? status}`));
  return [
    {
      scenario: 'G39',
      target: `${CALM_CLIENTS} → ${CLIENTS} clients in ${seconds} s, all different: 0 × 500, < 1 % errors of those admitted, p95 of quotes ≤ 1.5 s`,
      measured: `${tallied}; errors ${percent(errors)}; p95 quotes ${ms(quotes)}, searches ${ms(searches)}`,
      ok: !samples.some(({ status }) => status === 500) && errors < 0.01 && isInTime(quotes, 1500),
    },
    {
      scenario: 'G39',
      target: 'meanwhile every static page is served',
      measured: `${statuses(pages)}, p95 ${ms(p95(pages))}`,
      ok: pages.every(isOk),
    },
  ];
}
