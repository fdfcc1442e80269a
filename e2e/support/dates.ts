import type { Locator, Page } from '@playwright/test';
import type { CalendarDate } from '../../lib/domain/calendar-date.ts';
import { formatLongDate, formatMonth } from '../../lib/format.ts';

/** The day's button, whatever else its name says ("Friday, December 4, 2026, $289, 2-night minimum"). */
export const dayOf = (scope: Page | Locator, date: CalendarDate): Locator =>
  scope.getByRole('button', { name: new RegExp(`^${formatLongDate(date)}`) });

/** Pages through the months until the day's own is shown. */
export async function showMonth(scope: Page | Locator, date: CalendarDate): Promise<void> {
  const grid = scope.getByRole('grid', { name: formatMonth(date) });
  while (!(await grid.isVisible())) {
    await scope.getByRole('button', { name: /^next month/i }).click();
  }
}

export async function pickDay(scope: Page | Locator, date: CalendarDate): Promise<void> {
  await showMonth(scope, date);
  await dayOf(scope, date).click();
}
