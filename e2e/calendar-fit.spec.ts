import type { Locator, Page } from '@playwright/test';
import { checkCheckIn } from '../lib/domain/stays/availability.ts';
import { addDays, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import { formatMonth } from '../lib/copy/format.ts';
import { dayOf, openCalendar, pickDay, pickRefusedDay } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';
import { CORE } from './support/core.ts';

// Two pets may stay, and it is booked now and then.
const SLUG = 'two-dogs-ridge';
const PHONES = [320, 360, 375, 390];
const WIDTHS = [...PHONES, 1280];
type Size = readonly [width: number, height: number];
const CANCELLATION = /free cancellation|non-refundable/i;

async function findStay(page: Page): Promise<Stay> {
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 60), 4);
  if (!stay) throw new Error('No open stay');
  return stay;
}

async function pickStay(scope: Page | Locator, stay: Stay): Promise<void> {
  await pickDay(scope, stay.checkIn);
  await pickDay(scope, stay.checkOut);
}

const cabinPage = (stay: Stay) =>
  `/cabins/${SLUG}?check_in=${stay.checkIn}&check_out=${stay.checkOut}`;

/** What scrolls sideways, and what sticks out of the box given. */
function findOverflow(page: Page, box: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page ${root.scrollWidth}`);
    const frame = document.querySelector(selector);
    if (!frame) return [`no ${selector}`];
    const { left, right } = frame.getBoundingClientRect();
    for (const element of frame.querySelectorAll('*')) {
      if (element.closest('.sr-only') || element.closest('[aria-hidden]')) continue;
      const rect = element.getBoundingClientRect();
      if (rect.width === 0) continue;
      if (rect.left < left - 0.5 || rect.right > right + 0.5) {
        found.push(`${element.tagName} ${element.className} ${rect.left}–${rect.right}`);
      }
      const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
      if (isScroller && element.scrollWidth > element.clientWidth) {
        found.push(`${element.className} scrolls, ${element.scrollWidth}`);
      }
    }
    return found;
  }, box);
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const reserveOf = (scope: Page | Locator) =>
  scope.getByRole('button', { name: 'Reserve These Dates' });

async function openCard(page: Page): Promise<Locator> {
  await page.goto('/cabins');
  const card = page.getByRole('article').filter({ hasText: 'Two Dogs Ridge' });
  await card.getByRole('button', { name: /Check Availability/ }).click();
  await expect(dialogOf(page).getByText('Select check-in date')).toBeVisible();
  return dialogOf(page);
}

async function openModal(page: Page, address = `/cabins/${SLUG}`): Promise<Locator> {
  await page.goto(address);
  await page.locator('[data-bottom-bar]').getByRole('button').first().click();
  await expect(dialogOf(page).getByRole('grid').first()).toBeVisible();
  return dialogOf(page);
}

test.describe('with both dates chosen nothing sticks out or scrolls sideways', () => {
  async function expectFit(page: Page, widths: number[], box: string) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      await expect.poll(() => findOverflow(page, box), `${width} px`).toEqual([]);
    }
  }

  test('on the cabin page', async ({ page }) => {
    await page.goto(cabinPage(await findStay(page)));
    await page.locator('#availability').scrollIntoViewIfNeeded();
    await expect(reserveOf(page)).toBeEnabled();
    await expectFit(page, WIDTHS, '#availability > div');
  });

  test('in the calendar over it', async ({ page }) => {
    await page.goto(cabinPage(await findStay(page)));
    await openCalendar(page);
    await expectFit(page, WIDTHS, '[data-popover]');
  });

  test('in the cabin modal', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const dialog = await openModal(page, cabinPage(await findStay(page)));
    await expect(reserveOf(dialog)).toBeEnabled();
    await expectFit(page, WIDTHS, '[role=dialog] [data-panel]');
  });

  test('in the card dialog', async ({ page }) => {
    const stay = await findStay(page);
    const dialog = await openCard(page);
    await pickStay(dialog, stay);
    await expect(reserveOf(dialog)).toBeEnabled();
    await expectFit(page, WIDTHS, '[role=dialog] [data-panel]');
  });

  test('under "Change dates"', async ({ page }) => {
    const { checkIn, checkOut } = await findStay(page);
    await page.goto(`/booking?cabin=${SLUG}&check_in=${checkIn}&check_out=${checkOut}`);
    await page.getByRole('main').locator('summary').first().click();
    await page.getByRole('button', { name: 'Change dates' }).click();
    await expect(dialogOf(page).getByRole('button', { name: 'Clear' })).toBeVisible();
    await expectFit(page, WIDTHS, '[role=dialog] [data-panel]');
  });
});

test.describe('what decides a booking is in view without scrolling', () => {
  async function openPicked(page: Page, [width, height]: Size): Promise<void> {
    const stay = await findStay(page);
    await page.setViewportSize({ width, height });
    await pickStay(await openCard(page), stay);
  }

  async function expectInView(page: Page, [width, height]: Size): Promise<void> {
    const dialog = dialogOf(page);
    await page.setViewportSize({ width, height });
    await expect(reserveOf(dialog)).toBeInViewport({ ratio: 1 });
    // On phones to the cent in the footer, else in whole dollars in the summary.
    const total =
      width < 768
        ? dialog.getByText(/^\$[\d,]+\.\d\d$/)
        : dialog.getByText('Total with fees and taxes').locator('..').locator('data').last();
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText(CANCELLATION)).toBeInViewport({ ratio: 1 });
  }

  // The lowest of each layout.
  for (const size of [
    [1280, 720],
    [360, 640],
  ] as const) {
    test(`card dialog, ${size.join(' × ')}`, CORE, async ({ page }) => {
      await openPicked(page, size);
      await expectInView(page, size);
    });
  }

  for (const size of [
    [360, 640],
    [390, 664],
    [390, 844],
    [768, 1024],
  ] as const) {
    test(`months of five and of six weeks with party and legend, ${size.join(' × ')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: size[0], height: size[1] });
      const dialog = await openCard(page);
      const weeks = dialog.locator('tbody tr:has([data-date])');
      const seen = new Set<number>();
      for (let month = 0; month < 12 && seen.size < 2; month++) {
        await dialog.getByRole('button', { name: 'Next month' }).click();
        const count = await weeks.count();
        if (count < 5) continue;
        seen.add(count);
        await expect(dialog.getByRole('list', { name: 'Legend' })).toBeInViewport({ ratio: 1 });
        const room = await dialog.getByRole('grid').evaluate((grid) => {
          const names = document.createRange();
          names.selectNodeContents(grid.querySelector('th') ?? grid);
          const arrow = document.querySelector('[aria-label="Next month"]');
          return names.getBoundingClientRect().top - (arrow?.getBoundingClientRect().bottom ?? NaN);
        });
        // The line of the names is higher than its letters.
        expect(room).toBeGreaterThan(-2);
      }
      expect([...seen].sort()).toEqual([5, 6]);
    });
  }

  test('card dialog, in larger windows', async ({ page }) => {
    await openPicked(page, [1366, 768]);
    for (const size of [
      [1366, 768],
      [1280, 800],
      [390, 780],
    ] as const) {
      await expectInView(page, size);
    }
  });

  test('phone modal', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const dialog = await openModal(page, cabinPage(await findStay(page)));
    await expect(reserveOf(dialog)).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText(CANCELLATION)).toBeInViewport({ ratio: 1 });
  });

  for (const [width, height] of [
    [740, 360],
    [320, 568],
  ] as const) {
    test(`three weeks of the calendar, ${width} × ${height}`, async ({ page }) => {
      const stay = await findStay(page);
      await page.setViewportSize({ width, height });
      const openings = [
        () => openPicked(page, [width, height]),
        () => openModal(page, cabinPage(stay)),
      ];
      for (const open of openings) {
        await open();
        const dialog = dialogOf(page);
        await expect(reserveOf(dialog)).toBeEnabled();
        await dialog
          .locator('[data-panel] > .overflow-y-auto')
          .evaluate((body) => body.scrollTo({ top: 0, behavior: 'instant' }));
        const weeksInView = () =>
          dialog.evaluate((layer) => {
            const body = layer.querySelector('[data-panel] > .overflow-y-auto');
            const floor = body?.getBoundingClientRect().bottom ?? 0;
            const weeks = [...layer.querySelectorAll('tbody tr:has([data-date])')];
            return weeks.filter((week) => week.getBoundingClientRect().bottom <= floor).length;
          });
        await expect.poll(weeksInView).toBeGreaterThanOrEqual(3);
        await expect(reserveOf(dialog)).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('why a party that is too large cannot reserve, on a phone', async ({ page }) => {
    const { calendar } = await readCabin(page.request, 'quiet-hour');
    const [stay] = nearestStays(calendar, addDays(calendar.today, 60), 3);
    if (!stay) throw new Error('No open stay');
    await page.setViewportSize({ width: 390, height: 844 });
    const search = { guests: 5, check_in: stay.checkIn, check_out: stay.checkOut };
    await page.addInitScript(
      (stored) => sessionStorage.setItem('searchCriteria', stored),
      JSON.stringify(search),
    );
    const dialog = await openModal(page, '/cabins/quiet-hour');
    await expect(reserveOf(dialog)).toBeDisabled();
    const reason = dialog.getByText('Sleeps 2. You’ve got 5.').last();
    await expect(reason).toBeInViewport({ ratio: 1 });
  });
});

test('a refused day stays in view, with the reason', async ({ page }) => {
  const { calendar } = await readCabin(page.request, SLUG);
  const refused = [...calendar.days.keys()]
    .filter((date) => date > addDays(calendar.today, 20) && !checkCheckIn(calendar, date).ok)
    .slice(0, 3);
  await page.setViewportSize({ width: 360, height: 640 });
  const dialog = await openModal(page);
  for (const date of refused) {
    await pickRefusedDay(dialog, date);
    const notice = dialog.getByRole('status').filter({ hasText: /not available|unavailable/i });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(dayOf(dialog, date)).toBeInViewport({ ratio: 1 });
    // The notice and the scroll to the day take a moment.
    const isCovered = () =>
      dayOf(dialog, date).evaluate((day) => {
        const { left, top, width, height } = day.getBoundingClientRect();
        return !day.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isCovered, `${date} is covered`).toBe(false);
    const name = dialog.getByText(formatMonth(date), { exact: true }).first();
    await expect(name).toBeInViewport({ ratio: 1 });
  }
});

test('a party larger than the cabin is led to others with the same dates', async ({ page }) => {
  const { calendar } = await readCabin(page.request, 'quiet-hour');
  const [stay] = nearestStays(calendar, addDays(calendar.today, 60), 3);
  if (!stay) throw new Error('No open stay');
  const dates = `check_in=${stay.checkIn}&check_out=${stay.checkOut}`;
  for (const address of [
    `/cabins/quiet-hour?${dates}&guests=5`,
    `/booking?cabin=quiet-hour&${dates}&adults=5`,
  ]) {
    await page.goto(address);
    // While the calendar loads, the panel says it beside the party and in place of the price.
    const problem = page.getByText('Sleeps 2. You’ve got 5.').filter({ visible: true });
    await expect(problem).toHaveCount(1);
    await page.getByRole('link', { name: /^See cabins that sleep 5/ }).click();
    await expect(page).toHaveURL(`/cabins?${dates}&guests=5`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('Back from the booking brings the picked dates and party back', async ({ page }) => {
  const stay: Stay = await findStay(page);
  await page.goto(`/cabins/${SLUG}`);
  await pickStay(await openCalendar(page), stay);
  await page.getByRole('button', { name: 'More pets' }).click();
  await page.getByText('Price details').click();
  await expect(page.getByText('Pet fee', { exact: true })).toBeVisible();
  await reserveOf(page).click();
  await expect(page).toHaveURL(/\/booking\?.*pets=1/);
  await page.goBack();
  const calendar = await openCalendar(page);
  const isChosen = (date: CalendarDate, end: string) =>
    expect(dayOf(calendar, date)).toHaveAccessibleName(new RegExp(`${end}$`));
  await isChosen(stay.checkIn, 'check-in');
  await page.keyboard.press('Escape');
  await page.getByText('Price details').click();
  await expect(page.getByText('Pet fee', { exact: true })).toBeVisible();
  await expect(reserveOf(page)).toBeEnabled();
});
