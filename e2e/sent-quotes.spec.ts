import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMoney } from '../lib/copy/format.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import { adminOfTestedSite } from './support/backend';
import { expectFit } from './support/accessible.ts';
import { expect, test } from './support/fixtures';
import { newGuest, openAsGuest } from './support/guest.ts';
import { load } from './support/html';
import { readMails } from './support/outbox.ts';
import { payOnTestPage } from './support/payment.ts';
import { signInAs } from './support/staff.ts';
import { findOffer, holdStay } from './support/stays.ts';

const SLUG = 'laurel-lantern';
const QUOTE_URL = /\/quote\/[\da-f]{32}$/;

/** Collects what the page shares, in place of the device's sheet. */
function recordShares(): void {
  const shared: ShareData[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
}

async function sendStay(page: Page, { checkIn, checkOut }: Stay): Promise<string> {
  await page.addInitScript(recordShares);
  await page.goto(`/cabins/${SLUG}?check_in=${checkIn}&check_out=${checkOut}&guests=2`);
  await page.getByRole('button', { name: 'Send this stay' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toHaveLength(1);
  const [data] = await shared();
  expect(data?.url).toMatch(QUOTE_URL);
  return new URL(data?.url ?? '').pathname;
}

/** Sets the price of the stay's nights. */
async function repriceNights(cabinId: string, { checkIn, checkOut }: Stay, price: number | null) {
  await adminOfTestedSite()
    .from('cabin_calendar')
    .update({ price })
    .eq('cabin_id', cabinId)
    .gte('day', checkIn)
    .lt('day', checkOut)
    .throwOnError();
}

async function fillDetails(page: Page): Promise<void> {
  const { name, email, phone } = newGuest();
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel(/I agree to the/).check();
}

async function quoteLinkIn(recipient: string): Promise<string> {
  const [mail] = await readMails(recipient);
  expect(mail?.subject).toMatch(/^Your quote: Laurel Lantern, /);
  return /\/quote\/[\da-f]{32}/.exec(mail?.body ?? '')?.[0] ?? '';
}

const priceOf = (page: Page) => page.getByRole('complementary', { name: 'Price' });

test('a stay is sent from the cabin’s page, opened by somebody else, and booked in one tap', async ({
  page,
}) => {
  const { quote, stay, cabinId } = await findOffer(page.request, { slug: SLUG, daysAhead: 210 });
  const total = formatMoney(quote.total_cents);
  const path = await sendStay(page, stay);

  const { preview } = await load(page.request, path, { 'User-Agent': 'Twitterbot/1.0' });
  expect(preview.title).toContain('Laurel Lantern');
  expect(preview.title).toContain(total);
  const picture = await page.request.get(preview.image ?? '');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');

  const friend = await openAsGuest(page, path);
  const main = friend.getByRole('main');
  await expect(main.getByText('This price still stands.')).toBeVisible();
  const quoted = main.getByRole('region', { name: 'Price' });
  for (const { label } of quote.lines) await expect(quoted.getByText(label)).toBeVisible();
  await main.getByRole('button', { name: `Book it for ${total}` }).click();
  await expect(friend).toHaveURL(/\/booking\?cabin=laurel-lantern/);
  await expect(priceOf(friend)).toContainText(total);
  await expect(friend.getByText('The price changed')).toHaveCount(0);

  const nightly = Math.round(quote.original_subtotal_cents / quote.nights) + 5_000;
  await repriceNights(cabinId, stay, nightly);
  await friend.goto(path);
  const news = main.getByRole('region', { name: 'The price changed since then' });
  await expect(news.getByText('Total').locator('..')).toContainText(total);
  await expect(main.getByRole('button', { name: /^Book it for/ })).not.toContainText(total);
  await repriceNights(cabinId, stay, null);

  await holdStay(page.request, { slug: SLUG, daysAhead: 210 });
  await friend.goto(path);
  await expect(main.getByRole('heading', { name: /^Sorry, these dates/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Book it/ })).toHaveCount(0);
  await main.getByRole('link', { name: 'See open dates' }).click();
  await expect(friend).toHaveURL(/\/cabins\/laurel-lantern\?guests=2/);
  await friend.context().close();
});

test('the host emails a quote with a discount, and the guest pays that price after rates went up', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  const { cabinId, stay } = await findOffer(page.request, { slug: SLUG, daysAhead: 230 });
  const email = `june.${randomUUID()}@example.com`;
  await page.goto(`/host/bookings/new?cabin=${cabinId}&from=${stay.checkIn}&to=${stay.checkOut}`);
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('June Carter');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Price change').selectOption('lower');
  await main.getByLabel('Amount ($)').fill('50');
  await main.getByLabel('Reason').fill('Returning guest');
  const row = main.getByRole('row', { name: /with all fees/ });
  await expect(main.getByRole('row', { name: /Returning guest/ })).toBeVisible();
  const total = (/\$[\d,]+\.\d\d/.exec((await row.textContent()) ?? '') ?? [])[0] ?? '';
  await main.getByRole('button', { name: 'Email a quote' }).click();
  await expect(main.getByText(/The quote is on its way/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'See the quote' })).toHaveAttribute(
    'href',
    QUOTE_URL,
  );

  await repriceNights(cabinId, stay, 99_000);
  const guest = await openAsGuest(page, await quoteLinkIn(email));
  const offer = guest.getByRole('main');
  await expect(offer.getByRole('heading', { level: 1 })).toHaveText('A quote for June Carter');
  await expect(offer.getByText('Returning guest').locator('..')).toContainText('−$50.00');
  await offer.getByRole('button', { name: `Book it for ${total}` }).click();
  await expect(priceOf(guest)).toContainText(total);
  await guest.reload();
  await expect(priceOf(guest)).toContainText(total);
  await fillDetails(guest);
  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(guest.getByText(total).first()).toBeVisible();
  await payOnTestPage(guest);
  await repriceNights(cabinId, stay, null);
  await guest.context().close();

  await signInAs(page, 'owner');
  await page.goto('/host/audit');
  await expect(page.getByRole('main').getByText('Quote sent').first()).toBeVisible();
});

test('the host withdraws a quote: its page says so, and the guest books at today’s price', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  const { cabinId, stay, quote } = await findOffer(page.request, { slug: SLUG, daysAhead: 250 });
  const today = formatMoney(quote.total_cents);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/host/bookings/new?cabin=${cabinId}&from=${stay.checkIn}&to=${stay.checkOut}`);
  const main = page.getByRole('main');
  const name = `June ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await main.getByLabel('Name').fill(name);
  await main.getByLabel('Price change').selectOption('lower');
  await main.getByLabel('Amount ($)').fill('50');
  await main.getByLabel('Reason').fill('Returning guest');
  await expect(main.getByRole('row', { name: /Returning guest/ })).toBeVisible();
  await main.getByRole('button', { name: 'Make a quote to copy' }).click();
  const sent = main.getByRole('region', { name: 'Quotes you sent' });
  const row = sent.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Good until');
  await expectFit(page, async () => {});
  const path = new URL((await row.getByRole('link').getAttribute('href')) ?? '').pathname;

  const guest = await openAsGuest(page, path);
  const offer = guest.getByRole('main');
  await offer.getByRole('button', { name: /^Book it for/ }).click();
  await fillDetails(guest);

  await row.getByRole('button', { name: 'Withdraw' }).click();
  await row.getByRole('button', { name: `Withdraw the quote for ${name}` }).click();
  await expect(row).toHaveCount(0);

  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(guest.getByText('The price changed').first()).toBeVisible();
  await expect(priceOf(guest)).toContainText(today);
  await guest.goto(path);
  const news = offer.getByRole('region', { name: 'This price isn’t offered anymore' });
  await expect(news).toContainText(today);
  await expect(offer.getByRole('region', { name: 'Price', exact: true })).toContainText(
    'Today’s price',
  );
  await offer.getByRole('button', { name: `Book it for ${today}` }).click();
  await expect(priceOf(guest)).toContainText(today);
  await guest.context().close();
});

test('a link that opens nothing is not found, and says how to go on', async ({ page }) => {
  const answer = await page.request.get(`/quote/${'0'.repeat(32)}`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('This link doesn’t open a quote.');
});
