import { addDays } from '../lib/domain/values/calendar-date';
import { load, previewEnd } from './support/html';
import { expect, readCabin, test } from './support/fixtures';
import { addressesWhere } from './support/routes';
import { addressOf, testedSite } from './support/tested-site';
import { CORE } from './support/core.ts';

const ORIGIN = addressOf(testedSite);
const START = '/';
const MAX_CLICKS = 3;
const PREVIEW_LIMIT_BYTES = 300 * 1024;
// Slack reads 32 KB of a page and others less, so a style before the tags may be all they see.
const HEAD_BYTES = 4096;
// Private or per-visitor pages: linked from public ones, but not for search engines.
const PRIVATE =
  /^\/(booking|find-booking|saved|t|newsletter|preview|shared-itinerary|dev)(\/|\?|$)/;

test.describe.configure({ mode: 'serial' });

type CrawledPage = Awaited<ReturnType<typeof load>> & { path: string; clicks: number };

const pages = new Map<string, CrawledPage>();
const broken: string[] = [];

/** The address that is crawled for a link, or null for one that leads elsewhere or into a page. */
function toPath(href: string, from: string): string | null {
  const url = new URL(href, `${ORIGIN}${from}`);
  if (url.origin !== ORIGIN || /\.(jpg|png|webp|svg|mp4|webm|xml|txt|json)$/.test(url.pathname)) {
    return null;
  }
  return `${url.pathname}${url.search}`;
}

test('every link of every public page leads somewhere, within three clicks', async ({
  request,
}) => {
  test.setTimeout(180_000);
  let front = [START];
  for (let clicks = 0; front.length > 0; clicks++) {
    const next = new Set<string>();
    for (const path of front) {
      const page = await load(request, path);
      if (page.status !== 200) broken.push(`${path} answers ${page.status}`);
      pages.set(path, { ...page, path, clicks });
      for (const href of page.links) {
        const target = toPath(href, path);
        if (target && !PRIVATE.test(target) && !pages.has(target) && !front.includes(target)) {
          next.add(target);
        }
      }
    }
    front = [...next];
  }
  expect(broken).toEqual([]);
  const canonical = [...pages.values()].filter(({ path, canonical: own }) => own === path);
  expect(canonical.filter(({ clicks }) => clicks > MAX_CLICKS).map(({ path }) => path)).toEqual([]);
  expect(canonical.length).toBeGreaterThan(40);
});

test('every place in a page that a link points to is there', () => {
  const missing: string[] = [];
  for (const page of pages.values()) {
    for (const href of page.links) {
      const { pathname, search, hash, origin } = new URL(href, `${ORIGIN}${page.path}`);
      const target = origin === ORIGIN ? pages.get(`${pathname}${search}`) : undefined;
      const id = decodeURIComponent(hash.slice(1));
      if (id && target && !target.html.includes(`id="${id}"`))
        missing.push(`${page.path} → ${href}`);
    }
  }
  expect(missing).toEqual([]);
});

test('no page of the sitemaps is an orphan, and none is missing there', async ({ request }) => {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
  const listed = (
    await Promise.all((await locations('/sitemap-index.xml')).map((path) => locations(path)))
  ).flat();
  const canonical = [...pages.values()]
    .filter(({ canonical: own, path, robots }) => own === path && !/noindex/.test(robots))
    .map(({ path }) => path);
  expect(listed.toSorted()).toEqual(canonical.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

test('every page has a title, description, address, heading and preview of its own', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  const seen = new Map<string, string>();
  const weights = new Map<string, number>();
  for (const page of pages.values()) {
    const note = (problem: string) => problems.push(`${page.path}: ${problem}`);
    if (page.canonical === null) note('no canonical address');
    if (page.headings.length !== 1) note(`${page.headings.length} h1`);
    // Facebook reads the preview at og:url, so that a cabin's page as a dated link keeps its dates there.
    const isDated = page.path.includes('check_in=');
    const previewPath = isDated ? page.preview.url?.split('?')[0] : page.preview.url;
    if (previewPath !== page.canonical) note(`og:url ${page.preview.url}`);
    if (page.preview.card !== 'summary_large_image') note(`card ${page.preview.card}`);
    if (!page.preview.title || !page.preview.description) note('no preview text');
    if (page.preview.width !== '1200' || page.preview.height !== '630') note('preview size');
    if (!page.preview.image?.startsWith('http')) note(`preview picture ${page.preview.image}`);
    else weights.set(new URL(page.preview.image).pathname, 0);
    if (page.canonical !== page.path) continue;
    for (const text of [page.title, page.description]) {
      if (!text) note('no title or description');
      if (text === page.description && text.length < 50) note(`description "${text}"`);
      const twin = seen.get(text);
      if (twin) note(`shares "${text}" with ${twin}`);
      seen.set(text, page.path);
    }
  }
  for (const path of weights.keys()) {
    const answer = await request.get(path);
    const bytes = (await answer.body()).length;
    if (answer.status() !== 200 || answer.headers()['content-type'] !== 'image/jpeg') {
      problems.push(`${path} is no JPEG`);
    }
    if (bytes > PREVIEW_LIMIT_BYTES) problems.push(`${path} weighs ${bytes} bytes`);
  }
  expect(problems).toEqual([]);
});

test(
  'title, description, address and preview stand in the first 4 KB of every page',
  CORE,
  async ({ request }) => {
    const { calendar } = await readCabin(request, 'laurel-lantern');
    const dates = `check_in=${addDays(calendar.today, 40)}&check_out=${addDays(calendar.today, 43)}`;
    const others = [
      ...addressesWhere(({ rendered }) => rendered !== 'handler'),
      '/nowhere',
      '/cabins/no-such-cabin',
      '/areas/no-such-area',
      '/blog/no-such-post',
      `/cabins?${dates}`,
      `/cabins/laurel-lantern?${dates}&guests=2`,
      `/booking?cabin=laurel-lantern&${dates}`,
    ];
    const found = await Promise.all(others.map((path) => load(request, path)));
    const read = [...pages.values(), ...found.map((page, at) => ({ ...page, path: others[at] }))];
    const problems = read.flatMap(({ path, title, html }) => {
      const end = previewEnd(html);
      if (title === '') return [`${path} has no title`];
      return end > HEAD_BYTES ? [`${path}: ${end}`] : [];
    });
    expect(problems).toEqual([]);
  },
);

const HEX = '0123456789abcdef'.repeat(4);
const NOWHERE: [address: string, words: RegExp][] = [
  ...[
    '/nowhere',
    '/cabins/x',
    '/cabins/x/tour',
    '/cabins/x/facts',
    '/areas/x',
    '/blog/x',
    '/events/x',
    '/pay/x',
    '/cabins/Laurel-Lantern',
    '/cabins/%F0%9F%8F%A0',
    '/areas/%20',
  ].map((path): [string, RegExp] => [path, /moved or never existed/]),
  ...['/stay/x', '/stay/x/cancel', `/stay/${HEX.slice(0, 32)}`, `/stay/${HEX.slice(0, 31)}`].map(
    (path): [string, RegExp] => [path, /This link doesn’t open a booking/],
  ),
  ...['/review/x', `/review/${HEX.slice(0, 32)}`].map((path): [string, RegExp] => [
    path,
    /This link doesn’t open a review/,
  ]),
  ...['/shared-itinerary/x', `/shared-itinerary/${HEX.slice(0, 32)}`].map(
    (path): [string, RegExp] => [path, /This link doesn’t open a plan/],
  ),
  ...['/preview/x', `/preview/${HEX.slice(0, 43)}`].map((path): [string, RegExp] => [
    path,
    /This link has expired/,
  ]),
];

test(
  'what is not there answers 404 with its words in the first HTML',
  CORE,
  async ({ request }) => {
    // An unknown cabin with dates redirects to its address without them.
    const dated: [string, RegExp] = [
      '/cabins/x?check_in=2030-01-01&check_out=2030-01-04',
      /moved or never existed/,
    ];
    const problems: string[] = [];
    // Requested twice, because the second answer may come from a cache.
    for (const [address, words] of [...NOWHERE, dated, ...NOWHERE]) {
      const page = await load(request, address);
      const body = page.html
        .slice(page.html.indexOf('<body'))
        .replaceAll(/<script[^]*?<\/script>/g, '');
      if (page.status !== 404) problems.push(`${address} answers ${page.status}`);
      if (page.headings.length !== 1) problems.push(`${address}: ${page.headings.length} h1`);
      if (!words.test(body)) problems.push(`${address} has no words`);
      if (!/noindex/.test(page.robots)) problems.push(`${address} may be indexed`);
      if (!address.startsWith('/preview') && page.links.length < 3)
        problems.push(`${address}: no links`);
    }
    expect(problems).toEqual([]);
  },
);

// Texts that tell a search engine nothing of where a link leads.
const EMPTY_TEXTS =
  /^(click (here|this)|go|here|information|learn more|more( info(rmation)?)?|right here|(read|see) more|start|this)?$/i;

test('every page can be crawled, and says where its links lead and what its pictures show', async ({
  request,
}) => {
  const problems: string[] = [];
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: *(\S+)$/gim)].map(([, prefix = '']) => prefix);
  for (const page of pages.values()) {
    const note = (problem: string) => problems.push(`${page.path}: ${problem}`);
    if (page.canonical === page.path && /noindex|nofollow|none/.test(page.robots))
      note(page.robots);
    if (closed.some((prefix) => page.path.startsWith(prefix))) note('closed by robots.txt');
    if (page.canonicals.length !== 1) note(`${page.canonicals.length} canonical addresses`);
    if (!page.canonicals.every((each) => new URL(each).origin === ORIGIN))
      note('canonical elsewhere');
    // There is one language, so no page has another one to name.
    if (page.hreflangs.length > 0) note(`${page.hreflangs[0]}`);
    if (page.language !== 'en-US') note(`language "${page.language}"`);
    if (!page.viewport?.includes('width=device-width')) note(`viewport ${page.viewport}`);
    if (/user-scalable=no|maximum-scale=1\b/.test(page.viewport ?? '')) note('no zoom');
    if (page.muteImages.length > 0) note(`without alt: ${page.muteImages[0]}`);
    for (const { href, text } of page.anchors) {
      if (!/^(https?:|mailto:|tel:|sms:|[/#?])/.test(href)) note(`cannot follow "${href}"`);
      if (EMPTY_TEXTS.test(text)) note(`"${text}" says nothing of ${href}`);
    }
  }
  expect([...new Set(problems)].slice(0, 20)).toEqual([]);
  expect(closed.length).toBeGreaterThan(3);
  for (const line of robots.split('\n').filter((each) => each.trim() !== '')) {
    expect(line).toMatch(/^(User-Agent: \S+|(Allow|Disallow): \/\S*|Sitemap: https?:\/\/\S+)$/);
  }
});

test('every address in llms.txt answers', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const links = [...(await answer.text()).matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(40);
  for (const link of links) {
    const { origin, pathname } = new URL(link ?? '');
    expect(origin).toBe(ORIGIN);
    const status = pages.get(pathname)?.status ?? (await request.get(pathname)).status();
    expect(status, pathname).toBe(200);
  }
});

// What search engines require of each type, beyond what the vocabulary allows.
const REQUIRED: Record<string, readonly string[]> = {
  LodgingBusiness: ['name', 'url', 'image', 'address', 'telephone'],
  FAQPage: ['mainEntity'],
  VacationRental: ['identifier', 'name', 'image', 'latitude', 'longitude', 'containsPlace'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  Event: ['name', 'startDate', 'location'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};

test('structured data is valid and complete', () => {
  const problems: string[] = [];
  const types = new Set<string>();
  for (const { path, things } of pages.values()) {
    for (const thing of things) {
      const type = String(thing['@type']);
      types.add(type);
      const required = REQUIRED[type];
      if (!required) problems.push(`${path}: ${type} is not expected`);
      for (const key of required ?? []) {
        const value = thing[key];
        const isMissing = value === undefined || value === null || value === '';
        if (isMissing || (Array.isArray(value) && value.length === 0)) {
          problems.push(`${path}: ${type} lacks ${key}`);
        }
      }
      if (type === 'VacationRental' && (thing.image as string[]).length < 8) {
        problems.push(`${path}: fewer than 8 pictures`);
      }
    }
  }
  expect(problems).toEqual([]);
  for (const type of [
    'LodgingBusiness',
    'FAQPage',
    'VacationRental',
    'BreadcrumbList',
    'ItemList',
    'BlogPosting',
    'VideoObject',
  ]) {
    expect(types).toContain(type);
  }
});

const CRAWLERS = [
  'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'WhatsApp/2.24.6.77 A',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TikTokSpider',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

for (const agent of CRAWLERS) {
  test(`${agent.split(/[/ ]/)[0]} gets the preview tags in the head of the first HTML`, async ({
    request,
  }) => {
    const page = await load(request, '/cabins/laurel-lantern', { 'User-Agent': agent });
    const head = page.html.slice(0, page.html.indexOf('</head>'));
    for (const tag of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card']) {
      expect(head).toContain(tag);
    }
  });
}

test('tracking parameters and searches do not make new addresses', CORE, async ({ request }) => {
  const own = async (path: string) => (await load(request, path)).canonical;
  expect(await own('/?utm_source=tiktok&fbclid=1')).toBe('/');
  expect(await own('/cabins?filter=pool')).toBe('/cabins/pool');
  expect(await own('/cabins?filter=pool&sort=popular')).toBe('/cabins/pool');
  expect(await own('/cabins?guests=4')).toBe('/cabins');
  expect(await own('/cabins/laurel-lantern?guests=4&utm_campaign=x')).toBe(
    '/cabins/laurel-lantern',
  );
});
