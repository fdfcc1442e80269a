import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test';
import { hashSource } from '../lib/csp/policy.ts';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { LINK_KINDS } from '../lib/middleware/private-link.ts';
import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { expect, test } from './support/fixtures';
import { scoreAnswer, type ScoredAnswer } from './support/header-score';
import { addressesWhere } from './support/routes';
import { CORE } from './support/core.ts';

const CHECK_IN = addDays(todayInZone(new Date(), 'America/New_York'), 40);
const DATES = `check_in=${CHECK_IN}&check_out=${addDays(CHECK_IN, 3)}`;

const STATIC = [
  '/',
  '/cabins',
  '/cabins?filter=pool&sort=popular',
  '/cabins/hot-tub',
  '/cabins/laurel-lantern',
  '/cabins/laurel-lantern/tour',
  '/areas/gatlinburg',
  '/blog',
  '/blog/fall-by-elevation',
  '/events',
  '/events/spring-rod-run',
  '/fall',
  '/plan',
  '/visitor-guide',
  '/about',
  '/promise',
  '/terms',
  '/privacy',
  '/founders-pricing',
  '/sign-up',
  '/saved',
];
// The answer to a dead private link is static.
const isDeadLink = (address: string) =>
  LINK_KINDS.some((kind) => address.startsWith(`/${kind}/no-such-`));
const DEAD_LINKS = addressesWhere(({ rendered }) => rendered === 'request').filter(isDeadLink);
const MISSING = [
  '/nowhere',
  '/cabins/no-such-cabin',
  '/blog/no-such-post',
  '/images/no-such.png',
  ...DEAD_LINKS,
];
const PER_REQUEST = [
  `/cabins?${DATES}`,
  '/cabins?filter=yurts',
  `/cabins/laurel-lantern?${DATES}`,
  `/booking?cabin=laurel-lantern&${DATES}`,
  ...addressesWhere(({ rendered }) => rendered === 'request').filter(
    // Known to visitors by the three above; the console, which sends strangers to its sign-in, by host-pages.spec.ts.
    (address) => !/^[/]cabins[/]|^[/]host(?![/]sign-in)/.test(address) && !isDeadLink(address),
  ),
];
const OTHERS = [
  '/search',
  '/list-cabin',
  '/t/no-such-token',
  '/host',
  '/cabins/',
  '/api/health',
  '/api/no-such-route',
  '/api/quote',
  '/api/v1/cabins',
  '/calendar/no-such.ics',
  '/video-frame',
  '/images/home-hero.webp',
  '/map/smokies.svg',
  '/p/96/host.webp',
  '/_next/static/no-such.js',
  '/favicon.ico',
  '/icon.svg',
  '/manifest.webmanifest',
  '/sitemap-index.xml',
  '/sitemap/pages.xml',
  '/blog/rss.xml',
  '/robots.txt',
  '/llms.txt',
];
const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const policiesOf = (answer: APIResponse) =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value);
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((rule) => rule.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const get = (request: APIRequestContext, address: string, headers = {}) =>
  request.get(address, { maxRedirects: 0, headers });

/** The page from the cache. For a moment after a change of the catalog, as an earlier test makes one, it is made anew. */
async function getCached(request: APIRequestContext, address: string): Promise<APIResponse> {
  await expect
    .poll(async () => (await get(request, address)).headers()['x-nextjs-cache'], address)
    .toMatch(/^(HIT|STALE)$/);
  return get(request, address);
}

/** The hashes of scripts that the policy would stop. */
const stopped = (html: string, scripts: readonly string[]) =>
  inlineScripts(html).filter((hash) => !scripts.includes(hash));

test('every page has one strict policy that fits it', CORE, async ({ request }) => {
  for (const address of [...STATIC, ...MISSING, ...PER_REQUEST]) {
    const answer = await get(request, address);
    const [policy = '', ...more] = policiesOf(answer);
    expect.soft(more, address).toEqual([]);
    const scripts = directive(policy, 'script-src');
    expect.soft(directive(policy, 'default-src'), address).toEqual(["'none'"]);
    const broad = scripts.filter((source) => /unsafe|^https?:|\*|^data:/.test(source));
    expect.soft(broad, address).toEqual([]);
    const html = await answer.text();
    expect.soft(inlineScripts(html).length, address).toBeGreaterThan(2);
    if (!PER_REQUEST.includes(address)) {
      expect.soft(stopped(html, scripts), address).toEqual([]);
      expect.soft(policy, address).not.toContain('nonce-');
      continue;
    }
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    // Each script has the nonce of this answer, or stands in its policy by its hash.
    const unmarked = html.matchAll(
      /<script(?![^>]*\s(?:type="application|nonce=))[^>]*>([^]*?)<\/script>/g,
    );
    const hashes = Array.from(unmarked, ([, text = '']) => hashSource(text));
    expect
      .soft(
        hashes.filter((hash) => !scripts.includes(hash)),
        address,
      )
      .toEqual([]);
    const marks = html.match(/\snonce="[^"]*"/g)?.filter((mark) => !mark.includes(nonce));
    expect.soft(marks, address).toEqual([]);
    expect.soft(answer.headers()['cache-control'], address).toContain('no-store');
    const again = (await get(request, address)).headers()['content-security-policy'];
    expect.soft(again, address).not.toBe(policy);
  }
});

test('static pages still come from the cache, for any cache', CORE, async ({ request }) => {
  for (const address of STATIC) {
    const { 'cache-control': control } = (await getCached(request, address)).headers();
    expect([address, control]).toEqual([address, expect.stringContaining('s-maxage=')]);
  }
});

test('every answer, whatever it is, has the headers that fit all', CORE, async ({ request }) => {
  for (const address of [...STATIC, ...MISSING, ...PER_REQUEST, ...OTHERS]) {
    const headers = (await get(request, address)).headers();
    expect({ address, ...headers }).toMatchObject({ address, ...EVERYWHERE });
    const framing = address === '/video-frame' ? 'SAMEORIGIN' : 'DENY';
    expect([address, headers['x-frame-options']]).toEqual([address, framing]);
    expect([address, headers['permissions-policy']]).toEqual([
      address,
      expect.stringContaining('camera=()'),
    ]);
    expect([address, headers['x-powered-by']]).toEqual([address, undefined]);
    expect([address, headers['content-security-policy'] ?? '']).toEqual([
      address,
      expect.not.stringMatching(/script-src[^;]*'unsafe-/),
    ]);
  }
});

test('pictures and the public interface may be used elsewhere, pages and data not', async ({
  request,
}) => {
  const policyOf = async (address: string) =>
    (await get(request, address)).headers()['cross-origin-resource-policy'];
  for (const address of ['/images/home-hero.webp', '/api/v1/cabins']) {
    expect(await policyOf(address)).toBe('cross-origin');
  }
  for (const address of ['/', '/api/health', '/booking'])
    expect(await policyOf(address)).toBe('same-origin');
});

test('addresses with a secret are not sent to other sites', CORE, async ({ request }) => {
  for (const address of addressesWhere((route) => route.private)) {
    const { 'referrer-policy': policy } = (await get(request, address)).headers();
    expect([address, policy]).toEqual([address, 'no-referrer']);
  }
});

test('TRACE is refused', async ({ request }) => {
  expect((await request.fetch('/', { method: 'TRACE' })).status()).toBe(405);
});

// The console's sign-in and previews have no search; they stand in host-sign-in.spec.ts and host-posts.spec.ts.
const SHOP = [...PER_REQUEST, ...DEAD_LINKS].filter(
  (address) => !/^\/(host|preview)(\/|$)/.test(address),
);
// What no other journey uses: words, what is not there, a search rendered per request, and the booking page. On the others
// every journey that finds something its policy stops fails (support/fixtures.ts).
const SAMPLED = ['/promise', '/nowhere', PER_REQUEST[0], PER_REQUEST[3]];

test.describe('under its policy', () => {
  // The second is said of dates that are taken.
  test.use({ allowedProblems: [/404 \(Not Found\)|422 \(Unprocessable/] });

  async function expectAlive(page: Page, address: string): Promise<void> {
    await page.goto(address);
    if (address.startsWith('/booking')) {
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('link', { name: /, home$/ }).click();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      return;
    }
    const dialog = page.getByRole('dialog', { name: 'Find Your Perfect Cabin' });
    const search = page.getByRole('button', { name: /search dates/i }).first();
    await expect(async () => {
      if (!(await dialog.isVisible())) await search.click({ timeout: 2000 });
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }, address).toPass({ timeout: 20_000 });
  }

  const addresses = [...STATIC, ...MISSING.slice(0, 3), ...SHOP];
  for (const address of addresses.filter((each) => SAMPLED.includes(each))) {
    test(`${address} comes alive`, CORE, ({ page }) => expectAlive(page, address));
  }

  test('every other address comes alive', async ({ page }) => {
    test.setTimeout(300_000);
    for (const address of addresses.filter((each) => !SAMPLED.includes(each))) {
      await test.step(address, () => expectAlive(page, address));
    }
  });
});

test('a page that is made anew has the policy that fits the new one, from the first answer', async ({
  request,
}) => {
  const manifest = JSON.parse(
    await readFile(path.join(import.meta.dirname, '../.next/prerender-manifest.json'), 'utf8'),
  ) as { preview: { previewModeId: string } };
  const expectFit = async (answer: APIResponse) => {
    const scripts = directive(policiesOf(answer)[0] ?? '', 'script-src');
    const html = await answer.text();
    expect(inlineScripts(html).length).toBeGreaterThan(2);
    expect(stopped(html, scripts)).toEqual([]);
  };
  const anew = await get(request, '/cabins/hot-tub', {
    'x-prerender-revalidate': manifest.preview.previewModeId,
  });
  expect(anew.headers()['x-nextjs-cache']).toBe('REVALIDATED');
  await expectFit(anew);
  await expectFit(await getCached(request, '/cabins/hot-tub'));
  const unknown = `/blog/never-asked-for-${Date.now()}`;
  await expectFit(await get(request, unknown));
  await expectFit(await get(request, unknown));
});

test('what only a navigation fetches is served as before', async ({ request }) => {
  const answer = await get(request, '/cabins/hot-tub?_rsc=x', { RSC: '1' });
  const { status, type } = { status: answer.status(), type: answer.headers()['content-type'] };
  expect([status, type]).toEqual([
    expect.any(Number),
    status === 200 ? 'text/x-component' : undefined,
  ]);
});

/** What the browser holds against keeping the page. It may also let it go for reasons of its own ("circumstantial"). */
async function whyNotKept(browser: Browser, base: string, address: string): Promise<string[]> {
  const page = await browser.newPage({ baseURL: base });
  const browserItself = await page.context().newCDPSession(page);
  await browserItself.send('Page.enable');
  const whyNot = new Promise<string[]>((resolve) => {
    browserItself.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
    browserItself.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const ofThePage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      resolve(ofThePage.map(({ reason }) => reason));
    });
  });
  await page.goto(address);
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  const reasons = await whyNot;
  await page.context().close();
  return reasons;
}

for (const [what, addresses, details] of [
  ['/cabins', ['/cabins'], CORE],
  ['every other kind of page', ['/', '/cabins/laurel-lantern', '/blog', '/fall', '/plan'], {}],
] as const) {
  test(
    `${what} may be kept as it was for the way back`,
    details,
    async ({ playwright, baseURL }) => {
      // Playwright switches it off in the browsers it starts.
      const browser = await playwright.chromium.launch({
        ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      for (const address of addresses) {
        const reasons = await whyNotKept(browser, String(baseURL), address);
        expect.soft(reasons, address).toEqual([]);
      }
      await browser.close();
    },
  );
}

const scored = async (answer: APIResponse): Promise<ScoredAnswer> => ({
  headers: answer.headers(),
  cookies: answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value),
  html: await answer.text(),
});

test('the score is that of an A+, on every kind of page', async ({ request }) => {
  for (const address of [...STATIC, ...MISSING.slice(0, 3), ...PER_REQUEST]) {
    const { score, items } = scoreAnswer(await scored(await get(request, address)));
    expect([address, score, items.filter(({ points }) => points < 0)]).toEqual([address, 130, []]);
  }
});

const without = (missing: string) => (answer: ScoredAnswer) => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== missing)),
});
const changed = (name: string, from: RegExp, to: string) => (answer: ScoredAnswer) => ({
  ...answer,
  headers: { ...answer.headers, [name]: (answer.headers[name] ?? '').replace(from, to) },
});

const FAULTS: [string, (answer: ScoredAnswer) => ScoredAnswer, number][] = [
  ['no policy', without('content-security-policy'), 75],
  [
    'inline scripts',
    changed('content-security-policy', /script-src/, "script-src 'unsafe-inline'"),
    80,
  ],
  [
    'evaluated code',
    changed('content-security-policy', /script-src/, "script-src 'unsafe-eval'"),
    110,
  ],
  [
    'scripts of anywhere',
    changed('content-security-policy', /script-src/, 'script-src https:'),
    80,
  ],
  [
    'inline styles',
    changed('content-security-policy', /style-src /, "style-src 'unsafe-inline' "),
    120,
  ],
  ['no strict transport', without('strict-transport-security'), 80],
  ['short strict transport', changed('strict-transport-security', /\d+/, '86400'), 120],
  ['sniffed types', without('x-content-type-options'), 125],
  ['a referrer for all', changed('referrer-policy', /.+/, 'unsafe-url'), 120],
  ['resources for all', without('cross-origin-resource-policy'), 120],
  ['a session in the open', (answer) => ({ ...answer, cookies: ['session=1; Path=/'] }), 60],
  ['a cookie in the open', (answer) => ({ ...answer, cookies: ['a=1; SameSite=Lax'] }), 80],
  [
    'a foreign script',
    (answer) => ({ ...answer, html: '<script src="https://cdn.example/a.js"></script>' }),
    125,
  ],
];

test('each fault costs its points', async ({ request }) => {
  const answer = await scored(await get(request, '/'));
  for (const [name, plant, expected] of FAULTS) {
    expect.soft(scoreAnswer(plant(answer)).score, name).toBe(expected);
  }
});

test(
  'cookies set by the server are the ones known, for this site alone',
  CORE,
  async ({ request }) => {
    const cookies = [];
    for (const address of [...STATIC, ...PER_REQUEST, ...OTHERS]) {
      cookies.push(...(await scored(await get(request, `${address}`))).cookies);
    }
    expect(cookies).toEqual([]);
    const { cookies: noted } = await scored(await get(request, '/?utm_source=tiktok'));
    expect(noted).toEqual(['traffic_source=tiktok; Path=/; SameSite=lax']);
  },
);
