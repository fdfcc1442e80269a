import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { formatMoney, formatWholeDollars } from '../lib/copy/format.ts';
import { formatSeasonRange } from '../lib/copy/season-range.ts';
import { shop } from '../lib/shop/shop.ts';
import { expect, test } from './support/fixtures';
import { findOffer } from './support/stays.ts';

test.use({ javaScriptEnabled: false });

test('cabins can be read, searched and priced without JavaScript', async ({ page }) => {
  const { quote, stay } = await findOffer(page.request, { slug: 'laurel-lantern', daysAhead: 50 });
  const { checkIn, checkOut } = stay;
  const main = page.getByRole('main');

  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'All Cabins', exact: true })
    .click();
  await expect(page).toHaveURL('/cabins');

  const search = main.getByRole('form', { name: 'Search cabins' });
  await search.getByLabel('Check-in', { exact: true }).fill(checkIn);
  await search.getByLabel('Check-out', { exact: true }).fill(checkOut);
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(
    `/cabins?check_in=${checkIn}&check_out=${checkOut}&city=all&guests=2`,
  );
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    `Cabins for ${formatSeasonRange(stay, todayInZone(new Date(), shop().timezone))}`,
  );
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Laurel Lantern', exact: true }) });
  await expect(card).toContainText(`${formatWholeDollars(quote.total_cents)} total for 3 nights`);

  await page.goto('/cabins/laurel-lantern');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laurel Lantern');
  const panel = page.getByRole('complementary', { name: 'Dates and total price' });
  await panel.getByLabel('Check-in', { exact: true }).fill(checkIn);
  await panel.getByLabel('Check-out', { exact: true }).fill(checkOut);
  await panel.getByRole('button', { name: 'See the total', exact: true }).click();
  await expect(page).toHaveURL(
    `/booking?cabin=laurel-lantern&check_in=${checkIn}&check_out=${checkOut}&adults=2`,
  );
  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price.getByText('Total with fees and taxes', { exact: true })).toBeVisible();
  await expect(price.getByText(formatMoney(quote.total_cents), { exact: true })).toBeVisible();
});

test('what is closed on a cabin’s page stands on a page of its own', async ({ page }) => {
  await page.goto('/cabins/laurel-lantern');
  const fold = page.getByRole('group').filter({ hasText: 'Roads, weather, signal, wildlife' });
  await fold.locator('summary').click();
  await fold.getByRole('link').click();
  await expect(page).toHaveURL('/cabins/laurel-lantern/facts');
  await expect(page.getByText('Not included', { exact: true })).toBeVisible();
  await expect(page.getByText(/minutes to the Sugarlands entrance/)).toBeVisible();
});
for (const javaScriptEnabled of [true, false]) {
  test(`all reviews can be seen, and none as source, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`${baseURL}/cabins/laurel-lantern`);
    const section = page.locator('#reviews');
    const all = section.locator('label').filter({ hasText: /^All \d+/ });
    await all.scrollIntoViewIfNeeded();
    // What is far away is not laid out, and has no inner text.
    await expect(all).toHaveText(/^All \d+/, { useInnerText: true });
    expect(await section.innerText()).not.toContain('</');
    const shown = section.locator('.review').filter({ visible: true });
    await expect(shown).toHaveCount(6);
    const count = Number(/\d+/.exec(await all.innerText())?.[0]);
    await all.click();
    await expect(shown).toHaveCount(count);
    await page.close();
  });
}
