import type { Page } from '@playwright/test';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { expectAccessible, expectInsideWindow } from './support/accessible';
import { expect, readCabin, test } from './support/fixtures';
import { payOnTestPage } from './support/payment.ts';
import { newGuest } from './support/guest';
import { CORE, coreIf } from './support/core.ts';

const SLUG = 'laurel-lantern';
const WIDTHS = [390, 768, 1280];

test.use({ allowedProblems: [/404 \(Not Found\)/] });

async function bookingAddress(page: Page): Promise<string> {
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 150), 3);
  return `/booking?cabin=${SLUG}&check_in=${stay?.checkIn}&check_out=${stay?.checkOut}`;
}

const PATHS = [
  '/',
  '/cabins',
  '/cabins?guests=4',
  '/cabins?guests=20&city=wears-valley&check_in=2020-01-01&check_out=2020-01-03',
  '/cabins/hot-tub',
  '/cabins/mountain-views',
  '/areas/wears-valley',
  `/cabins/${SLUG}`,
  '/booking',
  '/booking-success',
  '/saved',
  '/sign-up',
  '/plan',
  '/fall',
  '/blog',
  '/blog/fall-by-elevation',
  '/events',
  '/events/spring-rod-run',
  '/visitor-guide',
  '/about',
  '/promise',
  '/founders-pricing',
  '/privacy',
  '/terms',
  `/cabins/${SLUG}/tour`,
  `/cabins/${SLUG}/facts`,
  '/newsletter/confirm',
  '/no-such-page',
];

/** One level-1 heading, each id and each cabin's card once. */
async function expectOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const readAll = (selector: string, attribute: string) =>
    page
      .locator(selector)
      .evaluateAll((all, name) => all.map((each) => each.getAttribute(name) ?? ''), attribute);
  for (const values of [
    await readAll('main [id]', 'id'),
    await readAll('main article footer a[href^="/cabins/"]', 'href'),
  ]) {
    expect(values.filter((value, at) => values.indexOf(value) < at)).toEqual([]);
  }
}

// Pages of words and of lists, which the host writes.
const IN_ORDER =
  /^\/(blog|events|areas|visitor-guide|about|promise|founders-pricing|privacy|terms)/;

const SAMPLED = ['/', `/cabins/${SLUG}`, '/no-such-page'];
for (const path of PATHS) {
  test(`${path} from 1280 to 390 px`, coreIf(SAMPLED.includes(path)), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
    if (IN_ORDER.test(path)) await expectOrder(page);
    // Between the two others, pages have nothing that the dialogs below do not show.
    await page.setViewportSize({ width: 768, height: 900 });
    await expectInsideWindow(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
  });
}

/** The open dialog at each width; at 768 px with the page below it, which has tests of its own at the others. */
async function expectDialogAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, width === 768 ? undefined : '[role=dialog]');
  }
}

test.describe('at each width', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the search dialog and its calendar', async ({ page }) => {
    await page.goto('/about');
    await page
      .getByRole('button', { name: /^Search dates/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Guests', { exact: true })).toBeVisible();
    await expect(page.locator('body > [inert]').first()).toBeAttached();
    await expectDialogAccessible(page);
    await dialog.getByRole('button', { name: /^When/ }).click();
    await expect(dialog.getByRole('grid').first()).toBeVisible();
    await expectDialogAccessible(page);
  });

  test('the availability dialog, with a refused day', async ({ page }) => {
    await page.goto('/cabins');
    await page
      .getByRole('button', { name: /Check Availability/ })
      .and(page.getByRole('article').getByRole('button'))
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Check Availability' });
    await expect(dialog.getByRole('grid').first()).toBeVisible();
    await expectDialogAccessible(page);
    await dialog.locator('[data-date][aria-disabled=true]').last().click({ force: true });
    await expectDialogAccessible(page);
  });

  test('the text dialog, with a refused number', async ({ page }) => {
    await page.goto('/cabins');
    await page.getByRole('button', { name: 'Save Laurel Lantern' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Your mobile number')).toBeVisible();
    await expectDialogAccessible(page);
    await dialog.getByLabel('Your mobile number').fill('865');
    await page.keyboard.press('Tab');
    await expectDialogAccessible(page);
  });

  test('the tour', async ({ page }) => {
    await page.goto(`/cabins/${SLUG}`);
    await page
      .getByRole('button', { name: /Step Inside/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await expectDialogAccessible(page);
  });

  test('the picture viewer', async ({ page }) => {
    await page.goto(`/cabins/${SLUG}`);
    await page.locator('[data-photo]').first().click();
    await expectDialogAccessible(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

async function expectBookingAccessible(page: Page, widths: readonly number[]): Promise<void> {
  const expectFit = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  };
  await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
  await page.goto(await bookingAddress(page));
  const main = page.getByRole('main');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  await expectFit();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expectFit();
  await main.getByLabel('Full name').fill('Ada Guest');
  await main.getByLabel('Email').fill(newGuest().email);
  await main.getByLabel('Phone').fill(newGuest().phone);
  await main.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await main.getByText('Try other outcomes').click();
  await expectFit();
  await payOnTestPage(page);
  await expect(main).toContainText(/MM-[2-9A-HJ-NP-Z]{8}/);
  await expectFit();
}

test('the booking page, its refusal and its confirmation on a phone', CORE, ({ page }) =>
  expectBookingAccessible(page, [390]),
);

test('the booking page, its refusal and its confirmation on wider screens', ({ page }) =>
  expectBookingAccessible(page, [1280, 768]));

test('the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('link', { name: 'Visitor Guide' }).first()).toBeVisible();
  await expectAccessible(page);
});
