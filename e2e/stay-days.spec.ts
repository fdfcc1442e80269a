import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { listArrivals, COMPARED_NIGHTS } from '../lib/domain/stays/stay-matrix.ts';
import { checkStay } from '../lib/domain/stays/availability.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import { addDays, calendarDate, startOfMonth } from '../lib/domain/values/calendar-date.ts';
import { formatMoney, formatShortRange, formatWholeDollars } from '../lib/copy/format.ts';
import type { QuoteJson } from '../lib/schemas/quote.ts';
import { expectAccessible, expectInsideWindow } from './support/accessible';
import { openCalendar } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';
import { watchShifts } from './support/layout-shifts.ts';

const SLUG = 'laurel-lantern';
const STRIP = '[data-stay-strip]';
const cabinPath = ({ checkIn, checkOut }: Stay) =>
  `/cabins/${SLUG}?check_in=${checkIn}&check_out=${checkOut}`;

const stripOf = (page: Page) =>
  page.getByRole('list', { name: /^Your (?:weekend|week|night|\d+ nights) at / });
const matrixOf = (page: Page) => page.getByRole('grid', { name: 'Dates and prices' });

async function findStay(request: APIRequestContext, daysAhead = 20): Promise<Stay> {
  const { calendar } = await readCabin(request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, daysAhead), 3);
  if (!stay) throw new Error('No open stay');
  return stay;
}

async function quoteOf(request: APIRequestContext, cabinId: string, stay: Stay) {
  const answer = await request.post('/api/quote', {
    data: {
      cabin_id: cabinId,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      adults: 2,
      children: 0,
      pets: 0,
    },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { quote: QuoteJson }).quote;
}

async function openMatrix(page: Page, scope: Page | Locator): Promise<Locator> {
  await scope.getByRole('button', { name: 'Compare dates and prices' }).click();
  await expect(matrixOf(page)).toBeVisible();
  return matrixOf(page);
}

test.describe('the cabin on your dates', () => {
  for (const width of [390, 1280]) {
    test(`comes with a dated page, under its name, and moves nothing, ${width} px`, async ({
      page,
    }) => {
      const stay = await findStay(page.request);
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 844 });
      const html = await (await page.request.get(cabinPath(stay))).text();
      expect(html).toContain('data-stay-strip');
      await page.goto(cabinPath(stay));
      for (const label of ['Daylight', 'sunset']) {
        await expect(stripOf(page)).toContainText(label);
      }
      await page.waitForLoadState('networkidle');
      const { score, moved } = await shifts();
      expect(score, moved.join('\n')).toBeLessThan(0.01);
      const overflowing = await stripOf(page).evaluate((strip) => {
        const words = document.createRange();
        return [...strip.children].filter((fact) => {
          words.selectNodeContents(fact);
          return words.getBoundingClientRect().right > strip.getBoundingClientRect().right + 1;
        }).length;
      });
      expect(overflowing).toBe(0);
      await expectAccessible(page, STRIP);
    });
  }

  test('is nowhere on a page without dates, and asks for nothing', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/cabins/${SLUG}`);
    await page.waitForLoadState('networkidle');
    expect(await page.content()).not.toContain('data-stay-strip');
    expect(asked.filter((url) => url.includes('/api/stay-facts'))).toEqual([]);
  });

  test('its facts are refused for dates that are none, and for other sites', async ({
    request,
  }) => {
    const ask = (query: string, headers = {}) =>
      request.get(`/api/stay-facts?${query}`, { headers });
    const good = `cabin=${SLUG}&check_in=2030-01-01&check_out=2030-01-03`;
    expect((await ask(good)).status()).toBe(200);
    expect((await ask(good, { 'Sec-Fetch-Site': 'cross-site' })).status()).toBe(403);
    expect((await ask(good.replace('01-03', '01-01'))).status()).toBe(400);
    expect((await ask(good.replace(SLUG, 'nowhere'))).status()).toBe(404);
  });
});

test('arrivals and nights are compared, and a tap on one sets panel, total, address and strip', async ({
  page,
}) => {
  const { id, calendar } = await readCabin(page.request, SLUG);
  await page.goto(`/cabins/${SLUG}`);
  const popover = await openCalendar(page);
  // The calendar skips a month that is nearly over, and the comparison begins with the month shown.
  const days = await popover
    .locator('[data-date]')
    .evaluateAll((all) => all.map((day) => day.getAttribute('data-date') ?? ''));
  const matrix = await openMatrix(page, popover);
  await expectAccessible(page, '[data-popover]');

  // Some arrivals in full: only what is sold has a price, and that is the server's.
  const opened = startOfMonth(calendarDate(days[10] ?? ''));
  const from = opened > calendar.today ? opened : addDays(calendar.today, 1);
  const [first] = listArrivals(calendar, from, 1);
  if (!first) throw new Error('No arrival');
  const shown = await matrix.getByRole('rowheader').count();
  const arrivals = listArrivals(calendar, first, shown);
  const cells: { stay: Stay; offer: Locator }[] = [];
  for (const [row, checkIn] of arrivals.entries()) {
    for (const [column, nights] of COMPARED_NIGHTS.entries()) {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const offer = matrix.locator(`[data-cell="${row}:${column}"]`).getByRole('button');
      await expect(offer).toHaveCount(checkStay(calendar, stay).ok ? 1 : 0);
      if (checkStay(calendar, stay).ok) cells.push({ stay, offer });
    }
  }
  const sample = [0, 0.3, 0.6, 0.999].flatMap(
    (share) => cells[Math.floor(share * cells.length)] ?? [],
  );
  for (const { stay, offer } of sample) {
    const { total_cents: cents } = await quoteOf(page.request, id, stay);
    await expect(offer).toHaveAccessibleName(new RegExp(`^\\${formatWholeDollars(cents)} total, `));
  }

  const chosen = sample[1] ?? sample[0];
  if (!chosen) throw new Error('Nothing to choose');
  await chosen.offer.click();
  await expect(matrix).toBeHidden();
  const { total_cents: total } = await quoteOf(page.request, id, chosen.stay);
  const panel = page.locator('[data-booking-panel]');
  await expect(panel.getByText(formatMoney(total), { exact: true }).first()).toBeVisible();
  const name = new RegExp(`, ${formatShortRange(chosen.stay)}$`);
  await expect(stripOf(page)).toHaveAccessibleName(name);
  await expect(stripOf(page)).toContainText('Daylight');
  await expect(page).toHaveURL(new RegExp(`check_in=${chosen.stay.checkIn}`));
  await page.reload();
  await expect(stripOf(page)).toHaveAccessibleName(name);
});

test('at 320 px the table scrolls inside the dialog, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/cabins/${SLUG}`);
  await page.locator('[data-bottom-bar]').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  const matrix = await openMatrix(page, dialog);
  await expectInsideWindow(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = matrix.locator('button:focus');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('End');
  await expect(focused).toBeInViewport({ ratio: 1 });
  const name = await focused.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(matrix).toBeHidden();
  const [price = ''] = name?.split(' ') ?? [];
  await expect(page.locator('[data-bottom-bar]')).toContainText(price);
});
