import type { Page } from '@playwright/test';
import { addDays, calendarDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import { formatDateRange } from '../lib/copy/format.ts';
import { expectAccessible, expectInsideWindow } from './support/accessible';
import { installClock } from './support/clock';
import { expect, readCabin, test } from './support/fixtures';
import { CORE } from './support/core.ts';

const LANTERN = 'laurel-lantern';
const SPLASH = 'splash-and-cedar';
const GONE = '00000000-0000-4000-8000-000000000000';

const cardOf = (page: Page, title = 'Laurel Lantern') =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const heartOf = (page: Page, title = 'Laurel Lantern') =>
  page.getByRole('main').getByRole('button', { name: `Save ${title}` });
const textDialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Laurel Lantern' });
const savedLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Saved Cabins/ });

type Saved = { slug: string; cabinId: string };

/** As if the cabins had been saved on an earlier visit, and dates chosen on this one. */
async function remember(page: Page, saved: readonly Saved[], stay: Stay | null = null) {
  await page.goto('/saved');
  await page.evaluate(
    ([list, criteria]) => {
      localStorage.setItem('cabin-wishlist', list);
      if (criteria) sessionStorage.setItem('searchCriteria', criteria);
    },
    [
      JSON.stringify(
        saved.map((cabin, index) => ({ ...cabin, timestamp: `2026-11-0${index + 1}T00:00:00Z` })),
      ),
      stay && JSON.stringify({ guests: 2, check_in: stay.checkIn, check_out: stay.checkOut }),
    ] as const,
  );
}

async function readStay(page: Page, daysAhead = 60) {
  const facts = await readCabin(page.request, LANTERN);
  const [stay] = nearestStays(facts.calendar, addDays(facts.calendar.today, daysAhead), 3);
  if (!stay) throw new Error('No open stay');
  return { ...facts, stay };
}

const saved = async (page: Page, slug = LANTERN): Promise<Saved> => ({
  slug,
  cabinId: (await readCabin(page.request, slug)).id,
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('newsletter-dismissed', 'true');
    } catch {
      // The test has taken the storage away.
    }
  });
});

test(
  'a cabin is saved by keyboard, its link is offered by text, and it stays saved',
  CORE,
  async ({ page }) => {
    await page.goto('/cabins');
    await heartOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved!')).toBeVisible();
    await expect(textDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(textDialog(page)).toBeHidden();
    await expect(heartOf(page)).toBeFocused();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(savedLink(page)).toHaveAccessibleName('1 Saved Cabins');

    await page.reload();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
    await cardOf(page)
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Laurel Lantern' })).toBeVisible();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
    await savedLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved cabins' })).toBeVisible();
    await expect(cardOf(page)).toHaveCount(1);
    await page.goBack();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  },
);

test('removing gives 2 s to undo, which stand still under the pointer and the focus', async ({
  page,
}) => {
  await installClock(page, new Date('2026-11-20T17:00:00Z'));
  await remember(page, [await saved(page)]);
  await page.goto('/cabins');
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await page.clock.pauseAt(new Date('2026-11-20T18:00:00Z'));
  await heartOf(page).press('Space');
  const message = page.getByText('Removed from favorites.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(message).toBeVisible();

  await message.hover();
  await page.clock.runFor(30_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await undo.focus();
  await page.clock.runFor(30_000);
  await expect(undo).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(page.getByText('Saved!')).toBeHidden();

  await page.keyboard.press('Space');
  await page.clock.runFor(1999);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toBeHidden();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
});

test('other tabs follow', async ({ page, context }) => {
  await remember(page, [await saved(page)]);
  await page.goto('/cabins');
  const other = await context.newPage();
  await other.goto('/saved');
  await expect(cardOf(other)).toHaveCount(1);
  await heartOf(page).click();
  await expect(other.getByRole('heading', { name: 'No saved cabins yet' })).toBeVisible();
  await expect(savedLink(other)).toHaveAccessibleName('Saved Cabins');
  await heartOf(page).click();
  await expect(cardOf(other)).toHaveCount(1);
  await heartOf(other).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
});

test(
  'dates of a search lead to totals, and are kept by back, reload and the cards',
  CORE,
  async ({ page }) => {
    const { id, stay } = await readStay(page);
    await page.goto(`/cabins?check_in=${stay.checkIn}&check_out=${stay.checkOut}&guests=2`);
    const total = await cardOf(page).locator('strong').textContent();
    await page.evaluate(
      ([cabin]) => {
        const item = { ...(JSON.parse(cabin) as object), timestamp: '2026-11-01T00:00:00Z' };
        localStorage.setItem('cabin-wishlist', JSON.stringify([item]));
      },
      [JSON.stringify({ slug: LANTERN, cabinId: id })] as const,
    );
    await savedLink(page).click();
    await expect(page.getByText(`For ${formatDateRange(stay)}, 2 guests`)).toBeVisible();
    await expect(cardOf(page).locator('strong')).toHaveText(total ?? '');
    await expect(page.getByText('1 saved cabin, 1 open for your dates')).toBeVisible();
    await page.reload();
    await expect(cardOf(page).locator('strong')).toHaveText(total ?? '');
    await cardOf(page)
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`check_in=${stay.checkIn}&check_out=${stay.checkOut}`));
    await page.goBack();
    await expect(cardOf(page).locator('strong')).toHaveText(total ?? '');
    await page.getByRole('button', { name: 'Change dates' }).click();
    await expect(page.getByRole('dialog', { name: 'Find Your Perfect Cabin' })).toBeVisible();
  },
);

test('a cabin that is taken then says so, and the nearest open stay is offered', async ({
  page,
}) => {
  const { id, calendar } = await readCabin(page.request, LANTERN);
  const from = addDays(calendar.today, 10);
  const taken = [...calendar.days.values()].find((day) => day.date > from && !day.available);
  if (!taken) throw new Error('The cabin is never taken');
  const stay = { checkIn: taken.date, checkOut: addDays(taken.date, 2) };
  await remember(page, [{ slug: LANTERN, cabinId: id }], stay);
  await page.reload();
  await expect(cardOf(page).getByText('Not available for these dates')).toBeVisible();
  await expect(page.getByText('1 saved cabin, 0 open for your dates')).toBeVisible();
});

test('dates that have passed are said to be', async ({ page }) => {
  const stay = { checkIn: calendarDate('2026-01-05'), checkOut: calendarDate('2026-01-08') };
  await remember(page, [await saved(page)], stay);
  await page.reload();
  await expect(page.getByText(/is in the past\. Pick new dates/)).toBeVisible();
  await expect(cardOf(page)).toHaveCount(1);
});

test('a cabin no longer offered is said so, and can be removed', async ({ page }) => {
  await remember(page, [await saved(page), { slug: 'old-smokehouse', cabinId: GONE }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No longer listed' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Old Smokehouse' }).click();
  await expect(page.getByText('No longer listed')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cardOf(page)).toHaveCount(1);
});

test('where storage is refused, cabins are saved for the visit and the empty list explains', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  await page.goto('/saved');
  await expect(page.getByText(/saved cabins are gone once you close/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all cabins' }).click();
  await heartOf(page).click();
  await expect(textDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await savedLink(page).click();
  await expect(cardOf(page)).toHaveCount(1);
});

test.describe('when the check fails', () => {
  test.use({ allowedProblems: [/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('it can be tried again, offline or not', async ({ page, context }) => {
    await remember(page, [await saved(page)]);
    await page.route('**/api/saved', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Down' } } }),
    );
    await page.reload();
    const problem = page.getByRole('alert').filter({ hasText: 'Your list is safe' });
    await expect(problem).toContainText('We couldn’t check your cabins');
    await context.setOffline(true);
    await expect(problem).toContainText('You’re offline');
    await page.unroute('**/api/saved');
    await context.setOffline(false);
    await problem.getByRole('button', { name: 'Try again' }).or(cardOf(page)).first().click();
    await expect(cardOf(page)).toHaveCount(1);
  });
});

test.describe('with corrupt storage', () => {
  test.use({ allowedProblems: [/^\[favorites\]/] });

  test('the list starts afresh', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('cabin-wishlist', '[{"slug":'));
    await page.goto('/cabins');
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
    await heartOf(page).click();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

for (const width of [390, 768, 1280]) {
  const title = `the pages with hearts are accessible at ${width} px`;
  test(title, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/saved');
    await expect(page.getByRole('heading', { name: 'No saved cabins yet' })).toBeVisible();
    await expectAccessible(page);
    const { id, stay } = await readStay(page);
    const gone = { slug: 'old-smokehouse', cabinId: GONE };
    await remember(page, [{ slug: LANTERN, cabinId: id }, await saved(page, SPLASH), gone], stay);
    await page.reload();
    await expect(cardOf(page)).toHaveCount(1);
    await expectAccessible(page);
    for (const path of ['/saved', '/cabins', '/']) {
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await page.locator('a a, a button, button a, button button').count()).toBe(0);
      await expectInsideWindow(page);
    }
  });
}
