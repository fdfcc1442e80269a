import type { APIRequestContext } from '@playwright/test';
import { addDays, startOfMonth, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import { formatDateRange, formatMoney } from '../lib/copy/format.ts';
import { adminOfTestedSite } from './support/backend';
import { expect, readCabin, test } from './support/fixtures';
import { load } from './support/html';
import { CORE } from './support/core.ts';

const SLUG = 'laurel-lantern';
const TITLE = 'Laurel Lantern';
const AGENTS = {
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  WhatsApp: 'WhatsApp/2.24.6.77 A',
  X: 'Twitterbot/1.0',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  TikTok: 'Mozilla/5.0 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'a browser':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};

// Without a stay the lowest price of a night.
const PRICED = new RegExp(`^${TITLE} in Gatlinburg, from \\$\\d+ a night$`);

const linkOf = (slug: string, { checkIn, checkOut }: Stay, guests = 2) =>
  `/cabins/${slug}?check_in=${checkIn}&check_out=${checkOut}&guests=${guests}`;

async function openStay(request: APIRequestContext): Promise<{ id: string; stay: Stay }> {
  const { id, calendar } = await readCabin(request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 45), 3, 1);
  if (!stay) throw new Error('No open stay');
  return { id, stay };
}

async function readTotal(request: APIRequestContext, id: string, { checkIn, checkOut }: Stay) {
  const answer = await request.post('/api/quote', {
    data: { cabin_id: id, check_in: checkIn, check_out: checkOut, adults: 2, children: 0, pets: 0 },
  });
  const { quote } = (await answer.json()) as { quote: { total_cents: number } };
  return formatMoney(quote.total_cents);
}

async function loadHead(request: APIRequestContext, path: string, agent?: string) {
  const page = await load(request, path, agent ? { 'User-Agent': agent } : {});
  const head = page.html.slice(0, page.html.indexOf('</head>'));
  for (const tag of ['og:title', 'og:description', 'og:image', 'twitter:title', 'twitter:card']) {
    expect(head, tag).toContain(tag);
  }
  return page;
}

test('every crawler and browser previews a link with dates with its total', async ({ request }) => {
  const { id, stay } = await openStay(request);
  const total = await readTotal(request, id, stay);
  const dates = formatDateRange(stay);
  for (const [name, agent] of Object.entries(AGENTS)) {
    const { preview, canonical, robots } = await loadHead(request, linkOf(SLUG, stay), agent);
    expect.soft(preview.title, name).toBe(`${TITLE}: ${dates}, ${total} total`);
    expect
      .soft(preview.description, name)
      .toContain(`${dates}, 2 guests: ${total} total with taxes and fees.`);
    expect.soft(preview.url, name).toBe(linkOf(SLUG, stay));
    expect.soft(canonical, name).toBe(`/cabins/${SLUG}`);
    expect.soft(robots, name).not.toContain('noindex');
  }
});

test(
  'dates that are taken, past or too many guests are not sold by a preview',
  CORE,
  async ({ request }) => {
    const { calendar } = await readCabin(request, SLUG);
    const taken = [...calendar.days].find(
      ([date, day]) => date > addDays(calendar.today, 2) && !day.available,
    )?.[0] as CalendarDate;
    const { stay } = await openStay(request);
    const refused: [string, RegExp][] = [
      [
        linkOf(SLUG, { checkIn: taken, checkOut: addDays(taken, 2) }),
        /taken|cannot begin|too few|No stay/,
      ],
      [
        linkOf(SLUG, {
          checkIn: addDays(calendar.today, -9),
          checkOut: addDays(calendar.today, -6),
        }),
        startOfMonth(addDays(calendar.today, -9)) === startOfMonth(calendar.today)
          ? /The earliest check-in is tomorrow/
          : /These dates are in the past/,
      ],
      [linkOf(SLUG, stay, 20), /20 guests: You’ve got more people than this cabin sleeps/],
    ];
    for (const [path, reason] of refused) {
      const { preview } = await loadHead(request, path);
      expect(preview.title).toMatch(new RegExp(`^${TITLE}: not open `));
      expect(preview.description).toMatch(reason);
      expect(`${preview.title} ${preview.description}`).not.toMatch(/\$\d/);
    }
  },
);

test('invalid dates leave the plain preview', async ({ request }) => {
  for (const query of [
    'check_in=2027-02-30&check_out=2027-03-02',
    'check_in=2027-03-05&check_out=2027-03-02',
    'check_in=2027-01-01&check_out=2027-12-31',
    'check_in=%3Cscript%3Ealert(1)%3C/script%3E&check_out=%22%3E%3Cimg%20src=x%3E',
    'check_in=2027-03-02&check_in=2027-03-03&check_out[]=1&check_out=x',
    `check_in=${'9'.repeat(3000)}&check_out=2027-03-02`,
    'check_in=2027-03-02&check_out=2027-03-04&guests=%00',
    'check_in=2027-03-02&check_out=2027-03-04&guests=1e9',
  ]) {
    const page = await loadHead(request, `/cabins/${SLUG}?${query}`);
    expect(page.status, query).toBe(200);
    expect(page.preview.title, query).toMatch(PRICED);
    expect(page.preview.url).toBe(`/cabins/${SLUG}`);
    expect(page.html).not.toContain('<script>alert(1)');
    expect(page.html).not.toContain('<img src=x>');
  }
});

test('unknown and hostile cabins are not there, with dates as without', async ({ request }) => {
  const dates = 'check_in=2027-03-02&check_out=2027-03-04';
  for (const slug of [
    'no-such-cabin',
    '%3Cscript%3E',
    '..%2F..%2Fetc',
    "x'%20or%201=1",
    'dated',
    'a'.repeat(2000),
  ]) {
    const answer = await request.get(`/cabins/${slug}?${dates}`);
    expect(answer.status(), slug.slice(0, 40)).toBe(404);
  }
});

test('a link with an old name keeps its dates', async ({ request }) => {
  const { id, stay } = await openStay(request);
  const admin = adminOfTestedSite();
  const slug = 'once-laurel-lodge';
  await admin.from('cabin_old_slugs').upsert({ slug, cabin_id: id });
  const answer = await request.get(linkOf(slug, stay), { maxRedirects: 0 });
  await admin.from('cabin_old_slugs').delete().eq('slug', slug);
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe(linkOf(SLUG, stay));
});

test('the page with dates is the same page, also on the way back', async ({ page, request }) => {
  const { stay } = await openStay(request);
  const path = linkOf(SLUG, stay);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByRole('button', { name: /Reserve/ }).first()).toBeVisible();
  const similar = page.getByRole('region', { name: 'Similar cabins' }).getByRole('article');
  const link = similar.first().getByRole('link', { name: /View Details/ });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLE);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  expect(new URL(page.url()).search).toBe(new URL(path, 'http://x').search);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});

test('navigations inside the site get the static page', async ({ request }) => {
  const { stay } = await openStay(request);
  // A page that a change has just ended is rendered once more.
  const ask = async () => {
    const inside = await request.get(linkOf(SLUG, stay), { headers: { RSC: '1' } });
    expect(inside.headers()['content-type']).toContain('text/x-component');
    return inside.headers()['x-nextjs-cache'] ?? inside.headers()['x-nextjs-prerender'];
  };
  await expect.poll(ask).toMatch(/HIT|1|STALE/);
  const document = await request.get(linkOf(SLUG, stay));
  expect(document.headers()['cache-control']).toContain('no-store');
});
