import type { Page } from '@playwright/test';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { formatMoney, formatMonthDayYear } from '../lib/copy/format.ts';
import { expectAccessible, expectInsideWindow } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { newGuest, openAsGuest } from './support/guest.ts';
import { linkIn, readMails, writeMessages } from './support/outbox.ts';
import { payOnTestPage } from './support/payment.ts';
import { signInAs } from './support/staff.ts';
import { findOffer } from './support/stays.ts';

const SLUG = 'tin-roof-duet';
const DAYS = 30;

/** The host's settings, as long as the test runs. */
test.afterEach(async () => {
  const keys = ['deposit', 'balance_days'];
  await adminOfTestedSite().from('shop_settings').delete().in('key', keys).throwOnError();
});

/** Makes the balance due now, and runs the job that charges it. */
async function chargeBalance(bookingId: string, attempts: number): Promise<void> {
  const admin = adminOfTestedSite();
  await admin
    .from('booking_charges')
    .update({ next_attempt_at: new Date(Date.now() - 1000).toISOString(), attempts })
    .eq('booking_id', bookingId)
    .eq('kind', 'balance')
    .throwOnError();
  const { error } = await admin.functions.invoke('job-settle-payments', { method: 'POST' });
  expect(error).toBeNull();
  await writeMessages();
}

async function fillDetails(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Ada Guest');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(newGuest().phone);
  await page.getByLabel(/I agree to the/).check();
}

test('a deposit now, a declined balance, the host’s task, and the rest by link', async ({
  page,
  request,
}) => {
  await signInAs(page, 'owner');
  await page.goto('/host/settings/shop');
  await page.getByLabel('What guests pay when they book').selectOption('30');
  await page.getByLabel('Days before check-in that the balance is due').fill(String(DAYS));
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();

  const { stay, quote } = await findOffer(request, { slug: SLUG, daysAhead: 75 });
  const deposit = Math.round(quote.total_cents * 0.3);
  const rest = formatMoney(quote.total_cents - deposit);
  const dueOn = formatMonthDayYear(addDays(stay.checkIn, -DAYS));
  const due = `${formatMoney(deposit)} due now, ${rest} on ${dueOn}`;

  const cabinPage = `/cabins/${SLUG}?check_in=${stay.checkIn}&check_out=${stay.checkOut}`;
  const guest = await openAsGuest(page, cabinPage);
  await guest.setViewportSize({ width: 1280, height: 720 });
  await expect(guest.getByText(due).first()).toBeVisible();
  await guest.goto(
    `/booking?cabin=${SLUG}&check_in=${stay.checkIn}&check_out=${stay.checkOut}&adults=2`,
  );
  await expect(guest.getByText(due).first()).toBeVisible();
  await guest.setViewportSize({ width: 360, height: 740 });
  await expectInsideWindow(guest);
  const { email } = newGuest();
  await fillDetails(guest, email);
  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(guest.getByRole('button', { name: `Pay ${formatMoney(deposit)}` })).toBeVisible();
  const payPage = guest.url();
  await payOnTestPage(guest);
  await expect(guest.getByRole('main')).toContainText(
    `Paid so far: ${formatMoney(deposit)}. We’ll charge the balance of ${rest} to the same card on ${dueOn}.`,
  );

  await writeMessages();
  const mail = (await readMails(email)).find(({ subject }) => /You’re booked/.test(subject ?? ''));
  expect(mail?.body).toContain(`I’ll charge the balance of ${rest} to the card you booked with`);
  const stayPage = await linkIn(email, /You’re booked/);
  await guest.goto(payPage);
  await guest.getByText('What could happen next').click();
  await guest.getByRole('button', { name: 'Make the card fail' }).click();
  await expect(guest.getByText('Done. The next charge will show it.')).toBeVisible();

  const { data } = await adminOfTestedSite()
    .from('bookings')
    .select('id, reference')
    .eq('guest_email', email)
    .single()
    .throwOnError();
  await chargeBalance(data.id, 0);
  await guest.goto(stayPage);
  await expect(guest.getByText(/Your card was declined\. Pay with any card, or/)).toBeVisible();
  await expectInsideWindow(guest);
  await expectAccessible(guest);
  await chargeBalance(data.id, 3);
  await page.goto('/host');
  const task = page.getByRole('listitem').filter({ hasText: data.reference });
  await expect(task).toContainText(`The balance of ${rest}`);
  await page.goto(`/host/bookings/${data.reference}`);
  await expect(page.getByText('The card was declined and won’t be charged again.')).toBeVisible();
  await expectAccessible(page);

  await guest.goto(await linkIn(email, /Your card was declined/));
  await guest.getByRole('button', { name: `Pay ${rest}` }).click();
  await guest.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(guest).toHaveURL(/\?notice=charge_paid$/);
  await expect(guest.getByRole('region', { name: 'To pay' })).toHaveCount(0);
  await expect(guest.getByText(`You paid ${rest} on`, { exact: false })).toBeVisible();
});
