import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, calendarDate } from '../lib/domain/values/calendar-date.ts';
import { formatFullDate } from '../lib/copy/format.ts';
import { expect, test } from './support/fixtures.ts';
import { openAsGuest } from './support/guest.ts';
import { linkIn, readMails, writeMessages } from './support/outbox.ts';
import { payOnTestPage } from './support/payment.ts';
import { signInAs } from './support/staff.ts';
import { findOffer } from './support/stays.ts';

const REFERENCE = /MM-[2-9A-HJ-NP-Z]{8}/;

/** Fills the form for the open stay nearest to that day; answers the guest's address. */
async function fillBooking(page: Page, daysAhead: number): Promise<string> {
  const { cabinId, stay } = await findOffer(page.request, { slug: 'laurel-lantern', daysAhead });
  const email = `june.${randomUUID()}@example.com`;
  await page.goto(`/host/bookings/new?cabin=${cabinId}&from=${stay.checkIn}&to=${stay.checkOut}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: /with all fees/ })).toBeVisible();
  await main.getByLabel('Name').fill('June Carter');
  await main.getByLabel('Phone (US)').fill('(865) 556-0142');
  await main.getByLabel('Email').fill(email);
  return email;
}

test('booked by phone with a price change, paid by link, then charged for something more', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  const email = await fillBooking(page, 90);
  const main = page.getByRole('main');
  await main.getByLabel('Price change').selectOption('lower');
  await main.getByLabel('Amount ($)').fill('50');
  await main.getByLabel('Reason').fill('Returning guest');
  await expect(main.getByRole('row', { name: /Returning guest/ })).toContainText('-$50.00');
  await main.getByRole('button', { name: 'Hold and send the link' }).click();
  await expect(page).toHaveURL(new RegExp(`/host/bookings/${REFERENCE.source}$`));
  await expect(main).toContainText('not paid yet');
  await expect(main.getByRole('row', { name: /Returning guest/ })).toContainText('-$50.00');

  await writeMessages();
  const guest = await openAsGuest(page, await linkIn(email, /dates are on hold/));
  const stay = guest.getByRole('main');
  await expect(stay.getByText('Returning guest')).toBeVisible();
  await stay.getByLabel(/I agree to the/).check();
  await stay.getByRole('button', { name: /^Pay \$/ }).click();
  await payOnTestPage(guest);
  await expect(stay).toContainText('You’re booked');

  await page.reload();
  await expect(main).toContainText('Confirmed');
  await main.getByRole('button', { name: 'Add a charge' }).click();
  await main.getByLabel('For', { exact: true }).fill('Firewood');
  await main.getByLabel('Amount ($)').fill('45');
  await main.getByLabel('Why').fill('Two bundles, as asked');
  await main.getByRole('button', { name: /^(Send|Create) the payment link$/ }).click();
  await expect(main.getByRole('list', { name: 'Charges' })).toContainText('unpaid');

  await writeMessages();
  await guest.goto(await linkIn(email, /due for your stay/));
  await expect(stay).toContainText('Two bundles, as asked');
  await stay.getByRole('button', { name: 'Pay $45.00' }).click();
  await expect(guest).toHaveURL(/\/pay\/cs_test_/);
  await guest.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(guest).toHaveURL(/\/stay\/[0-9a-f]{32}\?notice=charge_paid$/);
  await expect(stay).toContainText('You paid $45.00');
  await expect(stay.getByRole('heading', { name: 'To pay' })).toBeHidden();
  await page.reload();
  await expect(main.getByRole('list', { name: 'Charges' })).toContainText('$45.00, paid');
  await guest.context().close();
});

test('paid elsewhere is confirmed at once', async ({ page }) => {
  await signInAs(page, 'owner');
  const email = await fillBooking(page, 110);
  const main = page.getByRole('main');
  await main.getByLabel('Paid elsewhere').check();
  await main.getByLabel('Paid by').selectOption('Check');
  await main.getByLabel('Payment note').fill('No. 1042');
  await main.getByRole('button', { name: 'Book as paid' }).click();
  await expect(page).toHaveURL(new RegExp(`/host/bookings/${REFERENCE.source}$`));
  await expect(main).toContainText('Confirmed');
  await expect(main).toContainText('elsewhere: check (No. 1042)');
  await writeMessages();
  const subjects = (await readMails(email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^You’re booked/));
  expect(subjects).not.toContainEqual(expect.stringMatching(/^Your dates are on hold/));
});

test('without JavaScript the link leads to the payment, once the terms are accepted', async ({
  page,
}) => {
  await signInAs(page, 'owner');
  const email = await fillBooking(page, 170);
  await page.getByRole('main').getByRole('button', { name: 'Hold and send the link' }).click();
  await expect(page).toHaveURL(new RegExp(`/host/bookings/${REFERENCE.source}$`));
  await writeMessages();
  const guest = await openAsGuest(page, await linkIn(email, /dates are on hold/), false);
  const stay = guest.getByRole('main');
  await stay.getByLabel(/I agree to the/).check();
  await stay.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(stay).toContainText('The payment page is ready');
  await stay.getByRole('link', { name: 'Finish paying' }).click();
  await payOnTestPage(guest);
  await expect(stay).toContainText('You’re booked');
  await guest.context().close();
});

test('nights that are taken are refused in words, and what was typed stays', async ({ page }) => {
  await signInAs(page, 'owner');
  await fillBooking(page, 130);
  const main = page.getByRole('main');
  await main.getByLabel('Note', { exact: true }).fill('Wants the window side');
  await main.getByRole('button', { name: 'Hold and send the link' }).click();
  await expect(page).toHaveURL(new RegExp(`/host/bookings/${REFERENCE.source}$`));
  await page.getByRole('link', { name: 'Show in the calendar' }).click();
  await expect(page).toHaveURL(/\/host\/calendar/);
  const query = new URL(page.url()).searchParams;
  await page.goto(`/host/bookings/new?cabin=${query.get('cabin')}&from=${query.get('from')}`);
  await main.getByLabel('Name').fill('Dolly Rivers');
  await expect(main.getByLabel('Check-in')).toHaveValue(query.get('from') ?? '');
  const from = calendarDate(query.get('from') ?? '');
  await main.getByLabel('Check-out').fill(addDays(from, 3));
  await expect(main.getByRole('alert')).toContainText(/not available|taken|open nights/i);
  await expect(main.getByRole('button', { name: 'Hold and send the link' })).toBeDisabled();
  await page.reload();
  await expect(main.getByLabel('Name')).toHaveValue('Dolly Rivers');
});

test('a cabin owner books nothing', async ({ page }) => {
  await signInAs(page, 'cabin_owner', ['laurel-lantern']);
  await page.goto('/host/bookings');
  await expect(page.getByRole('link', { name: 'New booking' })).toBeHidden();
  await page.goto('/host/bookings/new');
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible();
});

test('nights selected in the calendar lead to a booking of them', async ({ page, request }) => {
  await signInAs(page, 'manager');
  const { stay } = await findOffer(request, { slug: 'laurel-lantern', daysAhead: 150 });
  await page.goto(`/host/calendar?from=${stay.checkIn}`);
  await page.getByRole('searchbox', { name: 'Find a cabin' }).fill('Laurel');
  await page.getByRole('gridcell', { name: formatFullDate(stay.checkIn) }).click();
  await page.getByRole('button', { name: 'Change 1 night' }).click();
  await page.getByRole('link', { name: 'Book these nights' }).click();
  const main = page.getByRole('main');
  await expect(main.getByLabel('Check-in')).toHaveValue(stay.checkIn);
  await expect(main.getByLabel('Check-out')).toHaveValue(addDays(stay.checkIn, 1));
});
