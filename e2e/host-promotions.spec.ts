import type { Page } from '@playwright/test';
import { formatLongDate, formatMoney, formatWholeDollars } from '../lib/copy/format.ts';
import { addDays, calendarDate } from '../lib/domain/values/calendar-date.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import type { DealResponse } from '../lib/schemas/deal.ts';
import type { QuoteResponse } from '../lib/schemas/quote.ts';
import { cabinId } from '../supabase/seed/hash.ts';
import { expectAccessible } from './support/accessible';
import { adminOfTestedSite } from './support/backend';
import { expect, test } from './support/fixtures';
import { newGuest, openAsGuest } from './support/guest';
import { payOnTestPage } from './support/payment.ts';
import { signInAs } from './support/staff';
import { findOffer } from './support/stays';

const SLUG = 'tin-roof-duet';
const TITLE = 'Tin Roof Duet';
const CODE = 'E2EHALF';
const AUTO = 'E2EAUTO';

// What other journeys find of deals and prices is as it was.
test.afterEach(async () => {
  const admin = adminOfTestedSite();
  const utcToday = new Date().toISOString().slice(0, 10);
  const end = `${addDays(calendarDate(utcToday), 1)}T00:00:00Z`;
  await admin
    .from('daily_deals')
    .update({ expires_at: end })
    .gte('starts_at', `${utcToday}T00:00:00Z`)
    .throwOnError();
  await admin.from('deal_pins').delete().gte('day', utcToday).throwOnError();
  await admin.from('promotions').update({ active: false }).in('code', [CODE, AUTO]).throwOnError();
});

async function askQuote(page: Page, stay: Stay, offer: object = {}, id = cabinId(SLUG)) {
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut };
  const data = { cabin_id: id, ...dates, adults: 2, children: 0, pets: 0, ...offer };
  return (await (await page.request.post('/api/quote', { data })).json()) as QuoteResponse;
}

async function fillGuest(page: Page, guest = newGuest()) {
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill(guest.name);
  await main.getByLabel('Email').fill(guest.email);
  await main.getByLabel('Phone').fill(guest.phone);
  await main.getByLabel(/I agree to the/).check();
}

const bookingPath = ({ checkIn, checkOut }: Stay, more = '') =>
  `/booking?cabin=${SLUG}&check_in=${checkIn}&check_out=${checkOut}&adults=2${more}`;

async function addPromotion(page: Page, label: string, code: string, isAutomatic: boolean) {
  await page.getByRole('button', { name: 'Add a promotion' }).click();
  const form = page.getByRole('form', { name: 'Add a promotion' });
  await form.getByLabel('Name', { exact: true }).fill(label);
  await form.getByLabel('Code', { exact: true }).fill(code);
  if (isAutomatic) await form.getByLabel(/^Automatic/).check();
  await form.getByLabel('Percent off the nights').fill('50');
  await form.getByLabel('Only these').check();
  await form.getByLabel(TITLE, { exact: true }).check();
  return form;
}

test('a pinned deal and a code of one use: one guest books, the next is told', async ({ page }) => {
  await signInAs(page, 'owner');
  await page.goto('/host/promotions');
  const tomorrow = addDays(calendarDate(new Date().toISOString().slice(0, 10)), 1);
  const day = page.getByRole('listitem').filter({ hasText: formatLongDate(tomorrow) });
  await day.getByRole('button', { name: /^Pin a cabin for/ }).click();
  await day.getByLabel('Cabin', { exact: true }).selectOption(TITLE);
  await day.getByLabel('Percent off').fill('33');
  await day.getByRole('button', { name: 'Pin it' }).click();
  await expect(day).toContainText(`${TITLE}, 33% off (pinned)`);

  const form = await addPromotion(page, 'Half of it', CODE, false);
  await form.getByLabel('Maximum bookings').fill('1');
  const { stay } = await findOffer(page.request, { slug: SLUG, daysAhead: 120 });
  await form.getByLabel('Cabin', { exact: true }).selectOption(TITLE);
  await form.getByLabel('Check-in', { exact: true }).fill(stay.checkIn);
  await form.getByLabel('Check-out', { exact: true }).fill(stay.checkOut);
  await form.getByRole('button', { name: 'Show the price' }).click();
  await expect(form.getByRole('table')).toContainText(`50% off (${CODE})`);
  await form.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByText(`${CODE} is saved`)).toBeVisible();
  const listed = page.getByRole('listitem').filter({ hasText: 'Half of it' });
  await expect(listed).toContainText('0 of 1 used');

  const { quote } = await askQuote(page, stay, { promo_code: CODE });
  const guest = await openAsGuest(page, bookingPath(stay));
  const other = await openAsGuest(page, bookingPath(stay, `&promo=${CODE}`));
  await expect(other.getByText(`${CODE} applied.`)).toBeVisible();
  await guest.getByText('Have a promo code?').click();
  await guest.getByLabel('Promo code').fill(CODE.toLowerCase());
  await guest.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(guest.getByText(`${CODE} applied.`)).toBeVisible();
  await expect(guest.getByRole('complementary', { name: 'Price' })).toContainText(
    formatMoney(quote.total_cents),
  );
  await fillGuest(guest);
  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await payOnTestPage(guest);
  await expect(guest.getByRole('main')).toContainText(formatMoney(quote.total_cents));

  // Other nights, and the code that another tab applied while it could be had.
  const { stay: next } = await findOffer(page.request, { slug: SLUG, daysAhead: 140 });
  await other.goto(bookingPath(next, `&promo=${CODE}`));
  await expect(other.getByText(`${CODE} has reached its limit.`)).toBeVisible();
  await page.reload();
  await expect(listed).toContainText('1 of 1 used');
  await expect(listed).toContainText('Used up');
  await listed.getByRole('button', { name: 'Pause', exact: true }).click();
  await listed.getByRole('button', { name: `Pause ${CODE}` }).click();
  await expect(listed).toContainText('Paused');
  await expect(listed.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
  await guest.context().close();
  await other.context().close();
});

test('an automatic promotion is in list, page and booking with the same total', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await page.goto('/host/promotions');
  const { stay } = await findOffer(page.request, { slug: SLUG, daysAhead: 160 });
  const before = await askQuote(page, stay);
  await page.getByRole('button', { name: 'Add a promotion' }).click();
  const form = page.getByRole('form', { name: 'Add a promotion' });
  await form.getByLabel(/^Automatic/).check();
  await form.getByLabel('Name', { exact: true }).fill('Slow weeks');
  await form.getByLabel('Short name, for your lists').fill(AUTO);
  await form.getByLabel('Percent off the nights').fill('50');
  await form.getByLabel('Only these').check();
  await form.getByLabel(TITLE, { exact: true }).check();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await form.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByText(`${AUTO} is saved`)).toBeVisible();

  const { quote } = await askQuote(page, stay);
  expect(quote.total_cents).toBeLessThan(before.quote.total_cents);
  const total = formatMoney(quote.total_cents);
  const dates = `check_in=${stay.checkIn}&check_out=${stay.checkOut}&guests=2`;
  const guest = await openAsGuest(page, `/cabins?${dates}&sort=price`);
  const card = guest.getByRole('article').filter({ hasText: TITLE }).first();
  await expect(card).toContainText(formatWholeDollars(quote.total_cents));
  await guest.goto(`/cabins/${SLUG}?${dates}`);
  await guest.getByRole('heading', { name: 'Dates and total price' }).scrollIntoViewIfNeeded();
  await expect(guest.getByRole('main')).toContainText(formatWholeDollars(quote.total_cents));
  await guest.goto(bookingPath(stay));
  const price = guest.getByRole('complementary', { name: 'Price' });
  await expect(price).toContainText('50% off (Slow weeks)');
  await expect(price).toContainText(total);
  await guest.context().close();
});

test('a deal that is ended early is refused to whoever unlocked it, in words', async ({ page }) => {
  await signInAs(page, 'owner');
  const { deal } = (await (await page.request.get('/api/deal')).json()) as DealResponse;
  if (!deal) throw new Error('There is no deal today');
  const { slug, id } = deal.cabin;
  const { stay } = await findOffer(page.request, { slug, daysAhead: 170 });
  const reduced = (await askQuote(page, stay, { deal_id: deal.id }, id)).quote;
  const full = (await askQuote(page, stay, {}, id)).quote;
  await page.goto('/host/promotions');
  const guest = await openAsGuest(
    page,
    `/booking?cabin=${slug}&check_in=${stay.checkIn}&check_out=${stay.checkOut}&adults=2&deal=${deal.id}`,
  );
  const price = guest.getByRole('complementary', { name: 'Price' });
  await expect(price).toContainText(formatMoney(reduced.total_cents));
  await fillGuest(guest);

  await page.getByRole('button', { name: 'End it early' }).click();
  await expect(page.getByText(/Bookings already made keep it/)).toBeVisible();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText(/^It ended/)).toBeVisible();

  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(guest.getByRole('main')).toContainText(/deal .*(ended|over|expired)/i);
  await expect(price).toContainText(formatMoney(full.total_cents));
  await guest.context().close();
});
