import type { Page } from '@playwright/test';
import { addDays, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { checkCheckIn, checkCheckOut, isCheckoutOnly } from '../lib/domain/stays/availability.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { formatLongDate, formatMonth } from '../lib/copy/format.ts';
import { dayOf, openCalendar, pickDay, pickRefusedDay, showMonth } from './support/dates';
import { expect, readCabin, test, type CabinFacts } from './support/fixtures';

// Its weeks are sold from Saturday to Saturday in summer, and it is booked now and then: every refusal occurs.
const SLUG = 'laurel-lantern';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Check Availability' });

async function openDialog(page: Page): Promise<CabinFacts> {
  const facts = await readCabin(page.request, SLUG);
  await page.goto('/cabins');
  const card = page.getByRole('article').filter({ hasText: 'Laurel Lantern' });
  await card.getByRole('button', { name: /Check Availability/ }).click();
  await expect(dialogOf(page).getByText('Select check-in date')).toBeVisible();
  return facts;
}

test('a whole stay is chosen and reserved by keyboard only', async ({ page }) => {
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 45), 3);
  if (!stay) throw new Error('No open stay');
  await page.goto('/cabins');
  const card = page.getByRole('article').filter({ hasText: 'Laurel Lantern' });
  await card.getByRole('button', { name: /Check Availability/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  const focused = dialog.locator('[data-date]:focus');
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  while ((await focused.count()) === 0) await page.keyboard.press('Tab');

  const focusedDate = async () => (await focused.getAttribute('data-date')) as CalendarDate;
  while ((await focusedDate()).slice(0, 7) < stay.checkIn.slice(0, 7)) {
    await page.keyboard.press('PageDown');
  }
  await expect(dialog.getByRole('grid', { name: formatMonth(stay.checkIn) })).toBeVisible();
  while ((await focusedDate()) !== stay.checkIn) {
    await page.keyboard.press((await focusedDate()) < stay.checkIn ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  for (let night = 0; night < 3; night++) await page.keyboard.press('ArrowRight');
  expect(await focusedDate()).toBe(stay.checkOut);
  await page.keyboard.press('Space');
  await expect(dialog).toContainText('3 nights');

  const reserve = dialog.getByRole('button', { name: 'Reserve These Dates' });
  await expect(reserve).toBeEnabled();
  await reserve.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking\?/);
});

test('Home, End, paging and Escape', async ({ page }) => {
  const { calendar } = await openDialog(page);
  const dialog = dialogOf(page);
  const date = addDays(calendar.today, 40);
  await showMonth(dialog, date);
  await dayOf(dialog, date).focus();
  const focused = dialog.locator('[data-date]:focus');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAccessibleName(/^Sunday/);
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName(/^Saturday/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(/^Saturday|^[A-Z]/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: 'Laurel Lantern' })
      .getByRole('button', { name: /Check Availability/ }),
  ).toBeFocused();
});

test('going back before the current month is blocked', async ({ page }) => {
  const { calendar } = await openDialog(page);
  const dialog = dialogOf(page);
  const previous = dialog.getByRole('button', { name: /^previous month/i });
  // It opens at the first arrival, which other bookings move.
  await showMonth(dialog, calendar.today);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await previous.click({ force: true });
  await expect(dialog.getByRole('grid', { name: formatMonth(calendar.today) })).toBeVisible();
});

test('each refused day says why and offers two stays that fit', async ({ page }) => {
  const { calendar } = await openDialog(page);
  const dialog = dialogOf(page);
  const dates = [...calendar.days.keys()].sort();
  const find = (matches: (date: CalendarDate) => boolean) => {
    const found = dates.find((date) => date > addDays(calendar.today, 3) && matches(date));
    if (!found) throw new Error('The seed has no such day');
    return found;
  };

  const checkoutOnly = find((date) => isCheckoutOnly(calendar, null, date));
  await pickRefusedDay(dialog, checkoutOnly);
  await expect(dialog).toContainText('Check-in not available');
  await expect(dialog).toContainText(
    'This date is for checkout only. Please pick an earlier check-in date.',
  );
  await expect(dayOf(dialog, checkoutOnly)).toHaveAttribute('aria-disabled', 'true');
  await expect(dayOf(dialog, checkoutOnly)).toHaveAccessibleName(/checkout only/i);

  const taken = find((date) => {
    const check = checkCheckIn(calendar, date);
    return !check.ok && check.reason === 'unavailable' && !isCheckoutOnly(calendar, null, date);
  });
  await pickRefusedDay(dialog, taken);
  await expect(dialog).toContainText('Date unavailable');
  await expect(dialog).toContainText('This date is not available. Please pick a different date.');

  const arrival = find(
    (date) => checkCheckIn(calendar, date).ok && (calendar.days.get(date)?.minStay ?? 1) >= 2,
  );
  await pickDay(dialog, arrival);
  const tooSoon = addDays(arrival, 1);
  expect(checkCheckOut(calendar, arrival, tooSoon).ok).toBe(false);
  await pickRefusedDay(dialog, tooSoon);
  await expect(dialog).toContainText('Not a valid checkout');
  await expect(dialog).toContainText(
    'Choose a later date or adjust your stay to meet the minimum nights.',
  );

  const suggestions = dialog.getByRole('button', { name: /–.*night.*\$/ });
  await expect(suggestions).toHaveCount(2);
  await suggestions.first().click();
  await expect(dialog.getByRole('button', { name: 'Reserve These Dates' })).toBeEnabled();
});

test('the day names carry date, price or reason for a screen reader', async ({ page }) => {
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 30), null);
  if (!stay) throw new Error('No open stay');
  await page.goto(`/cabins/${SLUG}`);
  const panelCalendar = await openCalendar(page);
  await showMonth(panelCalendar, stay.checkIn);
  await expect(dayOf(panelCalendar, stay.checkIn)).toHaveAccessibleName(
    new RegExp(`^${formatLongDate(stay.checkIn)}, \\$\\d`),
  );
});
