import type { Locator, Page } from '@playwright/test';
import type { CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { formatLongDate, formatMonth } from '../../lib/format.ts';

/** The day's button, whatever else its name says ("Friday, December 4, 2026, $289, 2-night minimum"). */
export const dayOf = (scope: Page | Locator, date: CalendarDate): Locator =>
  scope.getByRole('button', { name: new RegExp(`^${formatLongDate(date)}`) });

/** Pages through the months, either way, until the day's own is shown. */
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
  await dayOf(scope, date).click({ force: true });
}
