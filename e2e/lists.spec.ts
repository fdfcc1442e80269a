import type { Page } from '@playwright/test';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { expect, readCabin, test } from './support/fixtures';

const PHONE = { width: 390, height: 664 };
const LISTS = [
  '/cabins',
  '/cabins?sort=price',
  '/cabins?guests=6',
  ...['hot-tub', 'pool', 'mountain-views', 'pet-friendly', 'family'].map(
    (filter) => `/cabins/${filter}`,
  ),
  ...['gatlinburg', 'pigeon-forge', 'sevierville', 'wears-valley'].map((area) => `/areas/${area}`),
];
const MOST_WORDS = 60;
// Two thirds of the 18,578 px before.
const MOST_HEIGHT = 12_385;
const LEAST_SHOWN = 90;
const MOST_POSTER = 280;

const cards = (page: Page) => page.locator('[data-cabin]');

/** What stands on the page before its first card, as it is seen. */
const wordsBefore = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const first = document.querySelector('[data-cabin]');
    if (!main || !first) throw new Error('No list');
    const words: string[] = [];
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node && !first.contains(node); node = nodes.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      const isSeen =
        node.parentElement?.checkVisibility() && range.getBoundingClientRect().width > 1;
      if (isSeen) words.push(...(node.textContent?.match(/[\p{L}\p{N}][^\s]*/gu) ?? []));
    }
    return words.length;
  });

/** The rows in which the controls above the cards stand, and those that don't fit or that another one covers. */
const controlsOf = (page: Page) =>
  page.evaluate(() => {
    const first = document.querySelector('[data-cabin]');
    const controls = [...document.querySelectorAll('main :is(summary, button, a)')].filter(
      (each) =>
        first &&
        first.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_PRECEDING &&
        each.checkVisibility(),
    );
    const cut = controls.filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return [left + 4, right - 4].some(
        (x) => !each.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    return {
      rows: new Set(controls.map((each) => Math.round(each.getBoundingClientRect().top))).size,
      cut: cut.map((each) => each.textContent),
    };
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the first card of every list is on the first screen, after few words', async ({ page }) => {
    for (const list of LISTS) {
      await page.goto(list);
      const box = await cards(page).first().boundingBox();
      expect.soft(box?.y, list).toBeLessThanOrEqual(PHONE.height - LEAST_SHOWN);
      expect.soft(await wordsBefore(page), list).toBeLessThanOrEqual(MOST_WORDS);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, list).toBeLessThanOrEqual(MOST_HEIGHT);
      const price = await cards(page).first().getByText(/\$\d/).first().boundingBox();
      expect.soft((price?.y ?? Infinity) + (price?.height ?? 0), list).toBeLessThan(PHONE.height);
      expect.soft(await controlsOf(page), list).toEqual({ rows: 1, cut: [] });
    }
  });
});

const numbersOf = async (page: Page, pattern: RegExp) =>
  (await cards(page).allTextContents()).map((text) =>
    Number(pattern.exec(text)?.[1]?.replace(',', '')),
  );
const PRICE = /\$(\d[\d,]*)(?=from | a night)/;
const GUESTS = /(\d+) guests?/;

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a poster is a low slab, more than half of it picture', async ({ page }) => {
    for (const path of ['/visitor-guide', '/cabins/hot-tub', '/promise']) {
      await page.goto(path);
      const poster = page.getByRole('main').locator('header').first();
      const [slab, picture, heading] = await Promise.all(
        [poster, poster.locator('img'), poster.getByRole('heading', { level: 1 })].map((part) =>
          part.boundingBox(),
        ),
      );
      if (!slab || !picture || !heading) throw new Error(`No poster at ${path}`);
      expect.soft(slab.height, path).toBeLessThanOrEqual(MOST_POSTER);
      expect.soft(picture.width, path).toBeGreaterThan(slab.width / 2);
      expect.soft(heading.x + heading.width, path).toBeLessThan(slab.width / 2);
    }
  });
});

test('without scripts a list is narrowed and sorted', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/cabins');
  const all = await cards(page).count();
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Guests', { exact: true }).last().selectOption('6 or more');
  await page.getByLabel('Bedrooms').selectOption('2 or more');
  await page.getByLabel('Usual nightly price').selectOption('up to $400');
  await page.getByRole('button', { name: 'Show cabins' }).click();
  await expect(page).toHaveURL(/guests=6&bedrooms=2&max_price=400/);
  const narrowed = await cards(page).count();
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  for (const guests of await numbersOf(page, GUESTS)) expect(guests).toBeGreaterThanOrEqual(6);

  await page.getByRole('link', { name: 'Nightly price' }).click();
  await expect(page).toHaveURL(/bedrooms=2&max_price=400&sort=price/);
  const prices = await numbersOf(page, PRICE);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices.at(-1)).toBeLessThanOrEqual(400);
  await context.close();
});

test('the static orders sort by what the cards say', async ({ page }) => {
  await page.goto('/cabins?sort=price');
  const prices = await numbersOf(page, PRICE);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await page.goto('/cabins?sort=size');
  const guests = await numbersOf(page, GUESTS);
  expect(guests).toEqual(guests.toSorted((a, b) => b - a));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cabins$/);
});

test('with dates a press anywhere on a card leads to the cabin on them', async ({ page }) => {
  const { calendar } = await readCabin(page.request, 'hayloft-in-the-cove');
  const [stay] = nearestStays(calendar, addDays(calendar.today, 60), 3, 1);
  if (!stay) throw new Error('No open stay');
  const dates = `check_in=${stay.checkIn}&check_out=${stay.checkOut}`;
  await page.goto(`/cabins?${dates}&guests=2`);
  const card = cards(page).first();
  const slug = await card.getAttribute('data-cabin');
  await card.getByText(/ baths? · /).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`/cabins/${slug}\\?${dates}`));
});
