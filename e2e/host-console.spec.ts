import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';
import { findOffer } from './support/stays.ts';
import { formatDateRange, formatFullDate } from '../lib/copy/format.ts';

// What is not there is a 404, which Chromium reports.
test.use({ allowedProblems: [/404/] });

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'manager');
});

test('nights are selected by keyboard, priced, and the change is taken back', async ({
  page,
  request,
}) => {
  // Nights that no other test books.
  const { stay } = await findOffer(request, { slug: 'laurel-lantern', daysAhead: 240 });
  await page.goto(`/host/calendar?from=${stay.checkIn}`);
  await page.getByRole('searchbox', { name: 'Find a cabin' }).fill('Laurel');
  const grid = page.getByRole('grid');
  await grid.focus();
  // The first key selects the first night in view.
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading')).toContainText('3 nights');
  await expect(panel.getByRole('heading')).toContainText(formatDateRange(stay));
  await panel.getByRole('spinbutton', { name: 'Price per night ($)' }).fill('345');
  await expect(panel.getByText(/becomes \$345\.00/)).toBeVisible();
  await panel.getByRole('button', { name: 'Save' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'changed.' });
  await expect(outcome).toBeVisible();
  await panel.press('Escape');
  await expect(panel).toBeHidden();
  await outcome.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(outcome).toContainText('Undone');
});

test('the panel of a phone leaves the edited night in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/host/calendar?from=2027-06-01');
  const night = page
    .getByRole('region', { name: 'One cabin, by month' })
    .getByRole('button', { name: 'June 27, 2027' });
  await night.click();
  await page.getByRole('button', { name: 'Change 1 night' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeFocused();
  await expect(async () => {
    const [cell, sheet] = await Promise.all([night.boundingBox(), panel.boundingBox()]);
    expect(cell && sheet && cell.y >= 0 && cell.y + cell.height <= sheet.y).toBe(true);
  }).toPass();
});

test('filter and date stand in the address: reload and Back bring them back', async ({ page }) => {
  await page.goto('/host/calendar');
  await page.getByRole('searchbox', { name: 'Find a cabin' }).fill('Laurel');
  await expect(page).toHaveURL(/[?&]q=Laurel/);
  await page.getByLabel('Jump to').fill('2027-06-01');
  await expect(page).toHaveURL(/from=2027-06-01/);
  const june = page.getByRole('gridcell', { name: 'June 2, 2027' });
  await page.getByRole('grid').evaluate((grid) => grid.scrollBy({ left: 580 }));
  await expect(page).toHaveURL(/from=2027-06-11/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find a cabin' })).toHaveValue('Laurel');
  await expect(page.getByRole('gridcell', { name: 'June 13, 2027' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=Laurel$/);
  await expect(june).toBeHidden();
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Find a cabin' })).toHaveValue('Laurel');
});

test('forced colors keep what is taken, closed and selected apart', async ({ page, request }) => {
  const { stay } = await findOffer(request, { slug: 'laurel-lantern', daysAhead: 220 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/host/calendar?from=${stay.checkIn}`);
  await page.getByRole('searchbox', { name: 'Find a cabin' }).fill('Laurel');
  await page.getByRole('gridcell', { name: formatFullDate(stay.checkIn) }).click();
  const looks = await page
    .getByRole('list', { name: 'What the calendar’s colors and edges mean' })
    .locator('i')
    .evaluateAll((marks) =>
      marks.map((mark) => {
        const { backgroundColor, backgroundImage, borderLeft, borderRight } =
          getComputedStyle(mark);
        return [backgroundColor, backgroundImage, borderLeft, borderRight].join();
      }),
    );
  expect(new Set(looks).size).toBe(looks.length);
  const frame = page.locator('.host-board .host-selection');
  await expect(frame).toHaveCSS('border-top-width', '4px');
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
  await expect(page.getByText('1 night blocked.')).toBeVisible();
  await panel.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Reopened.', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('gridcell', { name: `${night}, $` })).toBeVisible();
});

test('bookings are searched, and a search without a hit says so', async ({ page }) => {
  await page.goto('/host/bookings');
  await page.getByRole('searchbox').fill('nobody has this name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No bookings match')).toBeVisible();
});

test('a list of choices shows its arrow', async ({ page }) => {
  await page.goto('/host/cabins/new');
  await expect(page.getByLabel('Area', { exact: true })).toHaveCSS('background-image', /gradient/);
});

test('a question mark lists the shortcuts', async ({ page }) => {
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.goto('/host');
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

test('a phone has the main pages at its lower edge, and the others in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/host');
  const pages = page.getByRole('navigation', { name: 'Console' });
  await expect(pages.getByRole('link')).toHaveText(['Today', 'Calendar', 'Bookings', 'Messages']);
  const more = pages.getByRole('button', { name: 'More' });
  await more.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('group', { name: 'Business' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('cab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cabins' })).toBeVisible();
});

test('a wide screen has the main pages in a line, and the others in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/host');
  const pages = page.getByRole('navigation', { name: 'Console' });
  await expect(pages.getByRole('link', { name: 'Rates' })).toBeVisible();
  await pages.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(pages.getByRole('button', { name: 'More' })).toHaveAttribute('data-current');
});

test('a cabin is found by a part of its name or town, by keyboard alone', async ({ page }) => {
  await page.goto('/host/bookings/new');
  const cabin = page.getByRole('combobox', { name: 'Cabin' });
  await cabin.focus();
  await expect(page.getByRole('option')).not.toHaveCount(1);
  await cabin.fill('laurel lan');
  await expect(page.getByRole('option')).toHaveText(/^Laurel Lantern/);
  await page.keyboard.press('Enter');
  await expect(cabin).toHaveValue('Laurel Lantern');
  await cabin.fill('no such cabin');
  await expect(page.getByText('No cabins match.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cabin).toHaveValue('Laurel Lantern');
});

test('an unknown address is the console’s own lost page', async ({ page }) => {
  await page.goto('/host/bookings/MM-23456789/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Not here' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
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
