import { addDays } from '../lib/domain/calendar-date.ts';
import { nearestStays } from '../lib/domain/nearest-stays.ts';
import { expect, readCabin, test } from './support/fixtures';

test.use({ javaScriptEnabled: false });

test('cabins can be read, searched and priced without JavaScript', async ({ page }) => {
  const { calendar } = await readCabin(page.request, 'laurel-lantern');
  const [stay] = nearestStays(calendar, addDays(calendar.today, 50), 2);
  if (!stay) throw new Error('No open stay');

  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('link', { name: /All Cabins/ })
    .first()
    .click();
  await page
    .getByLabel(/check.?in/i)
    .first()
    .fill(stay.checkIn);
  await page
    .getByLabel(/check.?out/i)
    .first()
    .fill(stay.checkOut);
  await page
    .getByRole('main')
    .getByRole('button', { name: /search|show|find/i })
    .first()
    .click();
  await expect(page.getByRole('article').filter({ hasText: 'Laurel Lantern' })).toContainText(
    /total/,
  );

  await page.goto('/cabins/laurel-lantern');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laurel Lantern');
  await page
    .getByLabel(/check.?in/i)
    .first()
    .fill(stay.checkIn);
  await page
    .getByLabel(/check.?out/i)
    .first()
    .fill(stay.checkOut);
  await page
    .getByRole('main')
    .getByRole('button', { name: /price|total|book|continue/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/booking\?/);
  await expect(page.getByRole('main')).toContainText(/\$[\d,]+\.\d\d/);
});
