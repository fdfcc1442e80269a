import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

// What the rules say of looks, as a browser draws it.

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('the header gains a shadow and slight transparency past 10 px', async ({ page }) => {
  const PAPER = 'rgb(250, 246, 237)';
  const A_SHADOW = /[1-9]\d*px/;
  await page.goto('/');
  const header = page.getByRole('banner');
  await scrollTo(page, 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  await expect(header).toHaveCSS('background-color', PAPER);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(page, 11);
  await expect(header).toHaveCSS('background-color', /(\/|rgba\(.*,) 0\.9\d*\)$/);
  await expect(header).toHaveCSS('box-shadow', A_SHADOW);
  await scrollTo(page, 0);
  await expect(header).toHaveCSS('background-color', PAPER);
  await expect(header).toHaveCSS('box-shadow', 'none');
});

test('the bar leaves out the categories and About below 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => bar.getByRole('link', { name, exact: true });
  const categories = bar.getByRole('button', { name: 'Cabin types' });
  for (const [width, isWhole] of [
    [768, false],
    [1023, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(link('All Cabins')).toBeVisible();
    await expect(link('Blog')).toBeVisible();
    await expect(link('About'), `${width} px`).toBeVisible({ visible: isWhole });
    await expect(categories, `${width} px`).toBeVisible({ visible: isWhole });
    await expect(link('Pool Cabins')).toHaveCount(0);
  }
  await categories.click();
  await expect(link('Pool Cabins')).toBeVisible();
});

test('the home page links to three areas on a phone, and to four from 768 px on', async ({
  page,
}) => {
  const PHONE = ['Gatlinburg', 'Pigeon Forge', 'Sevierville'];
  await page.goto('/');
  const areas = page.getByRole('navigation', { name: 'Areas' }).getByRole('link');
  for (const [width, shown] of [
    [390, PHONE],
    [768, [...PHONE, 'Wears Valley']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(areas, `${width} px`).toHaveText([...shown]);
  }
});

test('a toast about a failure is red, any other is green', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const toast = (text: string) =>
    page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: text });
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(toast('MAMAFREE4 copied')).toHaveCSS('background-color', 'rgb(19, 50, 41)');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Join' }).click();
  await expect(toast('Email required')).toHaveCSS('background-color', 'rgb(125, 47, 13)');
});
