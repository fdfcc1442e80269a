import type { Page } from '@playwright/test';
import { formatMoney, formatWholeDollars } from '../lib/copy/format.ts';
import { expectAccessible, expectInsideWindow } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { newGuest, openAsGuest } from './support/guest.ts';
import { linkIn, readMails, writeMessages } from './support/outbox.ts';
import { payOnTestPage } from './support/payment.ts';
import { signInAs } from './support/staff.ts';
import { depart, findOffer } from './support/stays.ts';

const SLUG = 'tin-roof-duet';
const TEXT = 'You get it back within two days of check-out.';

/** The host's settings, as long as the test runs. */
test.afterEach(async () => {
  const keys = ['damage_deposit', 'damage_text'];
  await adminOfTestedSite().from('shop_settings').delete().in('key', keys).throwOnError();
});

async function saveDeposit(page: Page, dollars: string) {
  await page.goto('/host/settings/shop');
  await page.getByLabel('Refundable damage deposit (dollars)').fill(dollars);
  await page.getByLabel('What guests read about the deposit').fill(TEXT);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
}

/** Books and pays as a new guest; returns the mailbox. */
async function bookAsGuest(guest: Page, total: string): Promise<string> {
  const { name, email, phone } = newGuest();
  await guest.getByLabel('Full name').fill(name);
  await guest.getByRole('main').getByLabel('Email').fill(email);
  await guest.getByLabel('Phone').fill(phone);
  await guest.getByLabel(/I agree to the/).check();
  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(guest.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
  await payOnTestPage(guest);
  return email;
}

test('the host asks for a damage deposit, the guest pays it, and gets it back after departure', async ({
  page,
  request,
}) => {
  await signInAs(page, 'owner');
  await saveDeposit(page, '200');

  const { stay, quote } = await findOffer(request, { slug: SLUG, daysAhead: 95 });
  expect(quote.damage_deposit).toEqual({ cents: 20_000, text: TEXT });
  const total = formatMoney(quote.total_cents);
  const dates = `check_in=${stay.checkIn}&check_out=${stay.checkOut}`;
  const guest = await openAsGuest(page, `/cabins?${dates}&guests=2`);
  const card = guest.getByRole('article').filter({ has: guest.locator(`a[href*="${SLUG}"]`) });
  await expect(card.first()).toContainText(formatWholeDollars(quote.total_cents));
  await guest.setViewportSize({ width: 1280, height: 800 });
  await guest.goto(`/cabins/${SLUG}?${dates}`);
  await guest.getByText('Price details').first().click();
  await expect(guest.getByText('Refundable damage deposit').first()).toBeVisible();
  await expect(guest.getByText(TEXT).first()).toBeVisible();

  await guest.setViewportSize({ width: 360, height: 740 });
  await guest.goto(`/booking?cabin=${SLUG}&${dates}&adults=2`);
  await expect(guest.getByText('Refundable damage deposit').first()).toBeVisible();
  await expect(guest.getByText(total).first()).toBeVisible();
  await expectInsideWindow(guest);
  const email = await bookAsGuest(guest, total);
  await writeMessages();
  const mail = (await readMails(email)).find(({ subject }) => /You’re booked/.test(subject ?? ''));
  expect(mail?.body).toContain('Refundable damage deposit: $200.00');
  expect(mail?.body).toContain(`About the damage deposit: ${TEXT}`);
  const stayPage = await linkIn(email, /You’re booked/);
  await guest.goto(stayPage);
  await expect(guest.getByText('We’re holding your $200.00 damage deposit')).toBeVisible();
  await expectInsideWindow(guest);
  await expectAccessible(guest);

  const { data: booking } = await adminOfTestedSite()
    .from('bookings')
    .select('id, reference')
    .eq('guest_email', email)
    .single()
    .throwOnError();
  await depart(booking);
  await page.goto('/host');
  const task = page.getByRole('listitem').filter({ hasText: 'damage deposit back' });
  await task.getByRole('link', { name: 'Give it back' }).click();
  await expect(page.getByRole('heading', { name: 'Damage deposit' })).toBeVisible();
  await page.getByRole('button', { name: 'Give back the damage deposit' }).click();
  const form = page.getByRole('form', { name: 'Give back the damage deposit' });
  await form.getByLabel('Something was damaged').check();
  await form.getByLabel('Amount in dollars').fill('150');
  await form.getByLabel('Reason').fill('A broken lamp');
  await expectInsideWindow(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Give back $150.00' }).click();
  await expect(page.getByText(/^Given back .*You kept \$50\.00\.$/)).toBeVisible();
  await page.goto('/host');
  await expect(page.getByText('damage deposit back')).toHaveCount(0);

  const settle = await adminOfTestedSite().functions.invoke('job-settle-payments', {
    method: 'POST',
  });
  expect(settle.error).toBeNull();
  await writeMessages();
  const back = (await readMails(email)).find(({ subject }) => subject?.startsWith('$150.00'));
  expect(back?.body).toContain('It’s your damage deposit. I kept $50.00 of it: A broken lamp');
  await guest.goto(stayPage);
  await expect(
    guest.getByText(/kept \$50\.00 of your damage deposit: A broken lamp/),
  ).toBeVisible();
  await expectInsideWindow(guest);
});
