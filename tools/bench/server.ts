import { cabinId } from '../../supabase/seed/hash.ts';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../../lib/domain/values/zoned-date.ts';
import { nearestStays } from '../../lib/domain/stays/nearest-stays.ts';
import {
  toAvailabilityCalendar,
  type AvailabilityResponse,
} from '../../lib/domain/stays/parse-availability.ts';
import { peakMemoryBelow } from '../harness/child.ts';
import { ms, percent, perSecond } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import type { LoadRequest } from '../harness/load.ts';
import type { Row } from '../harness/report.ts';
import { availabilityRequest, PARTY, pageRequest, postJson } from '../harness/requests.ts';
import type { Shop } from '../harness/site.ts';
import { compareThroughput } from '../harness/throughput.ts';
import { LANDING } from './landing-pages.ts';
import { searchAt } from './searches.ts';

const PAGE_CONNECTIONS = 16;
const API_CONNECTIONS = 50;
const MAX_P99_MS = 50;
const LEAST_SHARE = 0.5;
const MAX_MIB = 600;

type Run = { runs: number; seconds: number };

const always = (request: LoadRequest) => () => request;
const row = (target: string, measured: string, ok: boolean | null): Row => ({
  scenario: 'server',
  target,
  measured,
  ok,
});

/** A stay that can be quoted, because the seed takes other nights each day. */
async function findQuote(site: Shop, cabin: string): Promise<LoadRequest> {
  const { text } = await send(availabilityRequest(site, cabin).url);
  const today = todayInZone(new Date(), 'America/New_York');
  const calendar = toAvailabilityCalendar(JSON.parse(text) as AvailabilityResponse, today);
  const [stay] = nearestStays(calendar, addDays(today, 40), 3);
  if (!stay) throw new Error('No stay of three nights is open.');
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut };
  const call = postJson({ cabin_id: cabin, ...dates, ...PARTY });
  return { name: 'quote', url: `${site.url}/api/quote`, call };
}

async function measurePages(site: Shop, { runs, seconds }: Run): Promise<Row[]> {
  const today = todayInZone(new Date(), 'America/New_York');
  const same = `?check_in=${addDays(today, 54)}&check_out=${addDays(today, 57)}&guests=2`;
  let asked = 0;
  const targets = {
    [LANDING.list]: always(pageRequest(site, LANDING.list)),
    [LANDING.cabin]: always(pageRequest(site, LANDING.cabin)),
    'different searches, rendered per request': () =>
      pageRequest(site, LANDING.list + searchAt(asked++, today)),
    'the same search by all, whose reads are shared': always(
      pageRequest(site, LANDING.list + same),
    ),
  };
  const size = { connections: PAGE_CONNECTIONS, seconds };
  const found = await compareThroughput(Object.values(targets), runs, size);
  return Object.keys(targets).map((name, index) => {
    const { rate = NaN, failed = NaN } = found[index] ?? {};
    return row(
      `${name}: requests/s at ${PAGE_CONNECTIONS} connections`,
      perSecond(rate),
      failed === 0,
    );
  });
}

async function measureApi(site: Shop, { runs, seconds }: Run): Promise<Row[]> {
  const cabin = cabinId('laurel-lantern');
  const [health, ...others] = await compareThroughput(
    [
      always(pageRequest(site, '/api/health')),
      always(availabilityRequest(site, cabin)),
      always(await findQuote(site, cabin)),
    ],
    runs,
    { connections: API_CONNECTIONS, seconds },
  );
  const healthRate = health?.rate ?? NaN;
  const beside = `/api/health gives ${perSecond(healthRate)}, p99 ${ms(health?.p99Ms ?? NaN)}`;
  return others.map(({ rate, p99Ms, failed }, index) =>
    row(
      `/api/${['availability', 'quote'][index]}: ≥ ${LEAST_SHARE * 100} % of /api/health, p99 ≤ ${MAX_P99_MS} ms at ${API_CONNECTIONS} connections`,
      `${perSecond(rate)}, ${percent(rate / healthRate)}, p99 ${ms(p99Ms)}, ${failed} failed; ${beside}`,
      rate >= healthRate * LEAST_SHARE && p99Ms <= MAX_P99_MS && failed === 0,
    ),
  );
}

function measureMemory({ child }: Shop): Row[] {
  const processes = { 'the site': 'server/index.ts', 'the embedded backend': 'start.ts' };
  return Object.entries(processes).map(([name, command]) => {
    const peak = peakMemoryBelow(child.pid, command);
    return row(
      `peak memory of ${name} after all of it < ${MAX_MIB} MiB`,
      `${Math.round(peak)} MiB`,
      peak < MAX_MIB,
    );
  });
}

/** Requests per second, latencies and memory of one process. */
export const measureServer = async (site: Shop, run: Run): Promise<Row[]> => [
  ...(await measurePages(site, run)),
  ...(await measureApi(site, run)),
  ...measureMemory(site),
];
