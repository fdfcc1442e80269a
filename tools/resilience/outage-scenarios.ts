import { readFileSync } from 'node:fs';
import { hashSource } from '../../lib/csp/policy.ts';
import { attemptFor, nameOf, readPrices, sendAttempt, siteEndpoint } from '../harness/bookings.ts';
import { day, makeCabins } from '../harness/cabins.ts';
import { KEYS, type TestEnvironment } from '../harness/environment.ts';
import { isInTime, ms, percent, percentile, QUICK_MS, tally } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import {
  inTurn,
  isOk,
  p95,
  paced,
  sendLoad,
  shareOf,
  statuses,
  tallyFailures,
  type LoadRequest,
  type Sample,
} from '../harness/load.ts';
import type { Row } from '../harness/report.ts';
import {
  availabilityRequest,
  pageRequest,
  postJson,
  quoteRequest,
  searchRequest,
  stayOf,
} from '../harness/requests.ts';
import { copySite, withSite, withSlowBackend, type SiteProcess } from '../harness/site.ts';
import { until, wait } from '../harness/wait.ts';

const CATALOG = [
  '/cabins',
  '/cabins/hot-tub',
  '/areas/gatlinburg',
  '/cabins/laurel-lantern',
  '/about',
];

const catalogOf = (site: SiteProcess) =>
  inTurn([pageRequest(site, '/'), ...CATALOG.map((page) => pageRequest(site, page))]);

const untilAvailable = (site: SiteProcess, cabinId: string): Promise<number> =>
  until('availability', async () => isOk(await sendLoad(availabilityRequest(site, cabinId))));

/** Describes what failed, and what the site logged about it. */
function failuresOf(samples: readonly Sample[], site: SiteProcess): string {
  const failed = samples.filter((sample) => !isOk(sample));
  if (failed.length === 0) return '';
  const errors = readFileSync(site.child.log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":"error"') || line.includes('Error:'));
  return `; ${tallyFailures(failed)}; ${errors.slice(0, 5).join(' ').slice(0, 2000)}`;
}

type Outage = {
  seconds: number;
  /** Catalog pages per second. The shortened run uses few, because it doesn't test a busy machine's capacity. */
  rate: number;
};

/** Stops the database while clients browse, read calendars and try to book. */
export function loseDatabase(environment: TestEnvironment, outage: Outage): Promise<Row[]> {
  // No page was visited before, so every page is due for revalidation just when that fails.
  const copy = copySite(environment.folder, 'old-site');
  return withSite(copy, environment.backend.port, (site) =>
    browseWithout(environment, site, outage),
  );
}

/** Expires every cached page, as a change of the catalog does. */
async function expirePages(site: SiteProcess): Promise<void> {
  const call = postJson({}, { Authorization: `Bearer ${KEYS.secretKey}` });
  const { status } = await send(`${site.url}/api/revalidate`, call);
  if (status !== 200) throw new Error(`The revalidation answered ${status}`);
}

/** A page that was never rendered and can't be now is an error page that works without JavaScript. */
async function missingPage(site: SiteProcess): Promise<Row> {
  const { status, text, headers } = await send(`${site.url}/cabins/never-made`);
  const policy = String(headers['content-security-policy'] ?? '');
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
  const scripts = text.match(/<script/g)?.length ?? 0;
  return {
    scenario: 'G29',
    target: 'the page of an error has a strict policy under which it is whole',
    measured: `${status}, ${scripts} scripts, ${policy}`,
    ok:
      status === 503 &&
      Number(headers['retry-after']) >= 1 &&
      policy.startsWith("default-src 'none'; ") &&
      policy.includes(hashSource(style)) &&
      scripts === 0,
  };
}

async function browseWithout(
  environment: TestEnvironment,
  site: SiteProcess,
  { seconds, rate }: Outage,
): Promise<Row[]> {
  const [cabinId = ''] = await makeCabins(environment, 1);
  const prices = await readPrices(environment, cabinId);
  const wish = { cabinId, checkIn: day(3), checkOut: day(5), nights: 2 };
  const endpoint = siteEndpoint(site.url);
  const book = () =>
    sendAttempt(endpoint, attemptFor(wish, prices), 15_000).then(nameOf, () => 'no answer');
  await expirePages(site);
  await environment.server.pause();
  const end = performance.now() + seconds * 1000;
  const keepBooking = async () => {
    const names: string[] = [];
    while (performance.now() < end) {
      names.push(await book());
      await wait(500);
    }
    return names;
  };
  const [pages, calendars, booked] = await Promise.all([
    paced(rate, seconds, catalogOf(site)),
    paced(2, seconds, () => availabilityRequest(site, cabinId)),
    keepBooking(),
  ]);
  const broken = await missingPage(site);
  await environment.server.resume();
  const back = await untilAvailable(site, cabinId);
  const bookable = back + (await until('a booking', async () => (await book()) === '201'));

  const served = shareOf(pages, isOk);
  const slowest = Math.max(...calendars.map((sample) => sample.ms));
  const refused = calendars.every(({ status }) => status === 503);
  return [
    {
      scenario: 'G32',
      target: `database away ${seconds} s, ${rate} requests/s: ≥ 99.9 % of catalog pages 200`,
      measured: `${percent(served)}, ${statuses(pages)}, p95 ${ms(p95(pages))}${failuresOf(pages, site)}`,
      ok: served >= 0.999,
    },
    {
      scenario: 'G32',
      target: 'availability says 503 within 3 s; 0 bookings accepted',
      measured: `${statuses(calendars)}, slowest ${ms(slowest)}; bookings: ${tally(booked)}`,
      ok: refused && isInTime(slowest, 3000) && !booked.includes('201'),
    },
    {
      scenario: 'G32',
      target: 'normal ≤ 5 s after its return',
      measured: `calendars after ${ms(back)}, bookings after ${ms(bookable)}`,
      ok: isInTime(bookable, 5000),
    },
    broken,
  ];
}

/** All backend reads that a visitor waits for. */
const liveReads = (site: SiteProcess, cabinId: string): [LoadRequest, ...LoadRequest[]] => [
  availabilityRequest(site, cabinId),
  quoteRequest(site, cabinId),
  searchRequest(site),
  { name: 'deal', url: `${site.url}/api/deal` },
  { name: 'stats', url: `${site.url}/api/stats?ids=${cabinId}` },
  { name: 'health', url: `${site.url}/api/health` },
  { name: 'public API', url: `${site.url}/api/v1/cabins/laurel-lantern/availability` },
];

/** Delays every request to the backend by ten seconds. */
export const slowBackend = (
  environment: TestEnvironment,
  copy: string,
  seconds: number,
): Promise<Row[]> =>
  withSlowBackend(environment, copy, async (site, proxy) => {
    const [cabinId = ''] = await makeCabins(environment, 1);
    const visit = async () => {
      const reading = paced(10, seconds, inTurn(liveReads(site, cabinId)));
      const browsing = paced(30, seconds, catalogOf(site));
      return [await reading, await browsing, proxy.takeRequests()] as const;
    };
    await visit();
    const [, calm, asked] = await visit();
    proxy.delay(10_000);
    const [late, pages, askedLate] = await visit();
    proxy.delay(0);
    const back = await untilAvailable(site, cabinId);
    const slowest = late.reduce((a, b) => (a.ms > b.ms ? a : b));
    const limit = Math.max(2 * p95(calm), QUICK_MS);
    return [
      {
        scenario: 'G33',
        target: 'upstream 10 s late: each read of the server ends ≤ 3 s',
        measured: `slowest ${slowest.name} ${ms(slowest.ms)} of ${late.length}; ${statuses(late)}`,
        ok: isInTime(slowest.ms, 3000),
      },
      {
        scenario: 'G33',
        target: 'upstream sees ≤ 1.2 × the requests',
        measured: `${askedLate} against ${asked} (${(askedLate / asked).toFixed(2)} ×)`,
        ok: askedLate <= 1.2 * asked,
      },
      {
        scenario: 'G33',
        target: `static pages: p95 ≤ 2 × calm (at least ${QUICK_MS} ms)`,
        measured: `${ms(p95(pages))} against ${ms(p95(calm))}`,
        ok: isInTime(p95(pages), limit) && pages.every(isOk),
      },
      {
        scenario: 'G33',
        target: 'normal ≤ 5 s after it is quick again',
        measured: ms(back),
        ok: isInTime(back, 5000),
      },
    ];
  });

/** Uncached pages, and routes that query the database. */
const uncached = (cabinId: string) => {
  const stay = new URLSearchParams(stayOf(60));
  return [
    `/cabins?${stay}&guests=2`,
    `/stay/${'a'.repeat(32)}`,
    `/booking?cabin=laurel-lantern&${stay}`,
    '/cabins/never-made-and-not-there',
    '/api/v1/cabins',
    '/api/v1/cabins/laurel-lantern/availability',
    `/api/availability?cabin_id=${cabinId}`,
  ];
};

/** The database accepts queries but never answers. */
export const hangDatabase = (environment: TestEnvironment, copy: string): Promise<Row[]> =>
  withSlowBackend(environment, copy, async (site, proxy) => {
    const [cabinId = ''] = await makeCabins(environment, 1);
    proxy.delay(20_000);
    const found: string[] = [];
    const times: number[] = [];
    for (const address of uncached(cabinId)) {
      const answer = await send(site.url + address);
      const isPage = !address.startsWith('/api/');
      const saysWhen = Number(answer.headers['retry-after']) >= 1;
      const isOwn = answer.text.includes('One moment, please') && !answer.text.includes('<script');
      const faults = [!saysWhen && ' without Retry-After', isPage && !isOwn && ' in no look'];
      found.push([answer.status, ...faults.filter(Boolean)].join(''));
      times.push(answer.ms);
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
  });
