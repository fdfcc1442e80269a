import { expect, test } from './support/fixtures';

test.use({ allowedProblems: [/404 \(Not Found\)/] });

for (const path of [
  '/nowhere',
  '/cabins/no-such-cabin',
  '/cabins/%00',
  '/cabins/..%2f..%2fetc',
  '/areas/atlantis',
  '/areas/Gatlinburg%20',
  '/cabins/browse/hot-tub/cheapest',
]) {
  test(`${path} is not found`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /all cabins/i }).first()).toBeVisible();
  });
}

for (const query of [
  'filter=yurts',
  'sort=cheapest',
  'filter=pool&sort=cheapest',
  'city=atlantis',
  'check_in=2026-02-30&check_out=2026-03-02',
  'check_in=tomorrow&check_out=later',
  'check_in=2027-03-10&check_out=2027-03-01',
  'check_in=2027-03-01&check_out=2028-03-01',
  'check_in=2020-01-01&check_out=2020-01-05',
  'guests=-3',
  'guests=1e9',
  'guests=2.5',
  'guests=2&guests=3',
  'flexible_days=99&check_in=2027-03-01&check_out=2027-03-04',
  `city=${'a'.repeat(2000)}`,
  'guests[]=2',
  'check_in=%00&check_out=%F0%9F%98%80',
]) {
  test(`/cabins?${query.slice(0, 60)} gives a page with cabins or a clear message`, async ({
    page,
  }) => {
    const answer = await page.goto(`/cabins?${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/cabin/i);
  });
}

for (const query of [
  '',
  'cabin=no-such-cabin&check_in=2027-03-01&check_out=2027-03-04',
  'cabin=laurel-lantern',
  'cabin=laurel-lantern&check_in=2027-02-31&check_out=2027-03-04',
  'cabin=laurel-lantern&check_in=2027-03-04&check_out=2027-03-01',
  'cabin=laurel-lantern&check_in=2027-03-04&check_out=2027-03-07&adults=99&pets=-1',
  'cabin=laurel-lantern&check_in=2027-03-04&check_out=2027-03-07&deal=not-a-deal&promo=%3Cscript%3E',
  `cabin=${'x'.repeat(3000)}`,
]) {
  test(`/booking?${query.slice(0, 70)} says what to do next`, async ({ page }) => {
    const answer = await page.goto(`/booking?${query}`);
    expect(answer?.status()).toBeLessThan(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

test('a booking opens with its own token only', async ({ page }) => {
  const answer = await page.goto('/booking-success?reference=MM-22222222&token=0000');
  expect(answer?.status()).toBeLessThan(500);
  await expect(page.getByRole('main')).not.toContainText('MM-22222222');
});
