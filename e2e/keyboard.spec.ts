import type { Locator, Page } from '@playwright/test';
import { addDays, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { expect, readCabin, test } from './support/fixtures';
import { newGuest } from './support/guest';
import { CORE } from './support/core.ts';

const SLUG = 'laurel-lantern';
const MAX_STOPS = 400;

/** Tabs on until the element has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  // Looked up once: to find it by its role at each stop takes most of the time.
  const element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await element?.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by Tab to ${target}`);
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Walks the calendar that has the focus to the date, and presses it. */
async function pressDay(page: Page, scope: Locator, date: CalendarDate): Promise<void> {
  const focused = scope.locator('[data-date]:focus');
  const at = async () => (await focused.getAttribute('data-date')) as CalendarDate;
  while ((await at()).slice(0, 7) < date.slice(0, 7)) await page.keyboard.press('PageDown');
  while ((await at()) !== date) {
    await page.keyboard.press((await at()) < date ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
}

test('from the home page to the confirmation without a mouse', CORE, async ({ page }) => {
  test.setTimeout(90_000);
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 200), 3);
  if (!stay) throw new Error('No open stay');

  await page.goto('/');
  await pressOn(
    page,
    page.getByRole('main').getByRole('button', { name: 'Find Your Cabin' }).first(),
  );
  const search = page.getByRole('dialog', { name: 'Find Your Perfect Cabin' });
  await pressOn(page, search.getByRole('button', { name: /^When/ }));
  await expect(search.getByRole('grid').first()).toBeVisible();
  const day = search.locator('[data-date]:focus');
  while ((await day.count()) === 0) await page.keyboard.press('Tab');
  await pressDay(page, search, stay.checkIn);
  await pressDay(page, search, stay.checkOut);
  await pressOn(page, search.getByRole('button', { name: 'Done' }));
  await pressOn(page, search.getByRole('button', { name: 'Show Available Cabins' }));

  await expect(page).toHaveURL(/\/cabins\?check_in=/);
  const card = page.getByRole('article').filter({ hasText: 'Laurel Lantern' });
  await pressOn(page, card.getByRole('link', { name: /View Details/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Laurel Lantern' })).toBeVisible();
  const reserve = page.getByRole('button', { name: 'Reserve These Dates' });
  await expect(reserve).toBeEnabled();
  await pressOn(page, reserve);

  await expect(page).toHaveURL(/\/booking\?cabin=laurel-lantern/);
  await tabTo(page, page.getByLabel('Full name'));
  await page.keyboard.type('Ada Guest');
  await tabTo(page, page.getByRole('main').getByLabel('Email'));
  await page.keyboard.type(newGuest().email);
  await tabTo(page, page.getByLabel('Phone', { exact: true }));
  await page.keyboard.type(newGuest().phone);
  await pressOn(page, page.getByLabel(/I agree to the/), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page).toHaveURL(/\/pay\//);
  await pressOn(page, page.getByRole('button', { name: /^Pay \$/ }));
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(page.getByRole('main')).toContainText(/MM-[2-9A-HJ-NP-Z]{8}/);
});

for (const path of ['/', '/cabins', `/cabins/${SLUG}`, '/booking']) {
  test(`every stop of the Tab key on ${path} can be seen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const unseen = new Set<string>();
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        if (!element || element === document.body) return null;
        const marked = [element, ...(element.labels?.length ? [...element.labels] : [])].some(
          (shown) => {
            const style = getComputedStyle(shown);
            const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
            return hasOutline || style.boxShadow !== 'none';
          },
        );
        const { width, height } = element.getBoundingClientRect();
        return marked && width * height > 0 ? null : element.outerHTML.slice(0, 120);
      });
      if (problem) unseen.add(problem);
    }
    expect([...unseen]).toEqual([]);
  });
}

const DIALOGS: [string, string, (page: Page) => Locator][] = [
  [
    'search',
    '/',
    (page) => page.getByRole('main').getByRole('button', { name: 'Find Your Cabin' }),
  ],
  ['the pictures', `/cabins/${SLUG}`, (page) => page.locator('[data-photo]')],
  ['the tour', `/cabins/${SLUG}`, (page) => page.getByRole('button', { name: /Step Inside/ })],
];

for (const [what, path, opener] of DIALOGS) {
  test(`behind ${what} the page cannot be reached, at the second opening either`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const behind = page.locator('body > :has(main)');
    for (let opening = 0; opening < 2; opening++) {
      await opener(page).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(behind).toHaveAttribute('inert');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(behind).not.toHaveAttribute('inert');
      await expect(opener(page).first()).toBeFocused();
    }
  });
}

test('in the tour Tab leads through the player, and round', async ({ page }) => {
  await page.goto(`/cabins/${SLUG}`);
  const opener = page.getByRole('button', { name: /Step Inside/ }).first();
  const close = page.getByRole('button', { name: 'Close video' });
  await expect(async () => {
    if (!(await close.isVisible())) await opener.click();
    await expect(close).toBeVisible({ timeout: 2000 });
  }).toPass();
  const controls = page.getByRole('group', { name: 'Video controls' });
  await tabTo(page, close);
  for (const control of await controls.locator('button, input').all()) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await tabTo(page, close);
});
