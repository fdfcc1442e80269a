import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseHex } from '../lib/shop/color.ts';
import { paletteColors } from '../lib/shop/palettes.ts';
import { SHOP_UPLOADS } from '../lib/schemas/shop-settings.ts';
import { SHOP_DEFAULTS } from '../lib/shop/shop.ts';
import { addDays, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { newGuest, openAsGuest } from './support/guest.ts';
import { linkIn, readMails, writeMessages } from './support/outbox.ts';
import { payOnTestPage } from './support/payment.ts';
import { makePhotographs } from './support/photographs/make.ts';
import { runSite } from './support/run-site.ts';
import { signInAs } from './support/staff.ts';
import { addressOf, EMPTY_SHOP, switchSite } from './support/tested-site.ts';
import { BUILT_IN_AREAS } from '../lib/domain/catalog/area.ts';

const HEIC = path.resolve(import.meta.dirname, 'support/photographs/heic/plain.heic');
const FOLDER = path.resolve(import.meta.dirname, '../.local/test-photographs');
const CABINS = ['Heron Point', 'Birch House', 'Otter Creek Lodge'] as const;
const ROOMS = [
  'The porch',
  'The kitchen',
  'A bedroom',
  'The bath',
  'The deck',
  'The view',
  'The table',
];

// It opens two addresses without a page.
test.use({ baseURL: addressOf(EMPTY_SHOP), allowedProblems: [/status of 404/] });

let stop = async () => {};
let goBack = () => {};
test.beforeAll(async () => {
  // It starts beside the other journeys: minutes on a busy machine.
  test.setTimeout(360_000);
  stop = await runSite(EMPTY_SHOP);
  goBack = switchSite(EMPTY_SHOP);
});
test.afterAll(async () => {
  goBack();
  await stop();
});

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const rgb = (hex: string) => `rgb(${parseHex(hex).join(', ')})`;
const today = todayInZone(new Date(), 'America/New_York');
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

async function addDraft(page: Page, title: string): Promise<void> {
  await page.goto('/host/cabins/new');
  await box(page, 'Name').fill(title);
  await box(page, 'Nightly price ($)').fill('185');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(`**/host/cabins/${slugOf(title)}`);
  await box(page, 'Short description').fill(`${title} stands among tall trees.`);
  await box(page, 'Long description').fill('It has a creek, and a porch to hear it from.');
  await page.getByRole('button', { name: 'Add a bed' }).click();
  await box(page, 'Place on the map').fill('42.6612, -77.0537');
  await box(page, 'Elevation (feet)').fill('720');
  await box(page, 'Street address').fill('12 Fern Road, Penn Yan');
  await page.getByLabel('Door code', { exact: true }).selectOption({ label: 'One for all guests' });
  await box(page, 'The code').fill('2580');
  await box(page, 'Wi-Fi').fill('Porchlight');
  await box(page, 'Shown how many hours before check-in').fill('72');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
}

/** Seven JPEG files and one HEIC, all at once. */
async function addPhotographs(page: Page, title: string, files: string[]): Promise<void> {
  await page.goto(`/host/cabins/${slugOf(title)}/photos`);
  await page.locator('input[type="file"][multiple]').setInputFiles([...files, HEIC]);
  await expect(page.getByText('8 of 8 photographs added.')).toBeVisible({ timeout: 90_000 });
}

/** All in one form with one Save button. */
async function tellEach(page: Page): Promise<void> {
  for (const [place, text] of [...ROOMS, 'From a phone'].entries()) {
    await box(page, `What picture ${place + 1} shows`).fill(text);
  }
  await page.getByRole('button', { name: 'Save 8 pictures' }).click();
  await expect(page.getByText('It needs a description before visitors see it.')).toHaveCount(0);
}

/** The same for the next cabins, in less time. */
async function tellAll(title: string): Promise<void> {
  const admin = adminOfTestedSite();
  const { data } = await admin.from('cabins').select('id').eq('slug', slugOf(title)).single();
  const id = data?.id ?? '';
  const { data: photos } = await admin
    .from('cabin_photos')
    .select('id, image_url')
    .eq('cabin_id', id);
  for (const photo of photos ?? []) {
    await admin.from('cabin_photos').update({ description: 'A room' }).eq('id', photo.id);
  }
  await admin
    .from('cabins')
    .update({ hero_image_url: photos?.[0]?.image_url ?? '' })
    .eq('id', id);
}

async function goLive(page: Page, title: string): Promise<void> {
  await page.goto(`/host/cabins/${slugOf(title)}`);
  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByRole('heading', { name: 'On the site' })).toBeVisible();
}

async function expectPages(page: Page, count: number, area = '/areas/penn-yan'): Promise<void> {
  for (const address of ['/', '/cabins', area, '/saved', '/about']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, `${address} is wider than the screen`).toBeLessThanOrEqual(clientWidth);
  }
  await page.goto('/cabins');
  await expect(page.getByRole('article')).toHaveCount(count);
}

/** In another state, by a lake. */
const SHOP = {
  'Shop name': 'Loon Lake Lodges',
  'Your name as the host': 'Aunt Ida',
  Phone: '(218) 555-0133',
  Email: 'ida@lodges.example',
  Region: 'Finger Lakes',
  'The region in a sentence': 'the Finger Lakes',
  State: 'New York',
  'State code': 'NY',
  Followers: '',
  'Audience name': '',
  'Hosting since': 'By the water since 1998',
  'TikTok name': '',
  'Instagram link': '',
  'Facebook link': '',
};
const FORMER = new RegExp(
  `.{0,40}(?:${SHOP_DEFAULTS.phone.display.slice(-8)}|mama|on the porch|from the porch|\\bbears?\\b|leaf dates|\\btrails?\\b|handpicked|450k|best price|smok(?:y|ies)|sevier|gatlinburg|pigeon forge|wears valley|tennessee|mountain|appalach).{0,40}`,
  'gi',
);
/** About the former region: not there any more. */
const GONE = ['/plan', '/fall', '/events', '/events/winter-lights', '/visitor-guide'];
const PUBLIC = [
  '/',
  '/cabins',
  '/cabins/hot-tub',
  '/areas/penn-yan',
  `/cabins/${slugOf(CABINS[0])}`,
  '/saved',
  '/about',
  '/blog',
  '/promise',
  '/sign-up',
  '/founders-pricing',
  '/terms',
  '/privacy',
  '/newsletter',
  '/none',
  '/cabins/none',
];

const STORY = ['We row to the far shore.', 'We fish there.'];
const LAKE = paletteColors('lake');

async function moveShop(page: Page): Promise<void> {
  await page.goto('/host/settings/shop');
  for (const [field, text] of Object.entries(SHOP)) await box(page, field).fill(text);
  await page.getByRole('radio', { name: 'Lake' }).check();
  await page.getByLabel('Smokies pages and pictures').selectOption('hidden');
  await page.getByLabel('Promotion the site shows').selectOption('hidden');
  await page.getByRole('checkbox', { name: 'Mountain views' }).uncheck();
  await page.getByLabel('Time zone').selectOption({ label: 'Eastern (New York)' });
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Saved. It’s on the site now.')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('Aunt Ida');
}

/** Until the host publishes her own texts, the pages show none. */
async function publishTexts(page: Page): Promise<void> {
  for (const address of ['/promise', '/terms', '/privacy']) {
    await page.goto(address);
    await expect(page.getByText('Not published yet')).toBeVisible();
  }
  await page.goto('/host/settings/texts');
  await box(page, 'Story').fill(STORY.join('\n\n'));
  for (const name of ['Promise', 'About', 'Terms', 'Privacy']) {
    const form = page.getByRole('form', { name, exact: true });
    await form.getByRole('button', { name: `Publish ${name}` }).click();
    await expect(page.getByRole('region', { name, exact: true })).toContainText(
      'Published in your words.',
    );
  }
  await expect
    .poll(async () => (await page.request.get('/terms')).text())
    .toContain('Loon Lake Lodges');
}

const AREAS = { 'Penn Yan': '42.661, -77.054', Hammondsport: '42.408, -77.222' };

/** Its own towns, with taxes of their own, in place of those of the examples. */
async function nameTowns(page: Page): Promise<void> {
  await page.goto('/host/settings/areas');
  for (const [name, place] of Object.entries(AREAS)) {
    await page.getByRole('button', { name: 'Add an area' }).click();
    await box(page, 'Name').fill(name);
    await box(page, 'Its center on the map').fill(place);
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByText(`${name} is saved and on the site.`)).toBeVisible();
  }
  for (const { city } of BUILT_IN_AREAS) {
    await page.getByRole('button', { name: `Remove ${city}` }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByRole('heading', { name: city, exact: true })).toBeHidden();
  }
  await page.goto('/host/settings/taxes');
  const town = page.getByRole('button', { name: 'Add a town' });
  const form = page.getByRole('form', { name: 'Add a town' });
  for (const name of Object.keys(AREAS)) {
    await town.click();
    await box(page, 'Town').fill(name);
    await form.getByLabel('First check-in day').fill(today);
    await form.getByLabel('Its name on the quote').fill('Use tax');
    await form.getByLabel('Percent').fill('12');
    await form.getByLabel('Longest stay (nights)').fill('29');
    await page.getByRole('button', { name: 'Save these taxes' }).click();
    await expect(page.getByText('Saved for stays that begin on')).toBeVisible();
  }
}

/** Nothing of the former host and region is read, drawn or told to search engines, also where the browser renders alone. */
async function expectNothingFormer(page: Page): Promise<void> {
  const drawings = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const picture = searchParams.get('url') ?? pathname;
    const own = /^\/(?:(?:images|p\/\d+)\/(?:uploads|shop)\/|map\/region\.json)/;
    if (/^\/(?:images|p|video|map)\//.test(picture) && !own.test(picture)) {
      drawings.add(picture);
    }
  });
  for (const address of PUBLIC) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toContainText('Aunt Ida');
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(LAKE.paper));
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', LAKE.paper);
    const told = await page.evaluate(() => {
      const head = [...document.head.querySelectorAll('meta, link[rel="canonical"]')];
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
      const images = [...document.querySelectorAll('img, [aria-label]')];
      // Also what is not drawn yet.
      const body = document.body.cloneNode(true) as HTMLElement;
      for (const code of body.querySelectorAll('script, style')) code.remove();
      return [
        document.title,
        body.textContent,
        ...head.map(({ outerHTML }) => outerHTML),
        ...data.map(({ textContent }) => textContent),
        ...images.map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label')),
      ].join('\n');
    });
    expect.soft(told.match(FORMER) ?? [], address).toEqual([]);
    const icons = await page.evaluate(() =>
      [...document.querySelectorAll('link[rel*="icon"], .logo')].map(
        (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.outerHTML,
      ),
    );
    expect.soft(icons.length, address).toBeGreaterThan(2);
    for (const icon of icons) expect.soft(icon, address).toMatch(/^\/images\/shop\/lake-4c\//);
    const shared = page.locator('meta[property="og:image"]');
    if (await shared.count()) {
      const picture = await page.request.get((await shared.getAttribute('content')) ?? '');
      expect.soft(picture.headers()['content-type'], address).toBe('image/jpeg');
    }
  }
  expect.soft([...drawings], 'drawings').toEqual([]);
  for (const address of [
    '/sitemap/pages.xml',
    '/llms.txt',
    '/manifest.webmanifest',
    '/blog/rss.xml',
    '/offline.html',
    '/api/v1/openapi.json',
  ]) {
    expect.soft(await (await page.request.get(address)).text(), address).not.toMatch(FORMER);
  }
  const { icons } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const src of [...icons.map((icon) => icon.src), '/favicon.ico']) {
    const icon = await page.request.get(src);
    expect.soft(icon.headers()['content-type'], src).toBe('image/png');
  }
  const { data: cabin } = await adminOfTestedSite()
    .from('cabins')
    .select('id')
    .eq('slug', slugOf(CABINS[0]))
    .single();
  const { data: secret } = await adminOfTestedSite().rpc('calendar_export_token', {
    p_cabin_id: cabin?.id ?? '',
  });
  const calendar = await page.request.get(`/calendar/${secret}.ics`);
  expect.soft(calendar.status()).toBe(200);
  expect.soft(await calendar.text()).not.toMatch(FORMER);
  for (const address of GONE) {
    expect.soft((await page.request.get(address)).status(), address).toBe(404);
  }
  await page.goto('/about');
  for (const paragraph of STORY) await expect(page.getByText(paragraph)).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(STORY[0] ?? '')).toBeVisible();
}

/** Her own logo takes the place of the first letter: in the header, the console and the icons. */
async function giveLogo(page: Page, file: string): Promise<void> {
  await page.goto('/host/settings/shop');
  const field = page.getByRole('group', { name: 'Logo' });
  await field.locator('input[type="file"]').setInputFiles(file);
  await expect(field.getByRole('img', { name: 'Your logo' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Saved. It’s on the site now.')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(SHOP_UPLOADS);
  await page.goto('/');
  const logo = page.locator('header .logo');
  await expect(logo).toHaveAttribute('src', new RegExp(`^/images/uploads/${SHOP_UPLOADS}/`));
  await expect
    .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  expect((await page.request.get(icon ?? '')).headers()['content-type']).toBe('image/png');
}

const DRAWING = '/images/cabins/fiddle-and-firefly/2-great-room.webp';

/** The page of a cabin begins with a drawing, which dissolves into the photograph of the same place. */
async function beginWithDrawing(page: Page, title: string): Promise<void> {
  await page.goto(`/host/cabins/${slugOf(title)}/photos`);
  await page.getByText('Add one by address').click();
  await box(page, 'Picture’s address').fill(DRAWING);
  await box(page, 'What it shows').fill('The house, drawn');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added at the end.')).toBeVisible();
  const pictures = page.getByRole('list', { name: 'Pictures', exact: true });
  const card = pictures.locator(':scope > li').filter({ hasText: /· On the cards/ });
  await card.locator('summary', { hasText: 'Text, room and crop' }).click();
  await card.getByLabel('Drawing of the same place').selectOption({ label: 'The house, drawn' });
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByText('Saved.')).toBeVisible();

  const address = `/cabins/${slugOf(title)}`;
  await expect
    .poll(async () => (await page.request.get(address)).text())
    .toContain('fiddle-and-firefly');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [reducedMotion, drawings] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    asked.length = 0;
    await page.emulateMedia({ reducedMotion });
    await page.goto(address);
    const photograph = page
      .getByRole('list', { name: /^Photos of/ })
      .getByRole('img')
      .first();
    await expect(photograph).toHaveAttribute('src', /\/uploads\//);
    await expect(page.locator('[data-photo] picture')).toHaveCount(0);
    expect(asked.filter((url) => url.includes('fiddle-and-firefly'))).toHaveLength(drawings);
  }
  await page.emulateMedia({ reducedMotion: null });
}

test('an empty shop becomes three cabins with photographs, which are found, priced and booked', async ({
  page,
}) => {
  test.setTimeout(360_000);
  mkdirSync(FOLDER, { recursive: true });
  const files = await makePhotographs(FOLDER, 7);
  const { error } = await adminOfTestedSite().rpc('remove_examples', { p_with_cabins: true });
  expect(error).toBeNull();
  await expect
    .poll(async () => (await page.request.get('/cabins/laurel-lantern')).status())
    .toBe(404);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPages(page, 0, '/areas/gatlinburg');

  await signInAs(page, 'owner');
  await page.goto('/host');
  await expect(page.getByRole('link', { name: /Add your first one/ })).toBeVisible();
  await moveShop(page);
  await nameTowns(page);
  const [first, second, third] = CABINS;
  await addDraft(page, first);
  await addPhotographs(page, first, files);
  await tellEach(page);
  await page.goto(`/host/cabins/${slugOf(first)}`);
  await expect(page.getByRole('link', { name: 'Publish your own Promise' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go live' })).toBeDisabled();
  await publishTexts(page);
  await goLive(page, first);
  await expect
    .poll(async () => (await page.request.get(`/cabins/${slugOf(first)}`)).status())
    .toBe(200);
  await expectPages(page, 1);
  for (const title of [second, third]) {
    await addDraft(page, title);
    await addPhotographs(page, title, files);
    await tellAll(title);
    await goLive(page, title);
  }
  await expect.poll(async () => (await page.request.get('/cabins')).text()).toContain(third);
  await expectPages(page, 3);
  await expectNothingFormer(page);
  await giveLogo(page, files[0] ?? '');
  await beginWithDrawing(page, third);

  const checkIn: CalendarDate = addDays(today, 1);
  const checkOut = addDays(today, 3);
  const guest = await openAsGuest(
    page,
    `/cabins?check_in=${checkIn}&check_out=${checkOut}&guests=2`,
  );
  const card = guest.getByRole('article').filter({ hasText: second });
  await expect(card).toContainText(/total/);
  const photograph = card.getByRole('img').first();
  await expect(photograph).toHaveAttribute('src', /\/uploads\/.+\.webp/);
  await expect
    .poll(() => photograph.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const total = (/\$[\d,]+/.exec((await card.textContent()) ?? '') ?? [''])[0];
  await card.getByRole('link', { name: /View Details/ }).click();
  await guest.getByRole('button', { name: 'Reserve These Dates' }).click();
  await expect(guest.getByRole('complementary', { name: 'Price' })).toContainText(total);
  const { name, email, phone } = newGuest();
  await guest.getByLabel('Full name').fill(name);
  await guest.getByRole('main').getByLabel('Email').fill(email);
  await guest.getByLabel('Phone').fill(phone);
  await guest.getByLabel(/I agree to the/).check();
  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await payOnTestPage(guest);
  await expect(guest.getByRole('main')).toContainText(/LL-[2-9A-HJ-NP-Z]{8}/);

  await writeMessages();
  const letters = JSON.stringify(await readMails(email));
  expect(letters).toContain(SHOP['Shop name']);
  expect(letters).not.toMatch(FORMER);
  await guest.goto(await linkIn(email, /./));
  await guest.getByRole('button', { name: 'Show them' }).click();
  await expect(guest.getByText('2580')).toBeVisible();
  await expect(guest.getByText('Porchlight')).toBeVisible();
  await expect(guest.getByText('12 Fern Road, Penn Yan')).toBeVisible();
  await guest.context().close();
});
