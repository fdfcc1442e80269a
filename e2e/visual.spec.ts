import type { Page } from '@playwright/test';
import { addDays, calendarDate, dayOfWeek, eachDay } from '../lib/domain/values/calendar-date.ts';
import type { AvailabilityResponse } from '../lib/domain/stays/parse-availability.ts';
import { expect, test } from './support/fixtures';

// Time and data are pinned, so that a picture changes only when the design does.
const NOW = new Date('2026-11-20T17:00:00Z');
const TODAY = calendarDate('2026-11-20');
const WIDTHS = [390, 768, 1280];
const PAGES = [
  ['list', '/cabins'],
  ['area', '/areas/wears-valley'],
  ['blog', '/blog'],
  ['guide', '/visitor-guide'],
  ['saved', '/saved'],
  ['sign-up', '/sign-up'],
  ['booking-none', '/booking'],
  ['not-found', '/no-such-page'],
] as const;

test.use({ allowedProblems: [/404 \(Not Found\)/] });

function pinnedAvailability(): AvailabilityResponse {
  const dates = eachDay(TODAY, addDays(TODAY, 540)).map((date, day) => {
    const isWeekend = [5, 6].includes(dayOfWeek(date));
    const isTaken = [3, 4, 11, 12, 13, 24].includes(day % 29);
    return {
      date,
      availability: {
        available: !isTaken,
        min_stay: isWeekend ? 2 : 1,
        allows_check_in: true,
        allows_check_out: true,
      },
      price: { amount: isWeekend ? 31_900 : 24_500, formatted: isWeekend ? '$319.00' : '$245.00' },
    };
  });
  return { calendar_data: { data: { dates } } };
}

async function prepare(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
  await page.route('**/api/availability?*', (route) =>
    route.fulfill({ json: pinnedAvailability() }),
  );
}

async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}.png`, {
    maxDiffPixelRatio: 0.02,
    animations: 'disabled',
  });
}

for (const width of WIDTHS) {
  test(`home at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectPicture(page, `home-${width}`);
  });

  test(`cabin at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await page.goto('/cabins/laurel-lantern', { waitUntil: 'networkidle' });
    await expectPicture(page, `cabin-${width}`);
  });

  test(`search dialog at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await page.goto('/cabins');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Search dates/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: /^When/ }).click();
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
    await expectPicture(page, `search-${width}`);
  });

  test(`availability dialog at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await page.goto('/cabins');
    const card = page.getByRole('article').filter({ hasText: 'Laurel Lantern' });
    await card.getByRole('button', { name: /Check Availability/ }).click();
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
    await expectPicture(page, `availability-${width}`);
  });

  for (const [name, path] of PAGES) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await prepare(page, width);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectPicture(page, `${name}-${width}`);
    });
  }

  test(`picture viewer at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await page.goto('/cabins/laurel-lantern');
    await page.locator('[data-photo]').first().click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectPicture(page, `viewer-${width}`);
  });

  test(`text dialog at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await page.goto('/cabins');
    const card = page.getByRole('article').filter({ hasText: 'Laurel Lantern' });
    await card.getByRole('button', { name: 'Save Laurel Lantern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your mobile number').fill('8654291188');
    await expectPicture(page, `text-${width}`);
  });

  test(`footer at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await page.goto('/terms', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectPicture(page, `footer-${width}`);
  });
}
