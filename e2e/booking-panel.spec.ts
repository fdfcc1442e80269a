import type { Locator, Page } from '@playwright/test';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import { addDays, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { dayOf, openCalendar, pickDay, pickRefusedDay, showMonth } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';

const SLUG = 'two-dogs-ridge';
const SCREEN = { width: 1280, height: 800 };
/** Without messages. */
const MAX_PANEL_PX = 560;

test.use({ viewport: SCREEN });

async function findStay(page: Page, nights = 3): Promise<Stay> {
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 60), nights);
  if (!stay) throw new Error('No open stay');
  return stay;
}

/** The first day from tomorrow on whose night is sold. */
async function findTakenDay(page: Page): Promise<CalendarDate> {
  const { calendar } = await readCabin(page.request, SLUG);
  const days = [...calendar.days.values()];
  const taken = days.find(({ date, available }) => date > calendar.today && !available);
  if (!taken) throw new Error('No night is sold');
  return taken.date;
}

const panelOf = (page: Page) => page.locator('[data-booking-panel]');
const reserveOf = (scope: Page | Locator) =>
  scope.getByRole('button', { name: 'Reserve These Dates' });

const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? Infinity;

/** Once it follows the page, as it does from there on. */
async function expectOnScreen(page: Page): Promise<void> {
  await page.locator('#sleeping').evaluate((section) => section.scrollIntoView());
  await expect
    .poll(async () => (await panelOf(page).boundingBox())?.y)
    .toBeLessThan(SCREEN.height / 2);
  await expect(panelOf(page)).toBeInViewport({ ratio: 1 });
  const action = panelOf(page).getByRole('button', { name: /^(Reserve These|Choose) dates$/i });
  await expect(action).toBeInViewport({ ratio: 1 });
}

async function openPage(page: Page, stay?: Stay): Promise<void> {
  const query = stay ? `?check_in=${stay.checkIn}&check_out=${stay.checkOut}` : '';
  await page.goto(`/cabins/${SLUG}${query}`);
  await panelOf(page).scrollIntoViewIfNeeded();
  await expect(panelOf(page).getByRole('button', { name: 'More guests' })).toBeVisible();
}

test.describe('the panel stands on one screen', () => {
  test('without dates', async ({ page }) => {
    await openPage(page);
    expect(await heightOf(panelOf(page))).toBeLessThanOrEqual(MAX_PANEL_PX);
    await expectOnScreen(page);
  });

  test('with dates and price, with each line open too', async ({ page }) => {
    // Two nights: to some stays of three a line is added that offers a free fourth one.
    await openPage(page, await findStay(page, 2));
    await expect(reserveOf(page)).toBeEnabled();
    expect(await heightOf(panelOf(page))).toBeLessThanOrEqual(MAX_PANEL_PX);
    await expect(panelOf(page).getByText(/^Free cancellation until/)).toBeVisible();
    await panelOf(page).getByText('Price details').click();
    await expect(panelOf(page).getByText('Cleaning fee')).toBeVisible();
    await expectOnScreen(page);
  });

  test.describe('when the dates of a link are taken', () => {
    test('with stays in their place', async ({ page }) => {
      const { calendar } = await readCabin(page.request, SLUG);
      const taken = [...calendar.days.values()].find(
        ({ date, available }) => date > addDays(calendar.today, 30) && !available,
      );
      if (!taken) throw new Error('Every night is open');
      await openPage(page, { checkIn: taken.date, checkOut: addDays(taken.date, 2) });
      await expect(panelOf(page).getByRole('list', { name: 'Nearest open stays' })).toBeVisible();
      await expectOnScreen(page);
    });
  });

  test.describe('when the calendar does not come', () => {
    test.use({ allowedProblems: [/Failed to load resource/] });

    test('with the way to ask again', async ({ page }) => {
      await page.route('**/api/availability*', (route) => route.fulfill({ status: 503 }));
      await openPage(page);
      await expect(panelOf(page).getByText('Failed to fetch availability (503)')).toBeVisible();
      await expectOnScreen(page);
    });
  });
});

test('the calendar shows two months beside the total, previews a range and tells a refusal', async ({
  page,
}) => {
  const stay = await findStay(page);
  await openPage(page);
  const calendar = await openCalendar(page);
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await pickDay(calendar, stay.checkIn);
  await showMonth(calendar, stay.checkOut);
  await dayOf(calendar, stay.checkOut).hover();
  await expect(calendar.getByText('3 nights')).toBeVisible();
  for (const night of [1, 2]) {
    const between = addDays(stay.checkIn, night);
    await expect(calendar.locator(`.night-preview [data-date="${between}"]`)).toBeVisible();
  }
  await dayOf(calendar, stay.checkOut).click();
  await expect(reserveOf(page)).toBeEnabled();
  for (const place of [calendar, panelOf(page)]) await expect(place).toBeInViewport({ ratio: 1 });

  await pickRefusedDay(calendar, await findTakenDay(page));
  await expect(calendar.getByRole('list', { name: 'Nearest open stays' })).toBeInViewport();
  await expect(calendar).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(panelOf(page).getByRole('button', { name: /^Check-in/ })).toBeFocused();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  // One month as at 390 px, in a box as at 1280 px.
  const title = `the card's dialog keeps its size and its days in place as the price comes, ${width} px`;
  test(title, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const stay = await findStay(page);
    await page.goto('/cabins');
    await page
      .getByRole('article')
      .filter({ hasText: 'Two Dogs Ridge' })
      .getByRole('button', { name: /Check Availability/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Check Availability' });
    await expect(dialog.getByText('Select check-in date')).toBeVisible();
    await expect(dialog.getByRole('grid')).toHaveCount(width < 1024 ? 1 : 2);
    await pickDay(dialog, stay.checkIn);
    await showMonth(dialog, stay.checkOut);
    await dayOf(dialog, stay.checkOut).scrollIntoViewIfNeeded();
    const place = async () => [
      await dialog.locator('[data-panel]').boundingBox(),
      await dayOf(dialog, stay.checkOut).boundingBox(),
      await reserveOf(dialog).boundingBox(),
    ];
    const before = await place();
    await dayOf(dialog, stay.checkOut).click();
    await expect(reserveOf(dialog)).toBeEnabled();
    expect(await place()).toEqual(before);
    // On phones to the cent in the footer, else in whole dollars in the summary.
    const total =
      width < 768
        ? dialog.getByText(/^\$[\d,]+\.\d\d$/)
        : dialog.getByText('Total with fees and taxes').locator('..').locator('data');
    await expect(total.first()).toBeInViewport({ ratio: 1 });
  });
}

test('"When" leaves the search dialog as large as it is, with its fields in sight', async ({
  page,
}) => {
  await page.goto('/about');
  await page
    .getByRole('button', { name: /^Search dates/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'All areas' })).toBeFocused();
  const box = () => dialog.locator('[data-panel]').boundingBox();
  // Until its opening motion has ended.
  await expect.poll(async () => (await box())?.width).toBe(1024);
  const before = await box();
  await dialog.getByRole('button', { name: /^When/ }).click();
  await expect(dialog.locator('[data-date]:focus')).toBeVisible();
  expect(await box()).toEqual(before);
  await expect(dialog.getByText('Where', { exact: true })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'More guests' })).toBeInViewport();
});
