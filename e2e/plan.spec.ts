import type { Browser, Page } from '@playwright/test';
import { addDays, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { expectAccessible } from './support/accessible';
import { pickDay } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';

const SLUGS = ['laurel-lantern', 'splash-and-cedar'] as const;

const later = (from: CalendarDate, days: number) => addDays(from, days);

/** As if the cabins had been saved on an earlier visit. */
async function remember(page: Page) {
  const saved = await Promise.all(SLUGS.map((slug) => readCabin(page.request, slug)));
  const list = saved.map(({ id, slug }, index) => ({
    slug,
    cabinId: id,
    timestamp: `2026-11-0${index + 1}T00:00:00Z`,
  }));
  await page.addInitScript(
    (json) => localStorage.setItem('cabin-wishlist', json),
    JSON.stringify(list),
  );
  const [first] = saved;
  const [stay] = first ? nearestStays(first.calendar, later(first.calendar.today, 60), 3) : [];
  if (!stay) throw new Error('No open stay');
  return stay;
}

async function pickDates(page: Page, from: CalendarDate, to: CalendarDate) {
  await page.getByRole('button', { name: /^Arrive/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  await pickDay(calendar, from);
  await pickDay(calendar, to);
  await expect(calendar).toBeHidden();
}

async function draft(page: Page, from: CalendarDate, to: CalendarDate) {
  await page.goto('/plan');
  await pickDates(page, from, to);
  await page.getByRole('button', { name: 'Plan my days' }).click();
  await expect(page.getByRole('heading', { name: /^Your days/ })).toBeFocused();
}

async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('newsletter-dismissed', 'true'));
  await page.goto(address);
  return page;
}

test('a plan is drafted, changed, shared, voted on and taken down', async ({ page, browser }) => {
  const stay = await remember(page);
  await draft(page, stay.checkIn, stay.checkOut);
  await page
    .getByRole('button', { name: /^Another idea for/ })
    .first()
    .click();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Your days/ })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Laurel Lantern' }).check();
  await page.getByRole('checkbox', { name: /Splash/ }).check();
  await page.getByLabel('Trip name').fill('Cousins <b>in</b> the Smokies');
  await page.getByRole('button', { name: 'Make a link to share' }).click();
  const group = await page.getByLabel('For your group').inputValue();
  const edit = await page.getByLabel('For you only').inputValue();

  const guest = await visit(browser, group);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    'Cousins <b>in</b> the Smokies',
  );
  const up = guest.getByRole('button', { name: /^Up: Laurel Lantern/ });
  await up.click();
  await expect(guest.getByLabel('Your name, for votes')).toBeFocused();
  await guest.getByLabel('Your name, for votes').fill('Ana');
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await guest.reload();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(guest.getByLabel('Your name, for votes')).toHaveValue('Ana');
  await expect(guest.getByText('You made this page')).toBeHidden();

  await guest.emulateMedia({ media: 'print' });
  await expect(guest.getByRole('banner')).toBeHidden();

  const creator = await visit(browser, edit);
  await expect(creator.getByText('Ana likes it')).toBeVisible();
  await creator.getByText('You made this page').click();
  expect(creator.url()).toBe(group);
  await creator.getByRole('button', { name: /^Take Splash.* off the list/ }).click();
  await creator.getByRole('button', { name: 'Save changes' }).click();
  await expect(creator.getByRole('article')).toHaveCount(1);
  await creator.getByRole('button', { name: 'Take this page down' }).click();
  await creator.getByRole('button', { name: 'Take it down for everyone' }).click();
  await expect(creator).toHaveURL(/\/plan$/);
  expect((await guest.goto(group))?.status()).toBe(404);
  await Promise.all([guest.context().close(), creator.context().close()]);
});

test('stops are moved and removed by keyboard, and the focus stays with them', async ({ page }) => {
  const { calendar } = await readCabin(page.request, SLUGS[0]);
  await draft(page, later(calendar.today, 30), later(calendar.today, 34));
  const move = page.getByRole('button', { name: /^Move .* later$/, disabled: false }).first();
  const label = (await move.getAttribute('aria-label')) ?? '';
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: label })).toBeFocused();
  const remove = page.getByRole('button', {
    name: label.replace(/^Move (.*) later$/, 'Remove $1'),
  });
  await remove.focus();
  await page.keyboard.press('Space');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Suggest something/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: /^Another idea/ }).and(page.locator(':focus')),
  ).toBeVisible();
});

test('a saved list is shared in one step, and its page has no accessibility violation', async ({
  page,
}) => {
  await remember(page);
  await page.goto('/saved');
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(page).toHaveURL(/\/shared-itinerary\/[\da-f]{32}$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('You made this page')).toBeVisible();
  await expectAccessible(page);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('a plan is drafted and changed, and has no accessibility violation', async ({ page }) => {
    const { calendar } = await readCabin(page.request, SLUGS[0]);
    await page.goto('/plan');
    await pickDates(page, later(calendar.today, 30), later(calendar.today, 34));
    await page.getByRole('button', { name: 'More children' }).tap();
    await page.getByRole('checkbox', { name: 'Waterfalls' }).tap();
    await page.getByRole('button', { name: 'Plan my days' }).tap();
    await expect(page.getByRole('heading', { name: /^Your days/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: /for example/ })).toBeHidden();
    const remove = page.getByRole('button', { name: /^Remove / }).first();
    const label = (await remove.getAttribute('aria-label')) ?? '';
    await remove.tap();
    await expect(page.getByRole('button', { name: label })).toHaveCount(0);
    const suggest = page.getByRole('button', { name: /^Suggest something/ });
    await suggest.tap();
    await expect(suggest).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('with broken storage', () => {
  test.use({ allowedProblems: [/\[plan\]/] });
  test('the planner begins anew', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('trip-plan', '{"plan":{"days":7'));
    await page.goto('/plan');
    await expect(page.getByRole('button', { name: 'Plan my days' })).toBeVisible();
  });
});

test('a shared page is private, and no link but the right one opens it', async ({ request }) => {
  for (const id of ['0'.repeat(32), 'x', '%27%20or%201%3D1', 'A'.repeat(5000)]) {
    expect((await request.get(`/shared-itinerary/${id}`)).status(), id).toBe(404);
  }
  const { id: cabin } = await readCabin(request, SLUGS[0]);
  const data = { title: 'A list', guests: 2, cabins: [cabin] };
  const made = await request.post('/api/itineraries', { data });
  const { id } = (await made.json()) as { id: string };
  const response = await request.get(`/shared-itinerary/${id}`);
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the planner is a plan to read, and a shared page can be read too', async ({ page }) => {
    await page.goto('/plan');
    await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
    await expect(page.getByText('Loading the planner')).toBeHidden();
    const { id: cabin } = await readCabin(page.request, SLUGS[0]);
    const data = { title: 'A list', guests: 2, cabins: [cabin] };
    const made = await page.request.post('/api/itineraries', { data });
    const { id } = (await made.json()) as { id: string };
    await page.goto(`/shared-itinerary/${id}`);
    await expect(page.getByRole('link', { name: 'Laurel Lantern', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Up/ })).toHaveCount(0);
  });
});
