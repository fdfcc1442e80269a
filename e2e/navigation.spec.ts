import { expect, test } from './support/fixtures';

test('back, forward and reload keep a search', async ({ page }) => {
  await page.goto('/cabins?guests=4&city=pigeon-forge');
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(page).toHaveURL(/\/cabins\/[a-z-]+/);
  await page.goBack();
  await expect(heading).toHaveText(title ?? '');
  await page.goForward();
  await expect(page).toHaveURL(/\/cabins\/[a-z-]+/);
  await page.goBack();
  await expect(page).toHaveURL(/\/cabins\?/);
  await page.reload();
  await expect(heading).toHaveText(title ?? '');
});

test('filters are addresses of their own', async ({ page }) => {
  await page.goto('/cabins');
  const all = await page.getByRole('article').count();
  await page.goto('/cabins?filter=pool');
  const pools = await page.getByRole('article').count();
  expect(pools).toBeGreaterThan(0);
  expect(pools).toBeLessThan(all);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cabins\/pool$/);
  await page.goto('/cabins/pool');
  await expect(page.getByRole('article')).toHaveCount(pools);
});

test('following filter links changes the list without a reload', async ({ page }) => {
  await page.goto('/cabins');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const all = await page.getByRole('article').count();
  await page.getByRole('main').getByRole('link', { name: 'Most popular' }).click();
  await expect(page).toHaveURL(/sort=popular/);
  await expect(page.getByRole('article')).toHaveCount(all);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('corrupt stored criteria are ignored and a search starts afresh', async ({ browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('searchCriteria', '{"guests": "many');
    sessionStorage.setItem('searchResults', '[[[');
  });
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Search dates & cabins');
  await page.getByRole('button', { name: 'Find Your Cabin' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Guests');
  await page.close();
});

test('the active link follows the page', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation').first();
  await expect(nav.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/areas/gatlinburg');
  await expect(nav.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute(
    'aria-current',
  );
});

test('the mobile menu opens the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Check Availability', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Find Your Perfect Cabin' })).toBeVisible();
});

/** As on a page whose sections are far from the height that is expected of them. */
const expectOtherHeights = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('section { contain-intrinsic-block-size: auto 7px !important }');
  document.adoptedStyleSheets.push(sheet);
};

for (const width of [390, 1280]) {
  test(`a link of a cabin’s page leads right to its section, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cabins/laurel-lantern');
    const reviews = page.locator('#reviews');
    const distance = () =>
      reviews.evaluate((section) => {
        const below = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return Math.abs(section.getBoundingClientRect().top - below);
      });
    await page.evaluate(expectOtherHeights);
    await expect.poll(distance).toBeLessThan(4000);
    await page.getByRole('main').locator('a[href="#reviews"]').first().click();
    await expect(page).toHaveURL(/#reviews$/);
    await expect.poll(distance).toBeLessThan(1);
  });
}
