import { readFileSync } from 'node:fs';
import { hashSource } from '../../lib/csp/policy.ts';
import { attemptFor, nameOf, sendAttempt, siteEndpoint } from './load-client.ts';
import { makeCabins, readPrices } from './booking-scenarios.ts';
import { day } from './cabins.ts';
import { startDelayProxy } from './delay-proxy.ts';
import { send } from './http-client.ts';
import {
  p95,
  paced,
  percent,
  shareOf,
  sendLoad,
  tallyFailures,
  type Sample,
  type LoadRequest,
} from './load.ts';
import { isInTime, ms, QUICK_MS, tally, until, wait, type Row } from './row.ts';
import { copySite, SiteProcess } from './site.ts';
import { KEYS, type TestEnvironment } from './test-environment.ts';

const CATALOG = [
  '/',
  '/cabins',
  '/cabins/hot-tub',
  '/areas/gatlinburg',
  '/cabins/laurel-lantern',
  '/about',
];

const pageOf = (site: SiteProcess, index: number): LoadRequest => {
  const name = CATALOG[index % CATALOG.length] ?? '/';
  return { name, url: site.url + name };
};

const availabilityOf = (site: SiteProcess, cabinId: string): LoadRequest => ({
  name: 'availability',
  url: `${site.url}/api/availability?cabin_id=${cabinId}`,
});

const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const isOk = ({ status }: Sample) => status === 200;

/** What failed, and what the site wrote about it. */
function failuresOf(samples: readonly Sample[], site: SiteProcess): string {
  const failed = samples.filter((sample) => !isOk(sample));
  if (failed.length === 0) return '';
  const errors = readFileSync(site.log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":"error"') || line.includes('Error:'));
  return `; ${tallyFailures(failed)}; ${errors.slice(0, 5).join(' ').slice(0, 2000)}`;
}

type Outage = {
  seconds: number;
  /** Of catalog pages, a second. How many a busy machine can serve is another question: the shortened run asks for few. */
  rate: number;
};

/** The database is stopped while clients browse, read calendars and try to book. */
export async function databaseDown(environment: TestEnvironment, outage: Outage): Promise<Row[]> {
  // No page was visited before: every page is due for revalidation just when that fails.
  const site = await SiteProcess.prepare(
    copySite(environment.folder, 'old-site'),
    environment.backend.port,
  );
  try {
    await site.start();
    return await browseWithout(environment, site, outage);
  } finally {
    await site.child.end('SIGTERM');
  }
}

/** Ends every cached page, as a change of the catalog does. */
async function expirePages(site: SiteProcess): Promise<void> {
  const call = json({});
  const headers = { ...call.headers, Authorization: `Bearer ${KEYS.secretKey}` };
  const { status } = await send(`${site.url}/api/revalidate`, { ...call, headers });
  if (status !== 200) throw new Error(`The revalidation answered ${status}`);
}

/** A page that was never rendered and cannot be now is an error page that works without JavaScript. */
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

  const endpoint = siteEndpoint(site.url);
  const book = () =>
    sendAttempt(
      endpoint,
      attemptFor({ cabinId, checkIn: day(3), checkOut: day(5), nights: 2 }, prices),
      15_000,
    ).then(nameOf, () => 'no answer');
  await expirePages(site);
  await environment.server.pause();
  const end = performance.now() + seconds * 1000;
  const booking = (async () => {
    const names: string[] = [];
    while (performance.now() < end) {
      names.push(await book());
      await wait(500);
    }
    return names;
  })();
  const [pages, calendars, booked] = await Promise.all([
    paced(rate, seconds, (index) => pageOf(site, index)),
    paced(2, seconds, () => availabilityOf(site, cabinId)),
    booking,
  ]);
  const broken = await missingPage(site);
  await environment.server.resume();
  const back = await until('availability', async () =>
    isOk(await sendLoad(availabilityOf(site, cabinId))),
  );
  const bookable = back + (await until('a booking', async () => (await book()) === '201'));

  const served = shareOf(pages, isOk);
  const slowest = Math.max(...calendars.map((sample) => sample.ms));
  const refused = calendars.every(({ status }) => status === 503);
  return [
    {
      scenario: 'G32',
      target: `database away ${seconds} s, ${rate} requests/s: ≥ 99.9 % of catalog pages 200`,
      measured: `${percent(served)}, ${tally(pages.map(({ status }) => String(status)))}, p95 ${ms(p95(pages))}${failuresOf(pages, site)}`,
      ok: served >= 0.999,
    },
    {
      scenario: 'G32',
      target: 'availability says 503 within 3 s; 0 bookings accepted',
      measured: `${tally(calendars.map(({ status }) => String(status)))}, slowest ${ms(slowest)}; bookings: ${tally(booked)}`,
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

/** All reads of the backend that a visitor waits for. */
function liveReads(site: SiteProcess, cabinId: string): LoadRequest[] {
  const quote = {
    ...{ cabin_id: cabinId, check_in: day(40), check_out: day(43) },
    ...{ adults: 2, children: 0, pets: 0 },
  };
  return [
    availabilityOf(site, cabinId),
    { name: 'quote', url: `${site.url}/api/quote`, call: json(quote) },
    {
      name: 'search',
      url: `${site.url}/cabins?check_in=${day(40)}&check_out=${day(43)}&guests=2`,
    },
    { name: 'deal', url: `${site.url}/api/deal` },
    { name: 'stats', url: `${site.url}/api/stats?ids=${cabinId}` },
    { name: 'health', url: `${site.url}/api/health` },
    { name: 'public API', url: `${site.url}/api/v1/cabins/laurel-lantern/availability` },
  ];
}

/** Every request to the backend arrives ten seconds late. */
export async function slowUpstream(
  environment: TestEnvironment,
  copy: string,
  seconds: number,
): Promise<Row[]> {
  const proxy = await startDelayProxy(environment.backend.port);
  const site = await SiteProcess.prepare(copy, proxy.port);
  try {
    await site.start();
    const [cabinId = ''] = await makeCabins(environment, 1);
    const reads = liveReads(site, cabinId);
    const readAll = () =>
      paced(10, seconds, (index) => reads[index % reads.length] ?? availabilityOf(site, cabinId));
    const browse = () => paced(30, seconds, (index) => pageOf(site, index));
    await Promise.all([readAll(), browse()]);
    proxy.takeRequests();
    const [, calm] = await Promise.all([readAll(), browse()]);
    const asked = proxy.takeRequests();
    proxy.delay(10_000);
    const [late, pages] = await Promise.all([readAll(), browse()]);
    const askedLate = proxy.takeRequests();
    proxy.delay(0);
    const back = await until('availability', async () =>
      isOk(await sendLoad(availabilityOf(site, cabinId))),
    );
    const slowest = late.reduce((a, b) => (a.ms > b.ms ? a : b));
    const limit = Math.max(2 * p95(calm), QUICK_MS);
    return [
      {
        scenario: 'G33',
        target: 'upstream 10 s late: each read of the server ends ≤ 3 s',
        measured: `slowest ${slowest.name} ${ms(slowest.ms)} of ${late.length}; ${tally(late.map(({ status }) => String(status)))}`,
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
  } finally {
    await site.child.end('SIGTERM');
    await proxy.close();
  }
}

/** From 5 to 100 visitors in ten seconds, who search, quote, and think for a second in between. */
export async function spike(
  environment: TestEnvironment,
  site: SiteProcess,
  seconds: number,
): Promise<Row[]> {
  const [cabinId = ''] = await makeCabins(environment, 1);
  const [, quote, search] = liveReads(site, cabinId);
  if (!quote || !search) throw new Error('No reads');
  const started = performance.now();
  const at = () => (performance.now() - started) / 1000;
  const samples: (Sample & { at: number })[] = [];
  const calm = 5;
  const isOver = () => at() > calm + 10 + seconds + 10;
  const leavesAt = calm + 10 + seconds;
  const visitor = async (index: number) => {
    const comes = index < 5 ? 0 : calm + ((index - 5) / 95) * 10;
    await wait(comes * 1000);
    for (let i = index; !isOver() && (index < 5 || at() < leavesAt); i++) {
      const when = at();
      samples.push({ ...(await sendLoad(i % 2 ? quote : search)), at: when });
      await wait(500 + Math.random() * 1000);
    }
  };
  await Promise.all(Array.from({ length: 100 }, (_, index) => visitor(index)));
  const between = (from: number, to: number) => samples.filter((s) => s.at >= from && s.at < to);
  const before = p95(between(1, calm));
  const high = between(calm, leavesAt);
  const after = p95(between(leavesAt + 2, Infinity));
  const errors = 1 - shareOf(high, isOk);
  return [
    {
      scenario: 'G35',
      target: '5 → 100 visitors in 10 s on search and quote: errors < 1 %, p95 ≤ 1.5 s',
      measured: `${percent(errors)} of ${high.length}, p95 ${ms(p95(high))}`,
      ok: errors < 0.01 && isInTime(p95(high), 1500),
    },
    {
      scenario: 'G35',
      target: 'back to where it was ≤ 10 s later (2 ×, at least 100 ms)',
      measured: `p95 ${ms(after)} against ${ms(before)}`,
      ok: isInTime(after, Math.max(2 * before, 100)),
    },
  ];
}
