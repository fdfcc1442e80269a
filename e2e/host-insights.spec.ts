import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';
import { bookStay } from './support/stays.ts';

test.use({ allowedProblems: [/404/] });

const dollars = (text: string | null) => Number((text ?? '').replace(/[^\d.-]/g, ''));
const monthsAhead = (n: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + n, 1))
    .toISOString()
    .slice(0, 7);
};

test('the owner sees what was booked, in the page and the same in the file', async ({
  page,
  request,
}) => {
  await signInAs(page, 'owner');
  const path = `/host/insights?from=${monthsAhead(0)}&to=${monthsAhead(17)}&cabin=two-dogs-ridge`;
  await page.goto(path);
  const period = page.getByRole('region', { name: 'The whole period' });
  const sold = () => period.getByText('Nights sold').locator('+ dd').textContent();
  const revenue = () => period.getByText('Revenue', { exact: true }).locator('+ dd').textContent();
  const before = { nights: dollars(await sold()), revenue: dollars(await revenue()) };
  const booking = await bookStay(request, { slug: 'two-dogs-ridge', daysAhead: 60 });
  await page.reload();
  const nights =
    (Date.parse(booking.stay.checkOut) - Date.parse(booking.stay.checkIn)) / 86_400_000;
  await expect(period.getByText('Nights sold').locator('+ dd')).toHaveText(
    String(before.nights + nights),
  );
  const after = dollars(await revenue());
  expect(after).toBeGreaterThan(before.revenue);

  const csv = await (
    await page.request.get(path.replace('insights?', 'insights-csv?table=revenue&'))
  ).text();
  const lines = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const sum = (at: number) => lines.reduce((total, line) => total + Number(line[at]), 0);
  expect(sum(1)).toBeCloseTo(after, 2);
  expect(sum(2)).toBe(before.nights + nights);
});

test('filters stand in the address, and Back takes them away', async ({ page }) => {
  await signInAs(page, 'owner');
  await page.goto('/host/insights');
  await page.getByRole('combobox', { name: 'Source' }).selectOption('This site');
  await page.getByRole('search', { name: 'Figures' }).getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/source=site/);
  await page.goBack();
  await expect(page).not.toHaveURL(/source=site/);
});

test('a cabin owner reads and keeps his own statement, and nobody else’s', async ({
  page,
  request,
}) => {
  const booking = await bookStay(request, { slug: 'laurel-lantern', daysAhead: 35 });
  const month = booking.stay.checkOut.slice(0, 7);
  await signInAs(page, 'cabin_owner', ['laurel-lantern']);
  await page.goto(`/host/money?month=${month}`);
  await expect(page.getByRole('heading', { name: 'Taxes to file' })).toBeHidden();
  await page.getByRole('link', { name: /^Your statement/ }).click();
  await expect(page.getByRole('heading', { name: /^Statement/ })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: booking.reference });
  await expect(row).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Ada Guest');
  const csv = await (
    await page.request.get(`/host/money-csv?table=statement&month=${month}`)
  ).text();
  expect(csv).toContain(booking.reference);
  const pdf = await page.request.get(`/host/statement-pdf?month=${month}`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  for (const path of ['/host/money/statement?cabin=two-dogs-ridge', '/host/insights']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Not here' }), path).toBeVisible();
  }
  for (const path of [
    '/host/money-csv?table=lodging-tax',
    '/host/money-csv?table=statement&cabin=two-dogs-ridge',
    '/host/insights-csv?table=revenue',
    '/host/statement-pdf?cabin=two-dogs-ridge',
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

test('the host files the taxes of a payment and changes a commission', async ({
  page,
  request,
}) => {
  await bookStay(request, { slug: 'two-dogs-ridge', daysAhead: 80 });
  await signInAs(page, 'owner');
  await page.goto('/host/money');
  const taxes = page.getByRole('region', { name: 'Taxes to file, table' });
  await expect(taxes.getByRole('row').nth(1)).toContainText('$');
  await page.goto('/host/money/statement?cabin=two-dogs-ridge');
  await page.getByRole('button', { name: 'Change the commission' }).click();
  await page.getByLabel('Commission (%)').fill('10.5');
  await page.getByRole('button', { name: 'Save the commission' }).click();
  await expect(page.getByText(/^Saved: 10.5%/)).toBeVisible();
});

test('a cleaner finds neither figures nor money', async ({ page }) => {
  await signInAs(page, 'cleaner');
  for (const path of ['/host/insights', '/host/money']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Not here' }), path).toBeVisible();
  }
});
