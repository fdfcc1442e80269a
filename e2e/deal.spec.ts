import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import {
  formatDroppedCents,
  formatLongDate,
  formatMoney,
  formatWholeDollars,
} from '../lib/copy/format.ts';
import type { DealResponse } from '../lib/schemas/deal.ts';
import type { QuoteResponse } from '../lib/schemas/quote.ts';
import { expectAccessible } from './support/accessible';
import { contrast, luminance } from './support/contrast.ts';
import { installClock } from './support/clock';
import { dayOf, pickDay, showMonth } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';
import { payOnTestPage } from './support/payment.ts';
import { newGuest } from './support/guest';
import { CORE } from './support/core.ts';

type Deal = NonNullable<DealResponse['deal']>;

async function readDeal(page: Page): Promise<Deal> {
  const { deal } = (await (await page.request.get('/api/deal')).json()) as DealResponse;
  if (!deal) throw new Error('There is no deal today');
  return deal;
}

async function findStay(page: Page, { cabin }: Deal, daysAhead: number): Promise<Stay> {
  const { calendar } = await readCabin(page.request, cabin.slug);
  const [stay] = nearestStays(calendar, addDays(calendar.today, daysAhead), 3);
  if (!stay) throw new Error('The cabin of the deal has no open stay');
  return stay;
}

async function askQuote(page: Page, { cabin }: Deal, stay: Stay, offer: object = {}) {
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut };
  const party = { adults: 2, children: 0, pets: 0 };
  const data = { cabin_id: cabin.id, ...dates, ...party, ...offer };
  const answer = await page.request.post('/api/quote', { data });
  return ((await answer.json()) as QuoteResponse).quote;
}

const group = (page: Page) => page.getByRole('group', { name: /^Deal of the day/ });
const cover = (page: Page) =>
  page.getByRole('button', { name: /Tap to reveal this exclusive offer/ });
const banner = ({ discount_percent: percent }: Deal) => `DEAL OF THE DAY ${percent}% OFF`;

/** Of the lightest and the darkest pixel: of text with its ground. */
async function contrastOf(part: Locator): Promise<number> {
  const pixels = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const shades: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) {
    shades.push(luminance([...pixels.subarray(at, at + 3)].map((channel) => channel / 255)));
  }
  shades.sort((a, b) => a - b);
  return contrast(shades[0] ?? 0, shades.at(-1) ?? 0);
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Popular This Week' }).scrollIntoViewIfNeeded();
}

async function openHomeBefore(page: Page, end: string, leftMs: number): Promise<void> {
  await installClock(page, new Date(Date.parse(end) - leftMs));
  await openHome(page);
}

test(
  'revealed by keyboard: calendar, total, hand-off and booking have the discount',
  CORE,
  async ({ page }) => {
    const deal = await readDeal(page);
    const stay = await findStay(page, deal, 150);
    const full = await askQuote(page, deal, stay);
    const reduced = await askQuote(page, deal, stay, { deal_id: deal.id });
    expect(reduced.total_cents).toBeLessThan(full.total_cents);

    await openHome(page);
    await expect(cover(page)).toHaveAccessibleDescription(/^Ends in \d\d:\d\d:\d\d$/);
    const reported = page.waitForRequest('**/api/deal/unlock');
    await cover(page).focus();
    await page.keyboard.press('Enter');
    expect((await reported).postDataJSON()).toMatchObject({ deal_id: deal.id });
    await expect(group(page)).toBeFocused();
    await expect(group(page)).toContainText(banner(deal));
    await expect(group(page)).toContainText(/\d\d:\d\d:\d\d/);

    await group(page).getByRole('button', { name: 'Check Availability' }).click();
    const dialog = page.getByRole('dialog', { name: 'Check Availability' });
    await expect(dialog).toContainText(banner(deal));
    await showMonth(dialog, stay.checkIn);
    const night = reduced.nightly[0]?.amount_cents ?? 0;
    const reducedNight = formatDroppedCents((night * (100 - deal.discount_percent)) / 100);
    await expect(dayOf(dialog, stay.checkIn)).toHaveAccessibleName(
      new RegExp(`^${formatLongDate(stay.checkIn)}, \\${reducedNight} with the deal`),
    );
    await pickDay(dialog, stay.checkIn);
    await pickDay(dialog, stay.checkOut);
    const summary = dialog.getByRole('region', { name: 'Price summary' });
    await expect(summary).toContainText(formatWholeDollars(reduced.total_cents));
    await expect(summary).toContainText(`Deal of the day (${deal.discount_percent}% off)`);
    await dialog.getByRole('button', { name: 'Reserve These Dates' }).click();

    await expect(page).toHaveURL(new RegExp(`/booking\\?cabin=.*&deal=${deal.id}`));
    const price = page.getByRole('complementary', { name: 'Price' });
    await expect(price).toContainText(formatMoney(reduced.total_cents));
    await expect(price).toContainText(`Deal of the day (${deal.discount_percent}% off)`);
    await page.reload();
    await expect(price).toContainText(formatMoney(reduced.total_cents));
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Ada Guest');
    await main.getByLabel('Email').fill(newGuest().email);
    await main.getByLabel('Phone').fill(newGuest().phone);
    await main.getByLabel(/I agree to the/).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payOnTestPage(page);
    await expect(main).toContainText(formatMoney(reduced.total_cents));
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test(
    'revealed by tap, it stays so after a reload and on the cabin’s page',
    CORE,
    async ({ page }) => {
      const deal = await readDeal(page);
      await openHome(page);
      await cover(page).tap();
      await expect(group(page)).toContainText(banner(deal));
      await page.reload();
      await expect(group(page)).toContainText(banner(deal));
      await expect(cover(page)).toBeHidden();

      const stay = await findStay(page, deal, 160);
      const reduced = await askQuote(page, deal, stay, { deal_id: deal.id });
      await page.goto(
        `/cabins/${deal.cabin.slug}?check_in=${stay.checkIn}&check_out=${stay.checkOut}`,
      );
      await page.getByRole('heading', { name: 'Dates and total price' }).scrollIntoViewIfNeeded();
      await expect(page.getByText(banner(deal))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(formatMoney(reduced.total_cents));
    },
  );
});

test('without revealing it nobody is shown the discount', async ({ page }) => {
  const deal = await readDeal(page);
  const stay = await findStay(page, deal, 170);
  const full = await askQuote(page, deal, stay);
  await page.goto(`/cabins/${deal.cabin.slug}?check_in=${stay.checkIn}&check_out=${stay.checkOut}`);
  await page.getByRole('heading', { name: 'Dates and total price' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main')).toContainText(formatMoney(full.total_cents));
  await expect(page.getByText(/DEAL OF THE DAY/)).toBeHidden();
  await page.getByRole('button', { name: 'Reserve These Dates' }).click();
  await expect(page).toHaveURL(/\/booking\?(?!.*deal=)/);
});

test('at zero it says so, and the calendar has the usual prices', async ({ page }) => {
  const deal = await readDeal(page);
  await openHomeBefore(page, deal.expires_at, 60_000);
  await cover(page).click();
  await expect(group(page)).toContainText(/00:00:\d\d/);
  await page.clock.fastForward(61_000);
  await expect(group(page)).toContainText('Deal Expired');
  await expect(group(page)).not.toContainText('DEAL OF THE DAY');
  await group(page).getByRole('button', { name: 'Check Availability' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check Availability' });
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  await expect(dialog).not.toContainText(/deal/i);
});

test('a locked deal that ends can be revealed no more', async ({ page }) => {
  const deal = await readDeal(page);
  await openHomeBefore(page, deal.expires_at, 30_000);
  await expect(cover(page)).toBeVisible();
  await page.clock.fastForward(31_000);
  const over = page.getByRole('button', { name: 'Deal Expired' });
  await expect(over).toHaveAttribute('aria-disabled', 'true');
  await over.click({ force: true });
  expect(await page.evaluate(() => window.localStorage.getItem('unlockedDailyDeal'))).toBeNull();
});

test('other tabs follow', async ({ page, context }) => {
  const deal = await readDeal(page);
  await openHome(page);
  await expect(cover(page)).toBeVisible();
  const other = await context.newPage();
  await openHome(other);
  await cover(other).click();
  await expect(group(page)).toContainText(banner(deal));
});

test('nothing moves when it comes, and nothing is wrong with it for assistive technology', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/deal', async (route) => {
    await held;
    await route.continue();
  });
  await openHome(page);
  const track = page.getByRole('group', { name: 'Popular This Week' });
  const skeleton = track.getByRole('listitem').first();
  await expect(skeleton).toContainText('Loading today’s deal');
  const measure = () =>
    track.evaluate((element) => {
      const box = element.querySelector('li')?.getBoundingClientRect();
      return [element.scrollWidth, element.clientHeight, box?.width, box?.height];
    });
  const before = await measure();
  release();
  await expect(cover(page)).toBeVisible();
  expect(await measure()).toEqual(before);
  await expectAccessible(page, '#track-popular');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [time, name] = [group(page).getByText('Ends in'), group(page).locator('header')];
    const bottom = await time.evaluate((line) => line.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(
      await name.evaluate((line) => line.getBoundingClientRect().top),
    );
    // Under the dark overlay one reads which cabin it is, for how many, and what it costs without the deal.
    const read = [name.locator('h3'), group(page).getByText(/ beds · /), group(page).locator('s')];
    for (const part of read) expect(await contrastOf(part)).toBeGreaterThan(4.5);
  }
  await cover(page).click();
  await expect(group(page)).toBeFocused();
  expect(await measure()).toEqual(before);
  await expectAccessible(page, '#track-popular');
});

test.describe('without an answer', () => {
  test.use({ allowedProblems: [/\[deal\]|503/] });

  test('the place of the deal goes, and the row stays', async ({ page }) => {
    await page.route('**/api/deal', (route) => route.fulfill({ status: 503, json: {} }));
    await openHome(page);
    const track = page.getByRole('group', { name: 'Popular This Week' });
    await expect(track.getByText('Loading today’s deal')).toBeHidden();
    await expect(track.getByRole('article').first()).toBeVisible();
    await expect(group(page)).toBeHidden();
  });

  test('its cabin stands in its own row, once', async ({ page }) => {
    const { cabin } = await readDeal(page);
    await page.route('**/api/deal', (route) => route.fulfill({ status: 503, json: {} }));
    await openHome(page);
    await expect(page.locator(`[data-cabin="${cabin.slug}"]`)).toHaveCount(1);
    const rows = await readRows(page);
    const shown = Object.values(rows).flat();
    expect(shown).toContain(cabin.slug);
    expect(new Set(shown).size).toBe(shown.length);
    for (const [title, slugs] of Object.entries(rows)) {
      expect(slugs.length, title).toBeLessThanOrEqual(SIZES[title] ?? 0);
    }
  });
});

test(
  'the routes of the deal: never cached, nothing for other sites, nothing but their own bodies',
  CORE,
  async ({ request }) => {
    const answer = await request.get('/api/deal');
    expect(answer.headers()['cache-control']).toBe('no-store');
    const { deal } = (await answer.json()) as DealResponse;
    const unlock = (data: unknown, headers: Record<string, string> = {}) =>
      request.post('/api/deal/unlock', { data, headers });
    const sent = { deal_id: deal?.id };
    expect((await unlock(sent)).status()).toBe(200);
    expect((await unlock(sent, { Origin: 'https://evil.example' })).status()).toBe(403);
    for (const body of [{}, { deal_id: 'today' }, { ...sent, percent: 90 }]) {
      expect((await unlock(body)).status()).toBe(400);
    }
  },
);

const SIZES: Record<string, number> = {
  'Popular This Week': 5,
  'Cabins with Indoor Pools': 8,
  'Best Mountain Views': 5,
  'Pet Friendly': 8,
  'Family Favorites': 8,
};

/** The cabins of each row by its title, without the deal's own place. */
const readRows = (page: Page) =>
  page.evaluate(() => {
    const tracks = [...document.querySelectorAll('[id^="track-"]')];
    return Object.fromEntries(
      tracks.map((track) => [
        document.getElementById(track.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        [...track.querySelectorAll<HTMLElement>('[data-cabin]')]
          .filter((card) => !card.closest('[data-state]'))
          .map((card) => card.dataset.cabin ?? ''),
      ]),
    );
  });

test.describe('on the home page', () => {
  test('the cabin of the deal stands in its own place alone, every other once', async ({
    page,
  }) => {
    const { cabin } = await readDeal(page);
    // A page made before the day's first question for its deal is made anew within seconds.
    await expect(async () => {
      await page.goto('/');
      expect(Object.values(await readRows(page)).flat()).not.toContain(cabin.slug);
    }).toPass();
    await openHome(page);
    await expect(cover(page)).toBeVisible();
    const rows = await readRows(page);
    const shown = Object.values(rows).flat();
    expect(new Set(shown).size).toBe(shown.length);
    await expect(page.locator(`[data-cabin="${cabin.slug}"]`)).toHaveCount(1);
    for (const [title, slugs] of Object.entries(rows)) {
      expect(slugs.length, title).toBeLessThanOrEqual(SIZES[title] ?? 0);
    }
    expect(rows['Popular This Week']).toHaveLength(5);
    expect(rows['Best Mountain Views']).toHaveLength(5);
  });

  test('without JavaScript it is in no row either', async ({ page, request }) => {
    const { cabin } = await readDeal(page);
    await expect
      .poll(async () =>
        (await (await request.get('/')).text()).includes(`data-cabin="${cabin.slug}"`),
      )
      .toBe(false);
  });

  test('a page of yesterday gives way to the new deal, and asks for itself anew', async ({
    page,
  }) => {
    const deal = await readDeal(page);
    await page.goto('/');
    const slug = (await readRows(page))['Best Mountain Views']?.[1] ?? '';
    const { id } = await readCabin(page.request, slug);
    const cabin = { ...deal.cabin, id, slug, title: 'Just After Midnight' };
    await page.route('**/api/deal', (route) =>
      route.fulfill({ json: { deal: { ...deal, cabin } } }),
    );
    const again = page.waitForRequest(
      (sent) => sent.headers()['rsc'] === '1' && new URL(sent.url()).pathname === '/',
    );
    await openHome(page);
    await expect(cover(page)).toBeVisible();
    await expect(page.locator(`[data-cabin="${slug}"]`)).toHaveCount(1);
    expect((await readRows(page))['Best Mountain Views']).not.toContain(slug);
    await again;
  });

  test('without a deal after all, its cabin stands in its own row', async ({ page }) => {
    const { cabin } = await readDeal(page);
    await page.route('**/api/deal', (route) => route.fulfill({ json: { deal: null } }));
    await openHome(page);
    await expect(page.getByText('Loading today’s deal')).toHaveCount(0);
    await expect(page.locator(`[data-cabin="${cabin.slug}"]`)).toHaveCount(1);
  });
});
