import type { Page } from '@playwright/test';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { formatSeasonRange } from '../lib/copy/season-range.ts';
import { shop } from '../lib/shop/shop.ts';
import { openCalendar, pickDay } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';
import { CORE, coreIf } from './support/core.ts';

const SLUG = 'laurel-lantern';
const TITLE = 'Laurel Lantern';

const dialogOf = (page: Page) => page.getByRole('dialog');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** A click before the page has come alive goes nowhere. */
async function opened(page: Page, click: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await dialogOf(page).isVisible())) await click();
    await expect(dialogOf(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect.poll(() => page.evaluate(() => 'layer' in (history.state ?? {}))).toBe(true);
}

const SURFACES: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'the search dialog',
    '/about',
    (page) =>
      page
        .getByRole('button', { name: /^Search dates/ })
        .first()
        .click({ timeout: 2000 }),
  ],
  [
    'a card’s dialog',
    '/cabins',
    (page) =>
      page.getByRole('button', { name: 'Check Availability' }).first().click({ timeout: 2000 }),
  ],
  [
    'a video',
    `/cabins/${SLUG}`,
    (page) =>
      page
        .getByRole('button', { name: /^Step Inside/ })
        .first()
        .click({ timeout: 2000 }),
  ],
  [
    'the photos',
    `/cabins/${SLUG}`,
    (page) => page.locator('[data-photo]').first().click({ timeout: 2000 }),
  ],
  [
    'the text dialog',
    '/cabins',
    (page) =>
      page
        .getByRole('button', { name: /^Save / })
        .first()
        .click({ timeout: 2000 }),
  ],
];

test.describe('an open dialog', () => {
  test.use({ allowedProblems: [/Failed to load resource|^\[video\] /] });

  for (const [name, path, open] of SURFACES) {
    test(
      `${name}: going back closes it, and only it, and Escape leaves nothing behind`,
      coreIf(name === 'a card’s dialog'),
      async ({ page }) => {
        const isLayer = () => page.evaluate(() => 'layer' in (history.state ?? {}));
        await page.goto('/terms');
        await page.goto(path);
        await opened(page, () => open(page));
        await page.goBack();
        await expect(dialogOf(page)).toBeHidden();
        expect(pathOf(page)).toBe(path);

        await page.goForward();
        await expect.poll(isLayer).toBe(false);
        await expect(dialogOf(page)).toBeHidden();
        expect(pathOf(page)).toBe(path);

        for (let time = 0; time < 2; time += 1) {
          await opened(page, () => open(page));
          await page.keyboard.press('Escape');
          await expect(dialogOf(page)).toBeHidden();
          await expect.poll(isLayer).toBe(false);
        }
        await page.goBack();
        await expect(page).toHaveURL(/\/terms$/);
      },
    );
  }
});

test(
  'a search leads from the page below its dialog to the results, and back',
  CORE,
  async ({ page }) => {
    await page.goto('/about');
    await opened(page, () =>
      page
        .getByRole('button', { name: /^Search dates/ })
        .first()
        .click(),
    );
    await page.getByRole('button', { name: 'Browse All Cabins' }).click();
    await expect(page).toHaveURL(/\/cabins\?guests=2$/);
    await expect(dialogOf(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await expect(dialogOf(page)).toBeHidden();
  },
);

test(
  'a cabin reached from its dialog, and a reload with one open, leave no entry either',
  CORE,
  async ({ page }) => {
    await page.goto('/cabins');
    const open = () => page.getByRole('button', { name: 'Check Availability' }).first().click();
    await opened(page, open);
    await dialogOf(page).getByRole('link', { name: 'View full details' }).click();
    await expect(page).toHaveURL(/\/cabins\/[a-z-]+/);
    await page.goBack();
    await expect(page).toHaveURL(/\/cabins$/);
    await expect(dialogOf(page)).toBeHidden();

    await opened(page, open);
    await page.reload();
    await expect(dialogOf(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'layer' in (history.state ?? {}))).toBe(false);
  },
);

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('a search with dates has its guests and its button in view', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Find Your Cabin' }).first().tap();
    const search = page.getByRole('dialog', { name: 'Find Your Perfect Cabin' });
    await search.getByRole('button', { name: 'Weekend Getaway' }).tap();
    await expect(search.getByRole('group', { name: 'Guests' })).toBeInViewport({ ratio: 1 });
  });
});

test('a link followed in the moment a dialog closes is followed', async ({ page }) => {
  await page.goto('/cabins');
  await opened(page, () =>
    page.getByRole('button', { name: 'Check Availability' }).first().click(),
  );
  // Faster than any finger: while the dialog's history entry is still being left.
  await page.evaluate(() => {
    const back = window.history.back.bind(window.history);
    window.history.back = () => {
      back();
      document.querySelector<HTMLElement>('article a[href^="/cabins/"]')?.click();
    };
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/cabins\/[a-z-]+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const WHERE: [name: string, path: string][] = [
  ['on the cabin’s page', `/cabins/${SLUG}`],
  ['in a card’s dialog', '/cabins'],
];

for (const [name, path] of WHERE) {
  test(`back from the booking, the dates picked ${name} are there`, async ({ page }) => {
    const { calendar } = await readCabin(page.request, SLUG);
    const [stay] = nearestStays(calendar, addDays(calendar.today, 95), 3);
    if (!stay) throw new Error('The seeded cabin has no open stay');
    // The last search was for others.
    await page.goto('/terms');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'searchCriteria',
        JSON.stringify({ guests: 2, check_in: '2027-06-07', check_out: '2027-06-10' }),
      ),
    );
    await page.goto(path);
    const card = page.getByRole('article').filter({ hasText: TITLE });
    const isCard = path === '/cabins';
    const scope = isCard ? dialogOf(page) : page.getByRole('main');
    const reserve = scope.getByRole('button', { name: 'Reserve These Dates' });
    const show = async () => {
      if (isCard) await card.getByRole('button', { name: /Check Availability/ }).click();
      else await openCalendar(page);
    };
    await show();
    const clear = scope.getByRole('button', { name: 'Clear' });
    await expect(scope.getByText('Select check-in date').or(clear).first()).toBeVisible();
    if (await clear.isVisible()) await clear.click();
    await pickDay(scope, stay.checkIn);
    await pickDay(scope, stay.checkOut);
    await expect(reserve.first()).toBeEnabled();
    await reserve.first().click();
    await expect(page).toHaveURL(/\/booking\?/);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(path);
    const pill = page.getByRole('banner').getByRole('button', { name: /^Search dates/ });
    // A page's own calendar keeps its dates in the address, a dialog leaves the address alone.
    await expect(pill).toContainText(
      isCard ? 'Jun 7' : formatSeasonRange(stay, todayInZone(new Date(), shop().timezone)),
    );
    await show();
    await expect(scope.getByText('3 nights').first()).toBeVisible();
    await expect(reserve.first()).toBeEnabled();
  });
}

test(
  'on a phone a sheet fills the height, and the date picker opens at its presets',
  CORE,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/about');
    await opened(page, () =>
      page
        .getByRole('button', { name: /^Search dates/ })
        .first()
        .click({ timeout: 2000 }),
    );
    const panel = dialogOf(page).locator('[data-panel]');
    await expect.poll(async () => (await panel.boundingBox())?.y).toBe(0);
    expect((await panel.boundingBox())?.height).toBe(568);
    await page.getByRole('button', { name: /^When/ }).click();
    await expect(page.locator('[data-date]:focus')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Weekend Getaway' })).toBeInViewport({
      ratio: 1,
    });
  },
);
