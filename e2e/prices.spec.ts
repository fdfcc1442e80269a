import type { Page } from '@playwright/test';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { formatMoney, formatShortRange, formatWholeDollars } from '../lib/copy/format.ts';
import { formatSeasonRange } from '../lib/copy/season-range.ts';
import { shop } from '../lib/shop/shop.ts';
import { expect, readCabin, test } from './support/fixtures';
import { load } from './support/html';

const SLUG = 'hayloft-in-the-cove';
const FROM = /from (\$\d{1,3}(?:,\d{3})*)/;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.locator('[data-bottom-bar]');

async function priceStay(page: Page) {
  const { id, calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 60), 3, 1);
  if (!stay) throw new Error('No open stay');
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut };
  const party = { adults: 2, children: 0, pets: 1 };
  const answer = await page.request.post('/api/quote', {
    data: { cabin_id: id, ...dates, ...party },
  });
  const { quote } = (await answer.json()) as { quote: { total_cents: number } };
  const query = new URLSearchParams({ ...dates, guests: '2', pets: '1' }).toString();
  return { stay, totalCents: quote.total_cents, link: `/cabins/${SLUG}?${query}` };
}

test('each card and the cabin tell one usual and one lowest price of a night', async ({ page }) => {
  await page.goto('/cabins');
  const cards = page.locator('[data-cabin]');
  await expect(cards.filter({ hasText: /a night|No open nights/ })).toHaveCount(
    await cards.count(),
  );
  const card = page.locator(`[data-cabin="${SLUG}"]`);
  const text = (await card.textContent()) ?? '';
  const [, least] = FROM.exec(text) ?? [];
  const [, usual] = /about (\$\d+)/.exec(text) ?? [];
  expect([least, usual]).not.toContain(undefined);
  const price = `from ${least} a night`;
  await page.goto(`/cabins/${SLUG}`);
  await expect(bar(page)).toContainText(`about ${usual} a night`);
  const { preview } = await load(page.request, `/cabins/${SLUG}`);
  expect(preview.title).toContain(price);
});

test('a link with dates is painted with their total, and keeps it to the booking', async ({
  page,
}) => {
  const { stay, totalCents, link } = await priceStay(page);
  const total = formatMoney(totalCents);
  const { html } = await load(page.request, link);
  expect(html).toContain(`${formatWholeDollars(totalCents)} total`);
  expect(html).toContain(total);

  await page.goto(link);
  await expect(bar(page)).toContainText(`${formatWholeDollars(totalCents)} total`);
  await expect(bar(page)).toContainText(`${formatShortRange(stay)} · 2 guests, 1 pet`);
  await expect(page.getByRole('button', { name: /Search dates/ }).first()).toContainText(
    formatSeasonRange(stay, todayInZone(new Date(), shop().timezone)),
  );
  await bar(page).getByRole('button', { name: 'Reserve' }).click();
  await expect(page).toHaveURL(/\/booking\?/);
  await expect(page.getByText(total).first()).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toContainText(`${formatWholeDollars(totalCents)} total`);
});

test('without scripts the panel still tells the total of the link', async ({ browser, page }) => {
  const { totalCents, link } = await priceStay(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link);
  expect(await plain.content()).toContain(formatMoney(totalCents));
  await context.close();
});
