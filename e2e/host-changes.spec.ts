import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, nightsBetween, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { formatDateRange, formatMoney } from '../lib/copy/format.ts';
import { expectAccessible, expectInsideWindow } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, readCabin, test } from './support/fixtures.ts';
import { openAsGuest } from './support/guest.ts';
import { linkIn, readMails, writeMessages } from './support/outbox.ts';
import { signInAs } from './support/staff.ts';
import { bookStay, sendRefunds, taskOf, type GuestBooking } from './support/stays.ts';

const SLUG = 'tin-roof-duet';

/** A paid stay of three nights, with so many open nights after it, each for sale by itself at this price. */
async function bookWithRoom(request: APIRequestContext, daysAhead: number, laterCents: number) {
  const { id, calendar } = await readCabin(request, SLUG);
  const [open] = nearestStays(calendar, addDays(calendar.today, daysAhead), 5);
  if (!open) throw new Error('No room');
  const days = adminOfTestedSite().from('cabin_calendar');
  const free = { min_stay: 1, allows_check_in: true, allows_check_out: true };
  const inRange = (from: CalendarDate, patch: object) =>
    days.update(patch).eq('cabin_id', id).gte('day', from).lte('day', open.checkOut);
  expect((await inRange(open.checkIn, { ...free, price: 20_000 })).error).toBeNull();
  // The site's calendar may be a moment old.
  const found = async () =>
    nearestStays((await readCabin(request, SLUG)).calendar, open.checkIn, 3)[0]?.checkIn;
  await expect.poll(found).toBe(open.checkIn);
  const ahead = nightsBetween(calendar.today, open.checkIn);
  const booking = await bookStay(request, { slug: SLUG, daysAhead: ahead });
  expect(booking.stay.checkIn).toBe(open.checkIn);
  expect((await inRange(booking.stay.checkOut, { price: laterCents })).error).toBeNull();
  return booking;
}

async function rowOf({ id }: GuestBooking) {
  const { data, error } = await adminOfTestedSite()
    .from('bookings')
    .select('guest_email, total_cents, booking_charges(id, amount_cents, status)')
    .eq('id', id)
    .single();
  if (error) throw new Error(error.message);
  return { ...data, guest_email: data.guest_email ?? '' };
}

/** Two nights later, and confirmed once the price is there. */
async function moveTwoNights(page: Page, { stay }: GuestBooking, button: RegExp) {
  const to = { checkIn: addDays(stay.checkIn, 2), checkOut: addDays(stay.checkOut, 2) };
  await page.getByRole('button', { name: 'Change the stay' }).click();
  const form = page.getByRole('form', { name: 'Change the stay' });
  await form.getByLabel('Check-out').fill(to.checkOut);
  await form.getByLabel('Check-in').fill(to.checkIn);
  await form.getByLabel('Reason').fill('The guest asked for it');
  const table = form.getByRole('table', { name: 'The price before and after' });
  await expect(table).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: button }).click();
  await expect(page.getByText(/^The stay has been changed\./)).toBeVisible();
  return to;
}

test('a paid booking moves two nights later: the difference by link, goodwill, emails, the guest’s page, the cleaner’s task', async ({
  page,
  request,
}) => {
  const booking = await bookWithRoom(request, 30, 32_000);
  await signInAs(page, 'manager');
  await page.goto(`/host/bookings/${booking.reference}`);
  const to = await moveTwoNights(page, booking, /^Change and ask for \$[1-9]/);
  const { guest_email: email, total_cents: total, booking_charges: charges } = await rowOf(booking);
  const [charge] = charges;
  expect(charge).toMatchObject({ amount_cents: total - booking.totalCents, status: 'open' });
  await writeMessages();
  const guest = await openAsGuest(page, await linkIn(email, /due for your stay/));
  await guest
    .getByRole('button', { name: `Pay ${formatMoney(charge?.amount_cents ?? 0)}` })
    .click();
  await expect(guest).toHaveURL(/\/pay\/cs_test_/);
  await guest.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(guest).toHaveURL(/\/stay\/[0-9a-f]{32}\?notice=charge_paid$/);
  await guest.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'Partial refund' }).click();
  const refund = page.getByRole('form', { name: 'Partial refund' });
  await expect(refund).toContainText(`${formatMoney(total)} is left`);
  await refund.getByLabel('Amount in dollars').fill('25');
  await refund.getByLabel('Kind').selectOption('goodwill');
  await refund.getByLabel('Reason').fill('For the trouble');
  await refund.getByRole('button', { name: 'Refund $25.00' }).click();
  await expect(page.getByText('$25.00 goes back.', { exact: false })).toBeVisible();
  await expect(page.getByText('Goodwill refund of $25.00')).toBeVisible();
  await sendRefunds(booking);

  const dates = formatDateRange(to);
  await writeMessages();
  const mails = await readMails(email);
  const subjects = mails.map(({ subject }) => subject ?? '').join('\n');
  expect(subjects).toContain('$25.00 is on its way back to you');
  const changed = mails.find(({ subject }) => subject?.startsWith('Your stay changed'));
  expect(changed?.subject).toContain(dates);
  expect(changed?.body).toContain(formatMoney(total));

  await page.goto(`/stay/${booking.token}`);
  await expect(page.getByRole('main')).toContainText(formatMoney(total));
  const file = await request.get(`/stay/${booking.token}/calendar.ics`);
  const text = await file.text();
  expect(text).toContain('SEQUENCE:1');
  expect(text).toContain(`DTSTART:${to.checkIn.replaceAll('-', '')}`);

  // Too far ahead for the list of tasks.
  expect((await taskOf(booking.id)).day).toBe(to.checkOut);
});

test('cheaper nights: what is too much goes back, and the price can be kept instead', async ({
  page,
  request,
}) => {
  const booking = await bookWithRoom(request, 60, 9_000);
  await signInAs(page, 'owner');
  await page.goto(`/host/bookings/${booking.reference}`);
  await moveTwoNights(page, booking, /^Change and refund \$[1-9]/);
  await expect(page.getByText(/^Refund for the changed stay of \$/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Change the stay' }).click();
  const form = page.getByRole('form', { name: 'Change the stay' });
  const checkOut = addDays(booking.stay.checkOut, 1);
  await form.getByLabel('Check-out').fill(checkOut);
  await form.getByRole('checkbox', { name: 'Keep the price as it was' }).check();
  await expect(form.getByText('No money moves.')).toBeVisible();
  await form.getByLabel('Reason').fill('Road works');
  await form.getByRole('button', { name: 'Change the stay' }).click();
  await expect(page.getByText(/^The stay has been changed\./)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Price kept as it was' })).toBeVisible();
});

test('a night that is taken is told in words, by keyboard alone, on a small phone', async ({
  page,
  request,
}) => {
  const booking = await bookWithRoom(request, 90, 20_000);
  const { checkOut } = booking.stay;
  const block = { check_in: checkOut, check_out: addDays(checkOut, 1), kind: 'block' };
  const { id: cabin_id } = await readCabin(request, SLUG);
  const taken = await adminOfTestedSite()
    .from('occupancies')
    .insert({ cabin_id, ...block });
  expect(taken.error).toBeNull();
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'manager');
  await page.goto(`/host/bookings/${booking.reference}`);
  await page.getByRole('button', { name: 'Change the stay' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Change the stay' });
  await form.getByLabel('Check-out').fill(addDays(checkOut, 1));
  await expect(form.getByRole('alert')).toContainText('Some of these nights are taken.');
  await expect(form.getByRole('button', { name: 'Change the stay' })).toBeDisabled();
  await expectInsideWindow(page);
});

test('a cancellation pays back the amount that the host chose', async ({ page, request }) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 120 });
  await signInAs(page, 'owner');
  await page.goto(`/host/bookings/${booking.reference}`);
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  const form = page.getByRole('form', { name: 'Cancel this booking' });
  await expect(form.getByRole('radio', { name: /guest’s terms/ })).toBeVisible();
  await form.getByRole('radio', { name: /Another amount/ }).check();
  await form.getByLabel('Amount in dollars').fill('12.50');
  await form.getByLabel('Reason').fill('Agreed by phone');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel and refund $12.50' }).click();
  await expect(page.getByText(/^Refund of \$12\.50/)).toBeVisible();
  await page.goto(`/stay/${booking.token}`);
  await expect(page.getByRole('main')).toContainText('$12.50');
});
