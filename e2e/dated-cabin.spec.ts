import type { Locator, Page } from '@playwright/test';
import { lastFreeDay } from '../lib/domain/bookings/last-free-day.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { formatMonthDay, formatShortRange } from '../lib/copy/format.ts';
import { expectInsideWindow } from './support/accessible.ts';
import { pickDay } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';
import { watchShifts } from './support/layout-shifts.ts';

const SLUG = 'two-dogs-ridge';
const FREE_DAYS = 14;
const MOST_SHIFT = 0.01;
/** On a lower screen the picture and the booking bar fill it. */
const MIN_NAMED_HEIGHT = 640;

async function findStay(page: Page): Promise<Stay> {
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 60), 3);
  if (!stay) throw new Error('No open stay');
  return stay;
}

const addressOf = ({ checkIn, checkOut }: Stay) =>
  `/cabins/${SLUG}?check_in=${checkIn}&check_out=${checkOut}`;

const placeOf = async (places: Locator[]) =>
  Promise.all(places.map(async (place) => (await place.boundingBox())?.y));

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [430, 932],
] as const) {
  test(`what decides a dated stay is on the first screen and stays in place, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    const stay = await findStay(page);
    await page.goto(addressOf(stay));
    const day = formatMonthDay(lastFreeDay(stay.checkIn, FREE_DAYS));
    const panel = page.locator('[data-booking-panel]');
    const bar = page.locator('[data-bottom-bar]');
    const decided =
      width < 1024
        ? [
            bar.getByText(formatShortRange(stay)),
            bar.getByText(/^\$[\d,]+ total$/),
            bar.getByText(`Free cancellation through ${day}`),
            bar.getByRole('button', { name: 'Reserve' }),
          ]
        : [
            panel.getByRole('button', { name: /^Check-in/ }),
            panel.getByText('Total with fees and taxes'),
            panel.getByText(new RegExp(`^Free cancellation until ${day}`)),
            panel.getByRole('button', { name: 'Reserve These Dates' }),
          ];
    const around = [page.getByRole('banner'), page.getByRole('link', { name: /Explore the Map/ })];
    const name = page.getByRole('heading', { level: 1 });
    if (height >= MIN_NAMED_HEIGHT) await expect(name).toBeInViewport({ ratio: 1 });
    for (const place of [...around, ...decided]) await expect(place).toBeInViewport({ ratio: 1 });
    // The total of the server's HTML gives way to the browser's, in its place.
    let first: Awaited<ReturnType<typeof placeOf>> = [];
    await expect.poll(async () => (first = await placeOf(decided))).not.toContain(undefined);
    await expect(panel.getByRole('button', { name: 'Reserve These Dates' })).toBeAttached();
    if (width >= 1024) {
      await expect(panel.getByRole('button', { name: 'Reserve These Dates' })).toBeEnabled();
    }
    await page.waitForLoadState('networkidle');
    expect(await placeOf(decided)).toEqual(first);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const { score, moved } = await shifts();
    expect(score, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

test('the dates, the last free day and the way to book are in the first HTML', async ({
  browser,
  page,
}) => {
  const stay = await findStay(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(addressOf(stay));
  const day = formatMonthDay(lastFreeDay(stay.checkIn, FREE_DAYS));
  const panel = plain.locator('[data-booking-panel]');
  for (const date of [stay.checkIn, stay.checkOut]) {
    await expect(panel).toContainText(formatMonthDay(date));
  }
  await expect(panel).toContainText(`Free cancellation until ${day}`);
  await expect(panel).toContainText('Reserve These Dates');
  await context.close();
});

test('taken nights are explained in the first HTML and on the first screen, with open stays', async ({
  page,
}) => {
  const { calendar } = await readCabin(page.request, SLUG);
  const taken = [...calendar.days.values()].find(
    ({ date, available }) => !available && date > addDays(calendar.today, 10),
  );
  if (!taken) throw new Error('No taken night');
  const stay = { checkIn: taken.date, checkOut: addDays(taken.date, 3) };
  const text = `Taken ${formatShortRange(stay)}`;
  const html = await (await page.request.get(addressOf(stay))).text();
  expect(html).toContain(text);
  expect(html).toContain('Nearest open stays');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    await page.goto(addressOf(stay));
    const place = page.locator(width < 1024 ? '[data-bottom-bar]' : '[data-booking-panel]');
    const open = width < 1024 ? place.getByRole('link') : place.getByRole('listitem');
    await expect(place.getByText(width < 1024 ? text : 'Nearest open stays')).toBeInViewport({
      ratio: 1,
    });
    await page.waitForLoadState('networkidle');
    await expect(open).toHaveCount(width < 1024 ? 1 : 2);
    for (const way of await open.all()) {
      await expect(way).toContainText(/\$\d/);
      await expect(way).toBeInViewport({ ratio: 1 });
    }
    await expect(open.first()).toHaveText(/^See /);
    await expect(page.getByRole('button', { name: 'Send this stay' })).toHaveCount(0);
    const { score, moved } = await shifts();
    expect(score, `${width}: ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
  }
});

test('a party larger than the cabin is told so on the first screen, with the cabins that sleep it', async ({
  page,
}) => {
  const address = `${addressOf(await findStay(page))}&guests=16`;
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    const place = page.locator(width < 1024 ? '[data-bottom-bar]' : '[data-booking-panel]');
    const others = place.getByRole('link', { name: 'See cabins that sleep 16' });
    await expect(others).toBeInViewport({ ratio: 1 });
    await page.waitForLoadState('networkidle');
    await expect(others).toBeInViewport({ ratio: 1 });
    await expect(place.getByText(/^Continue with \d guests$/)).toBeInViewport({ ratio: 1 });
    await expect(place.getByRole('button', { name: /^Reserve/ })).toHaveCount(0);
    await expectInsideWindow(page);
  }
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [360, 640],
] as const) {
  test(`the card's dialog shows dates, guests, total and button at once, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const stay = await findStay(page);
    await page.goto('/cabins');
    await page
      .getByRole('article')
      .filter({ hasText: 'Two Dogs Ridge' })
      .getByRole('button', { name: /Check Availability/ })
      .click();
    const dialog = page.getByRole('dialog');
    await pickDay(dialog, stay.checkIn);
    await pickDay(dialog, stay.checkOut);
    const reserve = dialog.getByRole('button', { name: 'Reserve These Dates' });
    await expect(reserve).toBeEnabled();
    await dialog
      .locator('[data-panel] > .overflow-y-auto')
      .evaluate((body) => body.scrollTo({ top: 0, behavior: 'instant' }));
    const footTop = (await reserve.boundingBox())?.y ?? 0;
    for (const place of [
      dialog.getByText('3 nights', { exact: true }),
      dialog.getByRole('button', { name: 'More guests' }),
      dialog.getByText(/^\$[\d,]+\.\d\d$/).first(),
      dialog.getByText(/^Free cancellation through /),
      reserve,
    ]) {
      await expect(place).toBeInViewport({ ratio: 1 });
    }
    const more = await dialog.getByRole('button', { name: 'More guests' }).boundingBox();
    expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual(footTop);
  });
}
