import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ALL_ROUTES } from '../lib/http/console-pages.ts';
import { findFullBrowser } from '../scripts/browser.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { measureOnPhone } from './support/lighthouse.ts';
import { weigh, weighVisit } from './support/page-weight.ts';
import { firstLoadBytes, baselineBytes } from './support/first-load.ts';
import { criticalCss, withoutCriticalCss } from './support/critical-css.ts';
import { expect, test } from './support/fixtures';
import { LIGHTHOUSE } from './support/core.ts';

const BUILD = path.resolve(import.meta.dirname, '../.next');
const ABOVE_BASELINE_BYTES = 30 * 1024;
const SLUG = 'laurel-lantern';

// The size of each page without styles, rounded up; `npx node tools/bench/run.ts` shows the distance from the 60 KB aimed at.
const MAX_HTML_KB = {
  // Compressed, a guest's review on it may take what is left: 0.7 KB.
  '/': { raw: 82, gzip: 20 },
  '/cabins': { raw: 66, gzip: 15 },
  [`/cabins/${SLUG}`]: { raw: 84, gzip: 22 },
};
const MAX_STYLES_BYTES = 11 * 1024;
// Of a whole visit: kilobytes of 1,000 bytes, as measured by others; elements at the end of it.
const MAX_VISIT: Record<
  string,
  { scriptKb: number; requests: number; kb: number; elements: number }
> = {
  '/': { scriptKb: 172, requests: 28, kb: 500, elements: 1090 },
  '/cabins': { scriptKb: 165, requests: 26, kb: 370, elements: 920 },
  [`/cabins/${SLUG}`]: { scriptKb: 172, requests: 28, kb: 370, elements: 700 },
};
const MOST = { requests: 26, bytes: 400 * 1024, fontBytes: 60 * 1024 };
// Low on purpose: the gate must not fail because the machine is busy.
const LEAST_SCORE = 70;
// Two tries, should the browser not answer the first.
const LIGHTHOUSE_MS = 200_000;

const PRERENDERED = [
  '/',
  '/cabins',
  '/cabins/hot-tub',
  '/cabins/pool',
  '/cabins/family',
  '/cabins/pet-friendly',
  '/cabins/mountain-views',
  '/cabins/browse/all/popular',
  '/cabins/browse/pool/recommended',
  '/areas/gatlinburg',
  '/areas/pigeon-forge',
  '/areas/sevierville',
  '/areas/wears-valley',
  `/cabins/${SLUG}`,
];

type Manifest = { routes: Record<string, unknown>; dynamicRoutes: Record<string, unknown> };
const readBuilt = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(BUILD, name), 'utf8'));

test('landing pages are prerendered, and only private and search pages rendered per request', () => {
  const prerendered = readBuilt('prerender-manifest.json') as Manifest;
  expect(Object.keys(prerendered.routes)).toEqual(expect.arrayContaining(PRERENDERED));
  const isStatic = (route: string) =>
    route in prerendered.routes || route in prerendered.dynamicRoutes;
  const manifest = readBuilt('app-path-routes-manifest.json') as Record<string, string>;
  const pages = Object.entries(manifest).filter(([file]) => file.endsWith('/page'));
  const perRequest = pages.map(([, route]) => route).filter((route) => !isStatic(route));
  // Each of them must get a nonce from the middleware.
  const listed = Object.entries(ALL_ROUTES).filter(([, { rendered }]) => rendered === 'request');
  expect(perRequest.sort()).toEqual(listed.map(([route]) => route).sort());
});

for (const [route, most] of Object.entries(MAX_HTML_KB)) {
  test(`first-load JavaScript of ${route} is at most 30 KB above a picture and a link`, async ({
    request,
  }) => {
    const html = await (await request.get(route)).text();
    const above = firstLoadBytes(html, BUILD) - baselineBytes();
    console.log(
      `${route}: ${(above / 1024).toFixed(1)} KB above the baseline, HTML ${(html.length / 1024).toFixed(1)} KB`,
    );
    expect(above).toBeLessThanOrEqual(ABOVE_BASELINE_BYTES);
    const bare = withoutCriticalCss(html);
    expect(Buffer.byteLength(bare)).toBeLessThanOrEqual(most.raw * 1024);
    expect(gzipSync(bare).length).toBeLessThanOrEqual(most.gzip * 1024);
    expect(gzipSync(criticalCss(html)).length).toBeLessThanOrEqual(MAX_STYLES_BYTES);
  });

  test(`${route} announces the picture that a phone shows first, and its data none`, async ({
    page,
    request,
  }) => {
    const { link = '' } = (await request.get(route)).headers();
    const announced = /^<([^>]+)>; rel=preload; as=image; fetchpriority=high$/.exec(link)?.[1];
    // A browser would fetch it for an answer to the script too: the picture of a page nobody has opened.
    const data = await request.get(`${route}?_rsc`, { headers: { rsc: '1' } });
    expect(data.headers()['content-type']).toContain('text/x-component');
    expect(data.headers().link).toBeUndefined();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    const first = page.locator('main img:visible').first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const { origin } = new URL(page.url());
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(
      `${origin}${announced}`,
    );
  });

  test(`${route} is light on a phone, and its scripts and fonts come once`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const options = { ...launchOptions, executablePath: findFullBrowser() };
    const browser = await playwright.chromium.launch(options);
    const weight = await weigh(browser, `${baseURL}${route}`).finally(() => browser.close());
    const { requests, bytes, fontBytes, repeatBytes } = weight;
    expect(requests).toBeLessThanOrEqual(MOST.requests);
    expect(bytes).toBeLessThanOrEqual(MOST.bytes);
    expect(fontBytes).toBeLessThanOrEqual(MOST.fontBytes);
    expect(repeatBytes).toBe(0);
  });

  test(`a whole visit of ${route} stays small`, async ({
    playwright,
    launchOptions,
    baseURL,
    request,
  }) => {
    const html = await (await request.get(route)).text();
    const files = new Set(html.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g));
    expect(files.size).toBeGreaterThan(10);
    // The first visit of a build has them compressed.
    const encodingOf = async (file: string) =>
      (await request.get(file)).headers()['content-encoding'];
    for (const file of files) await expect.poll(() => encodingOf(file), file).toBe('br');
    const options = { ...launchOptions, executablePath: findFullBrowser() };
    const browser = await playwright.chromium.launch(options);
    const weight = await weighVisit(browser, `${baseURL}${route}`).finally(() => browser.close());
    console.log(route, weight);
    const allowed = MAX_VISIT[route];
    expect(weight.scriptBytes).toBeLessThanOrEqual((allowed?.scriptKb ?? 0) * 1000);
    expect(weight.requests).toBeLessThanOrEqual(allowed?.requests ?? 0);
    expect(weight.bytes).toBeLessThanOrEqual((allowed?.kb ?? 0) * 1000);
    expect(weight.elements).toBeLessThanOrEqual(allowed?.elements ?? 0);
  });

  test(`${route} does not shift, and loads only its first pictures eagerly`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.addInitScript(() => {
      Object.assign(window, { askedIntl: 0 });
      const ask = () => ((window as unknown as { askedIntl: number }).askedIntl += 1);
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct: (format, args) => (ask(), Reflect.construct(format, args)),
        apply: (format, self, args) => (ask(), Reflect.apply(format, self, args)),
      });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route, { waitUntil: 'networkidle' });
    // Its tables take a slow phone up to 100 ms, which a page that starts has no use for.
    expect(await page.evaluate(() => (window as unknown as { askedIntl: number }).askedIntl)).toBe(
      0,
    );
    for (let y = 0; y < 4000; y += 700) await page.mouse.wheel(0, y);
    const { score, moved } = await shifts();
    expect(score, moved.join('\n')).toBeLessThanOrEqual(0.01);

    // What is laid out late stands as it would have from the start.
    const cards = page.locator('[data-cabin]');
    const covered = () =>
      cards.evaluateAll(
        (all) =>
          all.filter((card) => {
            const [picture, words] = [card.querySelector('a'), card.querySelector('header')];
            const { top, bottom } = (picture ?? card).getBoundingClientRect();
            const isInView = bottom > 0 && top < innerHeight;
            return isInView && (words?.getBoundingClientRect().top ?? 0) < bottom - 1;
          }).length,
      );
    await expect.poll(covered).toBe(0);

    const images = page.locator('main img');
    const firstShown = page.locator('main img:visible').first();
    await expect(firstShown).not.toHaveAttribute('loading', 'lazy');
    const eager = await images.evaluateAll(
      (all) => all.filter((image) => image.getAttribute('loading') !== 'lazy').length,
    );
    expect(eager).toBeLessThanOrEqual(6);
    const withoutSize = await images.evaluateAll(
      (all: HTMLImageElement[]) =>
        all.filter((image) => !image.sizes && / \d+w/.test(image.srcset)).length,
    );
    expect(withoutSize).toBe(0);
  });
}

test('dialogs and calendars are not part of a landing page', async ({ page, request }) => {
  const ofCalendar = async (url: string) =>
    (await (await request.get(url)).text()).includes('Loading live availability');
  const html = await (await request.get('/cabins')).text();
  const named = new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g));
  expect(named.size).toBeGreaterThan(5);
  for (const url of named) expect(await ofCalendar(url), url).toBe(false);

  const later: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !named.has(pathname)) later.push(pathname);
  });
  await page.goto('/cabins');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Check Availability/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  expect(await Promise.all(later.map(ofCalendar))).toContain(true);
});

// React listens to the end of each run of an animation, and each has the page styled several times.
test('the hero’s animations rarely trigger script', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('[data-motion=running]');
  await expect(hero).toBeAttached();
  const runsMs = await hero.evaluate((moving) =>
    moving
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getComputedTiming())
      .filter((timing) => timing?.iterations === Infinity)
      .map((timing) => Number(timing?.duration)),
  );
  expect(runsMs.length).toBeGreaterThan(5);
  expect(Math.min(...runsMs)).toBeGreaterThan(10_000);
});

for (const route of ['/cabins', `/cabins/${SLUG}`]) {
  // Its score is a matter of time, which a busy machine has less of.
  test(
    `Lighthouse on a slow phone finds ${route} fast and still`,
    LIGHTHOUSE,
    async ({ baseURL }) => {
      test.setTimeout(LIGHTHOUSE_MS);
      const { score, cls } = await measureOnPhone(`${baseURL}${route}`);
      expect(score).toBeGreaterThanOrEqual(LEAST_SCORE);
      expect(cls).toBeLessThanOrEqual(0.01);
    },
  );
}

type TraceEvent = { name: string; args: { elementCount?: number } };

/** How many elements are styled again while `work` runs, by the browser's own trace. */
async function countRestyled(page: Page, work: () => Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

test('another month styles its days again, not the page around them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cabins');
  await page
    .getByRole('button', { name: /^Check Availability/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Next month' });
  await next.click();
  const heading = await dialog.getByRole('grid').getAttribute('aria-labelledby');
  const shown = await dialog.locator(`[id="${heading}"]`).textContent();
  const restyled = await countRestyled(page, async () => {
    await next.click();
    await expect(dialog.locator(`[id="${heading}"]`)).not.toHaveText(shown ?? '');
  });
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThanOrEqual(200);
});

// React handles each transition that begins before the frame that shows the month.
test('another month starts no transition', async ({ page }) => {
  await page.goto('/cabins');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Check Availability/ })
    .click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Next month' });
  const previous = dialog.getByRole('button', { name: 'Previous month' });
  await expect(dialog.locator('[data-date]').first()).toBeVisible();
  // Late in a month the calendar may open at the next one.
  if ((await previous.getAttribute('aria-disabled')) === null) await previous.click();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.hover();
  // One that is cut off counts as ended too.
  await dialog.evaluate(async (root) => {
    const running = root.getAnimations({ subtree: true });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  await page.evaluate(() => {
    Object.assign(window, { transitions: [] as string[] });
    addEventListener('transitionrun', ({ propertyName }) =>
      (window as unknown as { transitions: string[] }).transitions.push(propertyName),
    );
  });
  await next.click();
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
  // The events come with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  expect(
    await page.evaluate(() => (window as unknown as { transitions: string[] }).transitions),
  ).toEqual([]);
});
