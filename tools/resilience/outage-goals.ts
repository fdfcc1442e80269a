import { hashSource } from '../../lib/csp/policy.ts';
import { attemptFor, nameOf, sendAttempt, siteDoor } from './booker.ts';
import { makeCabins, readPrices } from './booking-goals.ts';
import { day } from './cabins.ts';
import { startDelayProxy } from './delay-proxy.ts';
import { send } from './http-client.ts';
import { p95, paced, percent, shareOf, visit, type Sample, type Visit } from './load.ts';
import { ms, tally, until, wait, type Row } from './row.ts';
import { copySite, SiteProcess } from './site.ts';
import type { Stage } from './stage.ts';

const CATALOGUE = [
  '/',
  '/cabins',
  '/cabins/hot-tub',
  '/areas/gatlinburg',
  '/cabins/laurel-lantern',
  '/about',
];

const pageOf = (site: SiteProcess, index: number): Visit => {
  const name = CATALOGUE[index % CATALOGUE.length] ?? '/';
  return { name, url: site.url + name };
};

const availabilityOf = (site: SiteProcess, cabinId: string): Visit => ({
  name: 'availability',
  url: `${site.url}/api/availability?cabin_id=${cabinId}`,
});

const isOk = ({ status }: Sample) => status === 200;

/** The database away, while people browse, look at calendars and try to book. */
export async function databaseDown(stage: Stage, seconds: number): Promise<Row[]> {
  // Nothing of it was visited before: every page is to be renewed just when that cannot be done.
  const site = await SiteProcess.prepare(copySite(stage.folder, 'old-site'), stage.backend.port);
  try {
    await site.start();
    return await browseWithout(stage, site, seconds);
  } finally {
    await site.child.end('SIGTERM');
  }
}

/** A page nobody has asked for before and that cannot be made now says so, and needs no script for it. */
async function missingPage(site: SiteProcess): Promise<Row> {
  const { status, text, headers } = await send(`${site.url}/cabins/never-made`);
  const policy = String(headers['content-security-policy'] ?? '');
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
  const scripts = text.match(/<script/g)?.length ?? 0;
  return {
    goal: 'G29',
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

async function browseWithout(stage: Stage, site: SiteProcess, seconds: number): Promise<Row[]> {
  const [cabinId = ''] = await makeCabins(stage, 1);
  const prices = await readPrices(stage, cabinId);

  const door = siteDoor(site.url);
  const book = () =>
    sendAttempt(
      door,
      attemptFor({ cabinId, checkIn: day(3), checkOut: day(5), nights: 2 }, prices),
      15_000,
    ).then(nameOf, () => 'no answer');
  await stage.server.pause();
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
    paced(50, seconds, (index) => pageOf(site, index)),
    paced(2, seconds, () => availabilityOf(site, cabinId)),
    booking,
  ]);
  const broken = await missingPage(site);
  await stage.server.resume();
  const back = await until('availability', async () =>
    isOk(await visit(availabilityOf(site, cabinId))),
  );
  const bookable = back + (await until('a booking', async () => (await book()) === '201'));

  const served = shareOf(pages, isOk);
  const slowest = Math.max(...calendars.map((sample) => sample.ms));
  const refused = calendars.every(({ status }) => status === 503);
  return [
    {
      goal: 'G32',
      target: `database away ${seconds} s, 50 requests/s: ≥ 99.9 % of catalogue pages 200`,
      measured: `${percent(served)} of ${pages.length}, p95 ${ms(p95(pages))}`,
      ok: served >= 0.999,
    },
    {
      goal: 'G32',
      target: 'availability says 503 within 3 s; 0 bookings accepted',
      measured: `${tally(calendars.map(({ status }) => String(status)))}, slowest ${ms(slowest)}; bookings: ${tally(booked)}`,
      ok: refused && slowest <= 3000 && !booked.includes('201'),
    },
    {
      goal: 'G32',
      target: 'normal ≤ 5 s after its return',
      measured: `calendars after ${ms(back)}, bookings after ${ms(bookable)}`,
      ok: bookable <= 5000,
    },
    broken,
  ];
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Everything that asks the backend while somebody waits for it. */
function liveReads(site: SiteProcess, cabinId: string): Visit[] {
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

/** Everything the backend is asked arrives ten seconds late. */
export async function slowUpstream(
  stage: Stage,
  copy: string,
  seconds: number,
  { quickMs, mostMs }: { quickMs: number; mostMs: number },
): Promise<Row[]> {
  const proxy = await startDelayProxy(stage.backend.port);
  const site = await SiteProcess.prepare(copy, proxy.port);
  try {
    await site.start();
    const [cabinId = ''] = await makeCabins(stage, 1);
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
      isOk(await visit(availabilityOf(site, cabinId))),
    );
    const slowest = late.reduce((a, b) => (a.ms > b.ms ? a : b));
    const limit = Math.max(2 * p95(calm), quickMs);
    return [
      {
        goal: 'G33',
        target: `upstream 10 s late: each read of the server ends ≤ ${mostMs / 1000} s`,
        measured: `slowest ${slowest.name} ${ms(slowest.ms)} of ${late.length}; ${tally(late.map(({ status }) => String(status)))}`,
        ok: slowest.ms <= mostMs,
      },
      {
        goal: 'G33',
        target: 'upstream sees ≤ 1.2 × the requests',
        measured: `${askedLate} against ${asked} (${(askedLate / asked).toFixed(2)} ×)`,
        ok: askedLate <= 1.2 * asked,
      },
      {
        goal: 'G33',
        target: `static pages: p95 ≤ 2 × calm (at least ${quickMs} ms)`,
        measured: `${ms(p95(pages))} against ${ms(p95(calm))}`,
        ok: p95(pages) <= limit && pages.every(isOk),
      },
      {
        goal: 'G33',
        target: 'normal ≤ 5 s after it is quick again',
        measured: ms(back),
        ok: back <= 5000,
      },
    ];
  } finally {
    await site.child.end('SIGTERM');
    await proxy.close();
  }
}

/** From 5 to 100 visitors in ten seconds, who search, quote, and think for a second in between. */
export async function spike(stage: Stage, site: SiteProcess, seconds: number): Promise<Row[]> {
  const [cabinId = ''] = await makeCabins(stage, 1);
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
      samples.push({ ...(await visit(i % 2 ? quote : search)), at: when });
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
      goal: 'G35',
      target: '5 → 100 visitors in 10 s on search and quote: errors < 1 %, p95 ≤ 1.5 s',
      measured: `${percent(errors)} of ${high.length}, p95 ${ms(p95(high))}`,
      ok: errors < 0.01 && p95(high) <= 1500,
    },
    {
      goal: 'G35',
      target: 'back to where it was ≤ 10 s later (2 ×, at least 100 ms)',
      measured: `p95 ${ms(after)} against ${ms(before)}`,
      ok: after <= Math.max(2 * before, 100),
    },
  ];
}
