import type { Locator, Page } from '@playwright/test';
import path from 'node:path';
import { expectAccessible } from './support/accessible';
import { installClock } from './support/clock';
import { expect, test } from './support/fixtures';
import { refusePlay } from './support/refuse-play';

const WITH_TOUR = { slug: 'laurel-lantern', title: 'Laurel Lantern' };
const WITH_SHORT = { slug: 'woolly-bear-lodge', title: 'Woolly Bear Lodge' };
const PAGE_OF_SHORT = /^https:\/\/www\.tiktok\.com\/@[\w.]+\/video\/7000000000000000101$/;

const FILMS = '**/video/tours/*.mp4';
const UPRIGHT = path.join(import.meta.dirname, 'support/upright.webm');
const WIDE = path.join(import.meta.dirname, '../public/video/hero-mobile.webm');

// Chromium as Playwright brings it plays no H.264; it knows a film by its bytes, whatever its name.
const serveFilm = (page: Page, file = WIDE) =>
  page.route(FILMS, (route) => route.fulfill({ path: file, contentType: 'video/webm' }));

const answerEmbed = (page: Page, status: number, json: object) =>
  page.route('**/api/video-embed?*', (route) => route.fulfill({ status, json }));
const noHtml = { error: { code: 'no_html', message: 'No embed HTML received' } };

const servePlayer = (page: Page, script: string) =>
  page
    .context()
    .route('https://www.tiktok.com/player/v1/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: `A player<script>${script}</script>` }),
    );
const READY = `parent.postMessage({ 'x-tiktok-player': true, type: 'onPlayerReady' }, '*')`;

const stepInside = (scope: Page | Locator) =>
  scope.getByRole('button', { name: /^Step Inside/ }).first();
const dialogOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('dialog', { name: `Video tour of ${title}` });
const frameOf = (page: Page) => page.locator('[data-video-frame]');
const isPlaying = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);

async function open(page: Page, cabin: { slug: string; title: string }): Promise<Locator> {
  await page.goto(`/cabins/${cabin.slug}`);
  const dialog = dialogOf(page, cabin);
  // A click before the page has come alive goes nowhere.
  await expect(async () => {
    if (!(await dialog.isVisible())) await stepInside(page).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  return dialog;
}

test.describe('on the home page', () => {
  test.use({ heroFilm: true });

  test('the film plays by itself, and its button stops it and lets it go on', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.getByRole('button', { name: 'Pause background motion' }).click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    await page.getByRole('button', { name: 'Play background motion' }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });
});

test('a card: reaching for its button brings nothing heavy, a click plays the tour', async ({
  page,
}) => {
  await serveFilm(page);
  await page.goto('/cabins');
  const button = stepInside(page.getByRole('article').filter({ hasText: WITH_TOUR.title }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await button.focus();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\.(mp4|webm)|tiktok|video-embed/.test(url))).toEqual([]);

  await button.click();
  const dialog = dialogOf(page, WITH_TOUR);
  await expect(dialog).toHaveCSS('z-index', '10000');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(dialog.getByText('Loading video...')).toBeHidden();
  await expectAccessible(page, '[role=dialog]');
});

const WAYS_OUT: [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the close button', (page) => page.getByRole('button', { name: 'Close video' }).click()],
  ['the backdrop', (page) => page.mouse.click(4, 300)],
];

for (const [name, close] of WAYS_OUT) {
  test(`${name} closes the tour, unlocks the page and returns the focus`, async ({ page }) => {
    await serveFilm(page);
    const dialog = await open(page, WITH_TOUR);
    await expect.poll(() => isPlaying(page)).toBe(true);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(4, 300);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await close(page);
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(stepInside(page)).toBeFocused();
  });
}

for (const [width, height, wide, upright] of [
  [390, 844, [374, 210], [374, 665]],
  [768, 1024, [705, 396], [534, 951]],
  [1280, 800, [1196, 673], [414, 736]],
] as const) {
  test(`at ${width} × ${height} the frame is 16:9 until the real ratio is known`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(FILMS, async (route) => {
      await held;
      await route.fulfill({ path: UPRIGHT, contentType: 'video/webm' });
    });
    const dialog = await open(page, {
      slug: 'three-ravens-overlook',
      title: 'Three Ravens Overlook',
    });
    await expect(dialog.getByText('Loading video...')).toBeVisible();
    await expect(frameOf(page)).toHaveCSS('width', `${wide[0]}px`);
    await expect(frameOf(page)).toHaveCSS('height', `${wide[1]}px`);
    await expect(frameOf(page)).toHaveCSS('border-radius', width < 768 ? '0px' : '18px');
    release();
    await expect(frameOf(page)).toHaveCSS('width', `${upright[0]}px`);
    await expect(frameOf(page)).toHaveCSS('height', `${upright[1]}px`);
  });
}

test.describe('when it does not work', () => {
  test.use({ allowedProblems: [/Failed to load resource|^\[video\] /] });

  test('a tour that cannot be loaded: the words and a way to the original', async ({ page }) => {
    await page.route(FILMS, (route) => route.abort());
    const dialog = await open(page, WITH_TOUR);
    await expect(dialog.getByRole('alert')).toHaveText('Unable to load video');
    const link = dialog.getByRole('link', { name: 'Open in original' });
    await expect(link).toHaveAttribute('href', /\/video\/tours\/laurel-lantern\.mp4$/);
    await expectAccessible(page, '[role=dialog]');
  });

  test('refused autoplay leaves the controls', async ({ page }) => {
    await refusePlay(page);
    await serveFilm(page);
    const dialog = await open(page, WITH_TOUR);
    await expect(dialog.getByText('Loading video...')).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(dialog.getByText('Unable to load video')).toBeHidden();
  });

  test('a short video whose markup is missing plays in the provider’s player', async ({ page }) => {
    await answerEmbed(page, 502, noHtml);
    await servePlayer(page, READY);
    const dialog = await open(page, WITH_SHORT);
    await expect(dialog.frameLocator('iframe').getByText('A player')).toBeVisible();
    await expect(dialog.getByText('Loading video...')).toBeHidden();
  });

  test('Escape closes it after a click inside the player, and Tab still leads in', async ({
    page,
  }) => {
    await answerEmbed(page, 502, noHtml);
    const play = `document.body.append(Object.assign(document.createElement('button'), { textContent: 'Play' }))`;
    await servePlayer(page, `${READY}; onclick = () => document.body.append(' clicked'); ${play}`);
    const dialog = await open(page, WITH_SHORT);
    const player = dialog.frameLocator('iframe').locator('body');
    await expect(dialog.getByText('Loading video...')).toBeHidden();
    await player.click();
    await expect(player).toContainText('clicked');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await open(page, WITH_SHORT);
    await expect(dialog.getByText('Loading video...')).toBeHidden();
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close video' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.locator('iframe')).toBeFocused();
  });

  test('with the service down altogether: the words and a way to its page', async ({ page }) => {
    await installClock(page);
    await answerEmbed(page, 502, noHtml);
    await servePlayer(page, '');
    const dialog = await open(page, WITH_SHORT);
    await expect(dialog.getByText('Loading video...')).toBeVisible();
    await expect(dialog.frameLocator('iframe').getByText('A player')).toBeAttached();
    await page.clock.fastForward(16_000);
    await expect(dialog.getByRole('alert')).toHaveText('Unable to load video');
    const link = dialog.getByRole('link', { name: 'Open in TikTok' });
    await expect(link).toHaveAttribute('href', PAGE_OF_SHORT);
    await expectAccessible(page, '[role=dialog]');
  });

  test.describe('without a connection', () => {
    // What else the page was about to load is not there either.
    test.use({ allowedProblems: [/Failed to load resource|^\[(video|background)\] /] });

    test('it says so at once', async ({ page, context }) => {
      await answerEmbed(page, 502, noHtml);
      const dialog = await open(page, WITH_SHORT);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.unrouteAll();
      await context.setOffline(true);
      await stepInside(page).click();
      await expect(dialog.getByRole('alert')).toHaveText('Unable to load video');
      await context.setOffline(false);
    });
  });
});

test.describe('the provider’s markup', () => {
  // What the browser says about each of its attempts to get out.
  test.use({
    allowedProblems: [
      /Failed to load resource|^\[video\] |Content Security Policy|Unsafe attempt to initiate navigation/,
    ],
  });

  test('reaches nothing of the site', async ({ page }) => {
    const html = `<p>Hello</p><img src="x" onerror="try { parent.document.title = 'stolen' } catch {} try { top.location = 'about:blank' } catch {}">`;
    await answerEmbed(page, 200, { html, title: 'x' });
    // The frame goes as soon as the provider's script has failed: not before it has been seen.
    const seen = Promise.withResolvers<void>();
    await page.context().route('https://www.tiktok.com/**', async (route) => {
      await seen.promise;
      await route.abort();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = await open(page, WITH_SHORT);
    const frame = dialog.locator('iframe[src="/video-frame"]');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
    seen.resolve();
    await expect(dialog.getByRole('alert')).toHaveText('Unable to load video', { timeout: 25_000 });
    await expect(page).toHaveTitle(/Woolly Bear Lodge/);
    const { width, height } = (await dialog.locator('> div').last().boundingBox()) ?? {};
    expect([width, height]).toEqual([390, 844]);
  });
});
