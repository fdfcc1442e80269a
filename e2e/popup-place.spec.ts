import type { Page } from '@playwright/test';
import { installClock } from './support/clock';
import { expect, test } from './support/fixtures';
import { watchShifts } from './support/layout-shifts';
import { CORE } from './support/core.ts';

const OPEN = 'check_in=2027-01-12&check_out=2027-01-15&guests=2';
const KINDS = [
  '/',
  '/cabins',
  `/cabins?${OPEN}`,
  '/areas/gatlinburg',
  '/cabins/laurel-lantern',
  `/cabins/laurel-lantern?${OPEN}`,
  '/plan',
  '/events',
  '/fall',
  '/visitor-guide',
  '/blog',
  '/about',
  '/sign-up',
  '/founders-pricing',
  '/promise',
  '/terms',
  '/saved',
  '/no-such-page',
];
const SAMPLED = ['/', '/cabins/laurel-lantern'];
type Size = readonly [width: number, height: number];
const SMALLEST: Size = [390, 664];
const OTHERS: readonly Size[] = [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
];
const SIZES = [SMALLEST, ...OTHERS];
const MOST_SHIFT = 0.01;
const ROW_PX = 96;
const PHONE_ROW_PX = 48;

const popup = (page: Page) => page.locator('aside:has([name=email])');

/**
 * Lists the headlines, main buttons, prices, panels and bars under the pop-up, except in the cards of a list, and
 * describes the pop-up itself.
 */
function look() {
  const box = document.querySelector<HTMLElement>('aside:has([name=email])');
  if (!box) return null;
  const over = box.getBoundingClientRect();
  const prices = [
    ...document.querySelectorAll('main :is(p, span, strong, small, s, dd, b)'),
  ].filter((element) => [...element.childNodes].some((node) => /\$\d/.test(node.nodeValue ?? '')));
  const others = document.querySelectorAll('h1, h2, .btn, [data-booking-panel], [data-bottom-bar]');
  const covered = [...others, ...prices].filter((element) => {
    if (box.contains(element) || !element.checkVisibility({ visibilityProperty: true }))
      return false;
    if (element.closest('[data-cabin]:not([data-state] *)')) return false;
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const isBeside = right <= over.left + 1 || left >= over.right - 1;
    return width > 0 && !isBeside && bottom > over.top + 1 && top < over.bottom - 1;
  });
  return {
    covered: covered.map(
      (element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
    ),
    isCard: over.height > 150,
    height: over.height > 150 ? 0 : over.height,
    isLow: over.top >= innerHeight / 3,
    isWide: innerWidth >= 768,
  };
}

/** Where the visitor has scrolled to, and what she reads and presses there. */
const listPlaces = () => [
  Math.round(scrollY),
  ...[...document.querySelectorAll('main :is(h1, h2, .btn), [data-bottom-bar]')].map((element) => {
    const { left, top } = element.getBoundingClientRect();
    return `${element.tagName} ${Math.round(left)}, ${Math.round(top)}`;
  }),
];

/** The delay counts from the load of the page; the card's code may come later, and shows it at once. */
async function waitForPopup(page: Page): Promise<void> {
  await page.clock.runFor(6000);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(1000);
}

async function expectNothingCovered(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(look), name).toMatchObject({ covered: [], isLow: true });
  const found = await page.evaluate(look);
  expect(found?.height).toBeLessThanOrEqual(found?.isWide ? ROW_PX : PHONE_ROW_PX);
  expect(found?.isCard && !found.isWide).toBe(false);
}

test.use({
  newsletterPopup: true,
  contextOptions: { reducedMotion: 'reduce' },
  allowedProblems: [/404 \(Not Found\)/],
  // Under the clock of a test, days of UTC are read as days of the browser's zone.
  timezoneId: 'UTC',
});

async function expectRoom(page: Page, path: string, sizes: readonly Size[]): Promise<void> {
  await installClock(page, new Date());
  // Chromium locks the cached prefetch of a page just left, so the next visit would wait for it for up to 30 seconds.
  await page.route(/_rsc=/, (route) => route.fulfill({ status: 204 }));
  const shifts = await watchShifts(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // It takes its place as it comes, so each size has a visit of its own. In six seconds all of the page would be there.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(3000);
    const before = await shifts();
    const places = await page.evaluate(listPlaces);
    await waitForPopup(page);
    expect(await page.evaluate(listPlaces)).toEqual(places);
    await expectNothingCovered(page, `${path} at ${width} × ${height}`);
    expect((await shifts()).score - before.score).toBeLessThanOrEqual(MOST_SHIFT);
  }
}

for (const path of SAMPLED) {
  test(`it moves and covers nothing on ${path} at ${SMALLEST.join(' × ')}`, CORE, ({ page }) =>
    expectRoom(page, path, [SMALLEST]),
  );
}

for (const path of KINDS) {
  test(`it moves and covers nothing on ${path}, whatever the window`, ({ page }) =>
    expectRoom(page, path, SAMPLED.includes(path) ? OTHERS : SIZES));
}

async function expectRoomBelowDeal(page: Page, sizes: readonly Size[]): Promise<void> {
  await installClock(page, new Date());
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'networkidle' });
    // The deal loads when its row comes near.
    await page.getByRole('heading', { name: 'Popular This Week' }).scrollIntoViewIfNeeded();
    const deal = page.getByRole('group', { name: /^Deal of the day/i });
    await deal.scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    await deal.getByRole('button').first().click();
    await expect(deal).toHaveAttribute('data-state', 'unlocked');
    await waitForPopup(page);
    await expectNothingCovered(page, `the deal at ${width} × ${height}`);
    // The next visit finds it closed again.
    await page.evaluate(() => localStorage.clear());
  }
}

test('it covers nothing of a deal just opened', ({ page }) => expectRoomBelowDeal(page, SIZES));
