import { expect, type Locator, type Page } from '@playwright/test';
import type { CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { formatLongDate, formatMonth } from '../../lib/copy/format.ts';

/** The day's button, whatever else its name contains ("Friday, December 4, 2026, $289, 2-night minimum"). */
export const dayOf = (scope: Page | Locator, date: CalendarDate): Locator =>
  scope.getByRole('button', { name: new RegExp(`^${formatLongDate(date)}`) });

/** Opens the calendar over the panel of a cabin's page, unless it is open. */
export async function openCalendar(page: Page): Promise<Locator> {
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  await page.locator('#availability').scrollIntoViewIfNeeded();
  if (!(await calendar.isVisible())) {
    await page
      .locator('#availability')
      .getByRole('button', { name: /^Check-in/ })
      .click();
  }
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  return calendar;
}

/** Pages through the months, in either direction, until the day's month is shown. */
export async function showMonth(scope: Page | Locator, date: CalendarDate): Promise<void> {
  const grid = scope.getByRole('grid', { name: formatMonth(date) });
  while (!(await grid.isVisible())) {
    const shown = await scope.locator('[data-date]').first().getAttribute('data-date');
    const direction = shown !== null && date < shown ? /^previous month/i : /^next month/i;
    await scope.getByRole('button', { name: direction }).click();
  }
}

export async function pickDay(scope: Page | Locator, date: CalendarDate): Promise<void> {
  await showMonth(scope, date);
  await dayOf(scope, date).click();
}

/** Clicks a day that is marked as disabled, as a guest would. */
export async function pickRefusedDay(scope: Page | Locator, date: CalendarDate): Promise<void> {
  await showMonth(scope, date);
  // A forced click doesn't wait for a month that is still moving.
  await dayOf(scope, date).scrollIntoViewIfNeeded();
  await dayOf(scope, date).click({ force: true });
}
