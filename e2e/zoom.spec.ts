import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

// A window 1280 px wide at 200 % is 640 px of layout; at 400 % it is 320 (WCAG 1.4.4 and 1.4.10).
const ZOOMED = [
  { name: '200 %', width: 640, height: 360, scale: 2 },
  { name: '400 %', width: 320, height: 256, scale: 4 },
];

const STAY = 'check_in=2027-01-12&check_out=2027-01-15';
const PATHS = [
  '/',
  '/cabins',
  '/cabins/laurel-lantern',
  '/areas/gatlinburg',
  `/booking?cabin=laurel-lantern&${STAY}&adults=2`,
];
const LARGE_TEXT_PATHS = [
  ...PATHS,
  `/cabins?${STAY}`,
  `/cabins/laurel-lantern?${STAY}`,
  '/plan',
  '/events',
  '/fall',
  '/visitor-guide',
  '/blog',
  '/about',
  '/sign-up',
  '/founders-pricing',
  '/newsletter',
  '/promise',
  '/terms',
  '/saved',
];

/** What sticks out of the window, and how wide the page is if it scrolls sideways. */
function findCut(): (string | number)[] {
  const { clientWidth: limit, scrollWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement));
  const cut = [
    ...document.querySelectorAll('main a, main button, main input, main h1, main h2, main p'),
  ].filter((element) => {
    // Folded, it has a box all the same.
    if (!element.checkVisibility()) return false;
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 && (box.right > limit + 1 || box.left < -1) && !scrolls(element.parentElement)
    );
  });
  return [
    ...cut.map((element) => element.outerHTML.slice(0, 100)),
    ...(scrollWidth > innerWidth ? [scrollWidth] : []),
  ];
}

for (const path of PATHS) {
  test(`${path} keeps all its content inside a zoomed window`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('main').evaluate((main) => {
      for (const fold of main.querySelectorAll('details')) fold.open = true;
      // Sections skipped by content-visibility report their boxes from the previous window size.
      const wholePage = new CSSStyleSheet();
      wholePage.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [wholePage];
    });
    for (const { name, width, height } of ZOOMED) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(findCut), name).toEqual([]);
    }
  });
}

for (const { name, width, height, scale } of ZOOMED) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    test('the availability dialog can be used', async ({ page }) => {
      await page.goto('/cabins');
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /Check Availability/ })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('grid').first()).toBeVisible();
      const day = dialog.locator('[data-date]:not([aria-disabled=true])').first();
      await day.scrollIntoViewIfNeeded();
      await day.click();
      await expect(dialog.getByRole('button', { name: 'Clear' }).first()).toBeAttached();
    });
  });
}

// Text of twice the size in a window that stays as it is (WCAG 1.4.4): a reader's own font size.
const largeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await largeText(page);
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess, path).toBeLessThanOrEqual(0);
}

test('with text twice as large no page scrolls sideways', async ({ page }) => {
  for (const path of LARGE_TEXT_PATHS) await expectNoSidewaysScroll(page, path);
});

test.describe('an address that leads nowhere', () => {
  // The browser tells of the answer, which is what the page is about.
  test.use({ allowedProblems: [/status of 404 \(Not Found\)/] });

  test('with text twice as large does not scroll sideways either', async ({ page }) => {
    await expectNoSidewaysScroll(page, '/no-such-page');
  });
});

for (const query of ['', `?${STAY}`]) {
  test(`with text twice as large the header, the banner, the picture’s buttons and the bar of a cabin${query} keep their places`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/cabins/laurel-lantern${query}`);
    await largeText(page);
    const places = () =>
      page.evaluate(() => {
        const box = (selector: string) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(selector);
          return element.getBoundingClientRect();
        };
        const bar = box('[data-bottom-bar]');
        const [price, button] = [...document.querySelectorAll('[data-bottom-bar] > *')].map(
          (part) => part.getBoundingClientRect(),
        );
        const [banner, words, header] = ['[data-banner]', '[data-banner] span', 'header'].map(box);
        const viewAll = box('button[data-photo="0"]');
        const tour = [...document.querySelectorAll('main a, main button')].find((element) =>
          element.textContent?.startsWith('Step Inside'),
        );
        const apart = price && button && (button.top >= price.bottom || button.left >= price.right);
        return {
          barIsLow: bar.height <= 844 / 3 + 5,
          priceIsBesideButton: apart,
          bannerHoldsItsWords:
            words && banner && words.top >= banner.top && words.bottom <= banner.bottom,
          bannerIsBelowHeader: banner && header && banner.top >= header.bottom - 1,
          searchHasWords: box('.search-pill').width > 120,
          picturesButtonIsWhole:
            viewAll.left >= 0 && viewAll.bottom <= (tour?.getBoundingClientRect().top ?? 0),
        };
      });
    await expect.poll(places).toEqual({
      barIsLow: true,
      priceIsBesideButton: true,
      bannerHoldsItsWords: true,
      bannerIsBelowHeader: true,
      searchHasWords: true,
      picturesButtonIsWhole: true,
    });
  });
}
