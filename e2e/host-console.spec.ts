import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';
import { findOffer } from './support/stays.ts';
import { formatFullDate } from '../lib/format.ts';

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'manager');
});

test('nights are selected by keyboard, priced, and the change is taken back', async ({ page }) => {
  await page.goto('/host/calendar?from=2027-06-01');
  await page.getByRole('searchbox', { name: 'Find a cabin' }).fill('Laurel');
  const grid = page.getByRole('grid');
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading')).toContainText('3 nights');
  await panel.getByRole('spinbutton', { name: 'Price a night, $' }).fill('345');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('status')).toContainText('changed');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('status')).toContainText('Taken back');
});

test('nights are blocked and opened again', async ({ page, request }) => {
  const { stay } = await findOffer(request, { slug: 'laurel-lantern', daysAhead: 200 });
  const night = formatFullDate(stay.checkIn);
  await page.goto(`/host/calendar?from=${stay.checkIn}`);
  await page.getByRole('searchbox', { name: 'Find a cabin' }).fill('Laurel');
  await page.getByRole('gridcell', { name: night }).click();
  await page.getByRole('button', { name: 'Change 1 night' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Reason' }).fill('New floor');
  await panel.getByRole('button', { name: 'Block these nights' }).click();
  await expect(panel.getByRole('status')).toContainText('1 cabin blocked');
  await panel.getByRole('button', { name: 'Open again' }).click();
  await expect(panel.getByRole('status')).toContainText('Open again');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('gridcell', { name: `${night}, $` })).toBeVisible();
});

test('bookings are searched, and a search without a hit says so', async ({ page }) => {
  await page.goto('/host/bookings');
  await page.getByRole('searchbox').fill('nobody has this name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No booking fits')).toBeVisible();
});

test('a question mark lists the shortcuts', async ({ page }) => {
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Keys are heard once the scripts are there.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(shortcuts).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a phone has one cabin by month', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/host/calendar');
  await expect(page.getByRole('region', { name: 'One cabin, by month' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
});

test('a phone that is turned and turned back shows the same days', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/host/calendar');
  const today = page.getByRole('columnheader').and(page.locator('[aria-current]'));
  await expect(today).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('grid')).toBeHidden();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(today).toBeInViewport();
});
