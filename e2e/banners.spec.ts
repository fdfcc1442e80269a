import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { watchShifts } from './support/layout-shifts';

const fallBanner = (page: Page) =>
  page.getByRole('link', { name: /(peak color|Color peaks).*October.*Explore the Map/ });
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('newsletter-dismissed', 'true'));
});

test('the fall banner shows while the page is scrolled less than 100 px', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(fallBanner(page)).toHaveAttribute('href', '/fall');
    await scrollTo(page, 99);
    await expect(fallBanner(page)).toBeVisible();
    await scrollTo(page, 100);
    await expect(fallBanner(page)).toBeHidden();
    await scrollTo(page, 0);
    await expect(fallBanner(page)).toBeVisible();
    const { score, moved } = await shifts();
    expect(score, `${width} px\n${moved.join('\n')}`).toBeLessThanOrEqual(0.01);
  }
});

test('it covers nothing, and nothing covers it', async ({ page }) => {
  for (const path of ['/', '/cabins', '/cabins/laurel-lantern', '/saved']) {
    await page.goto(path);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The banner's height is known to the page a moment after its width has changed.
      await expect(async () => {
        const bannerBottom = await bottomOf(page, '[data-banner]');
        const mainTop = await page
          .locator('main')
          .evaluate((main) => main.getBoundingClientRect().top);
        expect(mainTop).toBeGreaterThanOrEqual(bannerBottom);
        const headerBottom = await bottomOf(page, 'header[data-scrolled]');
        expect(headerBottom).toBeLessThanOrEqual(bannerBottom - 30);
      }, `${path} at ${width} px`).toPass({ timeout: 20_000 });
    }
  }
});

test('booking has its steps in place of banner, navigation and newsletter', async ({ page }) => {
  await page.goto('/booking?cabin=laurel-lantern');
  const steps = page.getByRole('list', { name: 'Steps of your booking' });
  await expect(steps.getByRole('listitem')).toHaveText([/Your details/, /Payment/, /Confirmation/]);
  await expect(steps.locator('[aria-current=step]')).toHaveText(/Your details/);
  await expect(fallBanner(page)).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Mountain Mama Cabins, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('while it is hidden, the Tab key passes it by', async ({ page }) => {
  await page.goto('/cabins');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Saved Cabins/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(fallBanner(page)).toBeFocused();
  await scrollTo(page, 600);
  await expect(fallBanner(page)).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Saved Cabins/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a page that comes back far down has none', async ({ page }) => {
  await page.goto('/cabins');
  await scrollTo(page, 900);
  await expect(fallBanner(page)).toBeHidden();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(fallBanner(page)).toBeHidden();
  await page
    .getByRole('article')
    .nth(4)
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(page).toHaveURL(/\/cabins\/[a-z-]+/);
  await expect(fallBanner(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(fallBanner(page)).toBeHidden();
});

test('the skip link and anchors keep what they lead to in view', async ({ page }) => {
  await page.goto('/cabins/laurel-lantern');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  const contentTop = await page
    .locator('#content')
    .evaluate((main) => main.getBoundingClientRect().top);
  expect(contentTop).toBeGreaterThanOrEqual((await bottomOf(page, '[data-banner]')) - 1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('main').locator('a[href="#reviews"]').first().click();
  const reviews = page.getByRole('heading', { name: 'Reviews' });
  await expect(reviews).toBeInViewport();
  const headingTop = await reviews.evaluate((heading) => heading.getBoundingClientRect().top);
  expect(headingTop).toBeGreaterThan(await bottomOf(page, 'header[data-scrolled]'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both banners say what they say', async ({ page }) => {
    await page.goto('/');
    await expect(fallBanner(page)).toBeVisible();
    await expect(page.locator('[data-banner]')).toHaveCSS('position', 'absolute');
    await expect(page.getByText('MAMAFREE4')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeHidden();
  });
});

test.describe('the 4th night free', () => {
  test('a click on the banner copies the code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await page.getByRole('heading', { name: /get the 4th night free/ }).click();
    await expect(page.getByText('MAMAFREE4 copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MAMAFREE4');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  test('so does its button by keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await page.getByRole('button', { name: 'Copy code' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('MAMAFREE4 copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MAMAFREE4');
  });

  test('without a clipboard the code is selected, to be copied by hand', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByText('Couldn’t copy the code')).toBeVisible();
    await expect(page.getByText('MAMAFREE4 copied')).toBeHidden();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('MAMAFREE4');
  });
});
