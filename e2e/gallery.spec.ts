import type { CDPSession, Locator, Page } from '@playwright/test';
import path from 'node:path';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/fixtures';

const SLUG = 'laurel-lantern';
const FILM = path.join(import.meta.dirname, '../public/video/hero-mobile.webm');
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Drawings of/ });
const shown = (page: Page) => viewer(page).locator('[data-shown]');
const picture = (page: Page) => shown(page).getByRole('img');
const named = (page: Page, name: string | RegExp) => viewer(page).getByRole('group', { name });

async function open(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await expect(viewer(page)).toBeVisible();
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

const openAt = (page: Page, photo: number) => open(page, page.locator(`a[data-photo="${photo}"]`));

const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? NaN);
const widthOf = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().width);

type Place = { x: number; y: number };

async function touchAt(cdp: CDPSession, ...touchPoints: Place[]) {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
}

/** Puts fingers down, takes them along a straight way, and leaves them there. */
async function hold(page: Page, from: Place[], to: Place[], steps = 6): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from });
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const places = from.map((start, n) => {
      const end = to[n] ?? start;
      return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    });
    await touchAt(cdp, ...places);
  }
  return cdp;
}

const letGo = (cdp: CDPSession) =>
  cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

/** Without waiting between the taps, which may be no more than a moment apart. */
async function doubleTap(page: Page, place: Place): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touches = (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).map((type) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [place] : [],
    }),
  );
  await Promise.all(touches);
}

test.describe('by touch', () => {
  test.use(PHONE);

  test('the picture follows the finger, with its neighbors beside it', async ({ page }) => {
    await page.goto(`/cabins/${SLUG}`);
    await openAt(page, 1);
    await expect(named(page, /^Picture 2 of/)).toBeVisible();
    const start = await leftOf(shown(page));
    const cdp = await hold(page, [{ x: 300, y: 260 }], [{ x: 100, y: 266 }], 12);
    expect(start - (await leftOf(shown(page)))).toBeGreaterThan(150);
    // Now it is the next one that fills most of the screen.
    const next = viewer(page).locator('[aria-label^="Picture 3 of"]').first();
    expect(await leftOf(next)).toBeLessThan(250);
    await letGo(cdp);
    await expect(named(page, /^Picture 3 of/)).toBeVisible();
    await expect.poll(() => leftOf(shown(page))).toBe(start);
  });

  test('before the first and after the last it gives way and returns', async ({ page }) => {
    await page.goto(`/cabins/${SLUG}`);
    await open(page, page.locator('a[data-photo="0"]'));
    await page.keyboard.press('End');
    await expect(named(page, 'Open dates')).toBeVisible();
    const cdp = await hold(page, [{ x: 300, y: 130 }], [{ x: 20, y: 130 }]);
    await letGo(cdp);
    await expect(named(page, 'Open dates')).toBeVisible();
    await expect.poll(() => leftOf(shown(page))).toBeLessThanOrEqual(0);
  });

  test('two fingers zoom, one looks around within the bounds, a double tap shows all of it', async ({
    page,
  }) => {
    await page.goto(`/cabins/${SLUG}`);
    await openAt(page, 2);
    const whole = await widthOf(picture(page));
    await letGo(
      await hold(
        page,
        [
          { x: 170, y: 240 },
          { x: 220, y: 240 },
        ],
        [
          { x: 95, y: 240 },
          { x: 295, y: 240 },
        ],
      ),
    );
    await expect.poll(() => widthOf(picture(page))).toBeGreaterThan(whole * 2);
    await expect(named(page, /^Picture 3 of/)).toBeVisible();

    await letGo(await hold(page, [{ x: 40, y: 240 }], [{ x: 380, y: 240 }], 10));
    await letGo(await hold(page, [{ x: 40, y: 240 }], [{ x: 380, y: 240 }], 10));
    await expect.poll(() => leftOf(picture(page))).toBe(0);
    await expect(named(page, /^Picture 3 of/)).toBeVisible();

    await doubleTap(page, { x: 200, y: 240 });
    await expect.poll(() => widthOf(picture(page))).toBeCloseTo(whole, 0);
  });

  test('pulled down it closes', async ({ page }) => {
    await page.goto(`/cabins/${SLUG}`);
    const opener = page.locator('a[data-photo="0"]');
    await open(page, opener);
    await letGo(await hold(page, [{ x: 200, y: 150 }], [{ x: 205, y: 520 }]));
    await expect(viewer(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(`/cabins/${SLUG}`);
  });

  test('the page’s own pictures can be swiped before', async ({ page }) => {
    await page.goto(`/cabins/${SLUG}`);
    const second = page.locator('a[data-photo="1"]');
    const box = await second.boundingBox();
    expect(box?.x).toBeLessThan(390);
    await letGo(await hold(page, [{ x: 330, y: 260 }], [{ x: 40, y: 260 }], 10));
    await expect.poll(() => leftOf(second)).toBeLessThan(40);
  });
});

test('by keyboard from the first picture over the rooms and the film to the open dates, and back', async ({
  page,
}) => {
  await page.route('**/video/tours/*.mp4', (route) =>
    route.fulfill({ path: FILM, contentType: 'video/webm' }),
  );
  await page.goto(`/cabins/${SLUG}`);
  const all = page.getByRole('button', { name: /^View all/ });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(named(page, /^Picture 1 of 10: Outside$/)).toBeVisible();
  const whole = await widthOf(picture(page));
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(picture(page))).toBeGreaterThan(whole * 1.4);
  await page.keyboard.press('-');
  await expect.poll(() => widthOf(picture(page))).toBeCloseTo(whole, 0);

  await viewer(page)
    .getByRole('button', { name: /: Outside$/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(named(page, /: Great room$/)).toBeVisible();

  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(named(page, 'Film')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  const play = viewer(page).getByRole('button', { name: 'Play the film' });
  await play.press('Enter');
  const tour = page.getByRole('dialog', { name: /^Video tour of/ });
  await expect(tour).toBeVisible();
  await tour.locator('video').evaluate((film: HTMLVideoElement) => {
    film.dispatchEvent(new Event('ended'));
  });
  await expect(tour.getByText(/^Dates from \$\d+ a night$/)).toBeVisible();
  await tour.getByRole('button', { name: 'See open dates' }).press('Enter');
  const dates = page.getByRole('dialog', { name: 'Laurel Lantern', exact: true });
  await expect(dates.getByRole('grid').first()).toBeVisible();
  await expect(tour).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dates).toBeHidden();
  await expect(play).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(named(page, 'Open dates')).toBeVisible();
  await expect(shown(page).getByText(/^Dates from \$\d+ a night$/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await shown(page).getByRole('button', { name: 'See open dates' }).press('Enter');
  await expect(dates.getByRole('grid').first()).toBeVisible();
  await page.goBack();
  await expect(dates).toBeHidden();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(all).toBeFocused();
});

test('a wheel zooms at the pointer', async ({ page }) => {
  await page.goto(`/cabins/${SLUG}`);
  await openAt(page, 0);
  const whole = await widthOf(picture(page));
  await page.mouse.move(500, 350);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => widthOf(picture(page))).toBeGreaterThan(whole * 1.5);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => widthOf(picture(page))).toBeCloseTo(whole, 0);
});

const CAPTION_LINE_PX = 40;

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`a picture is as large as ${width} × ${height} allows`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/cabins/${SLUG}`);
    await openAt(page, 0);
    // Three to two, with all of the width or of the height, once it has grown out of its tile. A wide screen has its
    // caption in one line below.
    const line = width / height >= 16 / 9 ? CAPTION_LINE_PX : 0;
    const most = Math.min(width, (height - line) * 1.5);
    const size = async () => {
      const room = await picture(page).boundingBox();
      return Math.min(room?.width ?? 0, (room?.height ?? 0) * 1.5);
    };
    await expect.poll(size).toBeCloseTo(most, -1);
  });
}

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1920, 950],
] as const) {
  test(`beside a picture at ${width} × ${height} there is room for all thumbnails, and below it for the caption`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/cabins/${SLUG}`);
    await openAt(page, 0);
    const pictureHeight = height - CAPTION_LINE_PX;
    const edge = (width - pictureHeight * 1.5) / 2;
    const thumbnails = viewer(page).getByRole('list', { name: 'Thumbnails' });
    const row = await thumbnails.boundingBox();
    expect((row?.x ?? 0) + (row?.width ?? NaN)).toBeLessThanOrEqual(edge + 1);
    await expect(thumbnails.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    const caption = viewer(page).locator('p[aria-live]');
    expect((await caption.boundingBox())?.y).toBeGreaterThanOrEqual(pictureHeight);
    await expect(caption).toBeInViewport({ ratio: 1 });
  });
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, viewport: { width: 390, height: 664 } });

  test('the small pictures stand below the large one, and lead to it', async ({ page }) => {
    await page.goto(`/cabins/${SLUG}`);
    await openAt(page, 0);
    const small = viewer(page).getByRole('list', { name: 'Thumbnails' }).getByRole('button');
    for (const n of [0, 5]) await expect(small.nth(n)).toBeInViewport({ ratio: 1 });
    await small.nth(5).tap();
    await expect(named(page, /^Picture 6 of/)).toBeVisible();
    await expect(small.nth(5)).toHaveAttribute('aria-current', 'true');
  });
});

test('the long list and the mountain are loaded when they are opened, and once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/facts.json')) asked.push(request.url());
  });
  await page.goto(`/cabins/${SLUG}`);
  const amenities = page.getByRole('region', { name: 'Amenities' });
  await amenities.getByText(/^All \d+ amenities, and what we don’t have$/).click();
  await expect(amenities.getByText('Not included')).toBeVisible();
  await amenities.getByText(/^Roads, weather, signal, wildlife/).click();
  await expect(amenities.getByText(/minutes to the Sugarlands entrance/)).toBeVisible();
  await expect(amenities.getByText(/^Example facts for an example cabin, /)).toHaveCount(1);
  expect(asked).toHaveLength(1);
  await expectAccessible(page, '#amenities');
});
