import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, nightsBetween, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { formatDateRange, formatFullWeekday, formatMoney } from '../lib/copy/format.ts';
import { expectAccessible, expectInsideWindow } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { pickDay } from './support/dates.ts';
import { expect, readCabin, test } from './support/fixtures.ts';
import { openAsGuest } from './support/guest.ts';
import { readMails, writeMessages } from './support/outbox.ts';
import { signInAs } from './support/staff.ts';
import { bookStay, type GuestBooking } from './support/stays.ts';

const SLUG = 'tin-roof-duet';

/** A paid stay of three nights with an open night before it and four after it, each sold by itself. */
async function bookWithRoom(request: APIRequestContext, daysAhead: number) {
  const { id, calendar } = await readCabin(request, SLUG);
  const [open] = nearestStays(calendar, addDays(calendar.today, daysAhead), 8);
  if (!open) throw new Error('No room');
  const free = { min_stay: 1, allows_check_in: true, allows_check_out: true, price: 20_000 };
  await adminOfTestedSite()
    .from('cabin_calendar')
    .update(free)
    .eq('cabin_id', id)
    .gte('day', open.checkIn)
    .lte('day', open.checkOut)
    .throwOnError();
  const checkIn = addDays(open.checkIn, 1);
  // The site's calendar may be a moment old.
  const found = async () =>
    nearestStays((await readCabin(request, SLUG)).calendar, checkIn, 3)[0]?.checkIn;
  await expect.poll(found).toBe(checkIn);
  const booking = await bookStay(request, {
    slug: SLUG,
    daysAhead: nightsBetween(calendar.today, checkIn),
  });
  expect(booking.stay.checkIn).toBe(checkIn);
  return booking;
}

async function rowOf({ id }: GuestBooking) {
  const { data } = await adminOfTestedSite()
    .from('bookings')
    .select('token, guest_email, total_cents, moves')
    .eq('id', id)
    .single()
    .throwOnError();
  return { ...data, email: data.guest_email ?? '' };
}

async function askFor(page: Page, to: { checkIn: CalendarDate; checkOut: CalendarDate }) {
  await page.getByRole('button', { name: 'Check-in' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  for (const date of [to.checkIn, to.checkOut]) await pickDay(calendar, date);
  await expect(calendar).toBeHidden();
  await page.getByRole('button', { name: 'See the new price' }).click();
  await expect(page.getByRole('region', { name: 'Your new stay' })).toContainText(
    formatDateRange(to),
  );
}

const subjectsOf = async (email: string) =>
  (await readMails(email)).map(({ subject }) => subject ?? '');

test('one more night in a tap, paid on the test page, and a guest more by keyboard, on a phone', async ({
  page,
  request,
}) => {
  const booking = await bookWithRoom(request, 40);
  const before = await rowOf(booking);
  const { checkIn, checkOut } = booking.stay;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/stay/${before.token}`);
  await expectInsideWindow(page);
  await page
    .getByRole('link', { name: new RegExp(`^Stay ${formatFullWeekday(checkOut)} too, \\+\\$`) })
    .click();
  const longer = { checkIn, checkOut: addDays(checkOut, 1) };
  await expect(page.getByRole('region', { name: 'Your new stay' })).toContainText(
    formatDateRange(longer),
  );
  await expectInsideWindow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Change my stay and pay \$/ }).click();
  await expect(page.getByText('We’re holding this change for you.')).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Your change is on hold for you' });
  await expect(waiting).toContainText(formatDateRange(longer));
  await expectInsideWindow(page);
  await expectAccessible(page);
  expect((await rowOf(booking)).moves).toBe(0);
  await waiting.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\?notice=charge_paid$/);
  await expect(page.getByRole('main')).toContainText(formatDateRange(longer));
  const after = await rowOf(booking);
  expect(after.total_cents).toBeGreaterThan(before.total_cents);

  await page.getByRole('link', { name: 'Change this stay' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Adults').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There’s nothing more to pay.')).toBeVisible();
  await page.getByRole('button', { name: 'Change my stay', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done! Your stay is changed.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('3 adults');
  await writeMessages();
  expect(await subjectsOf(after.email)).toContainEqual(expect.stringMatching(/^Your stay changed/));
});

test('other dates are the host’s to approve or decline, and a night less pays back where she allows it', async ({
  page,
  request,
}) => {
  const booking = await bookWithRoom(request, 60);
  const { token, email, total_cents: total } = await rowOf(booking);
  const { checkIn, checkOut } = booking.stay;
  const later = { checkIn: addDays(checkIn, 1), checkOut: addDays(checkOut, 1) };
  await signInAs(page, 'owner');
  await page.goto('/host');
  const changePage = new URL(`/stay/${token}/change`, page.url()).href;
  const guest = await openAsGuest(page, changePage);
  await guest.getByRole('button', { name: 'Check-in' }).click();
  const calendar = guest.getByRole('grid').first();
  await expect(calendar).toBeVisible();
  // The guest's own nights are open in it.
  await expect(guest.locator(`[data-date="${checkIn}"]`)).toHaveAttribute(
    'aria-label',
    /check-in/i,
  );
  await expectAccessible(guest);
  await guest.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(guest.getByRole('button', { name: 'Check-in' })).toBeFocused();
  await askFor(guest, later);
  await expect(guest.getByText(/has to agree to this one/)).toBeVisible();
  await guest.getByRole('button', { name: /^Ask .+ for this change$/ }).click();
  const asked = guest.getByRole('region', { name: 'You asked for a change' });
  await expect(asked).toContainText(formatDateRange(later));

  await page.goto('/host');
  const task = page.getByRole('listitem').filter({ hasText: booking.reference });
  await task.getByRole('link', { name: 'Answer' }).click();
  const card = page.getByRole('region', { name: 'The guest asks for a change' });
  await expect(card).toContainText(formatDateRange(later));
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('Note to the guest').fill('The roofers come that week');
  await page.getByRole('form').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Declined. The guest gets an email.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(/wrote: The roofers come that week/)).toBeVisible();
  await writeMessages();
  expect(await subjectsOf(email)).toContainEqual(
    expect.stringMatching(/^About the change you asked for/),
  );

  await guest.goto(changePage);
  await askFor(guest, later);
  await guest.getByRole('button', { name: /^Ask .+ for this change$/ }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('form').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^The stay has been changed\./)).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('main')).toContainText(formatDateRange(later));

  await page.goto('/host/settings/shop');
  await page.getByLabel('Other dates for a booked stay').selectOption('guest');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await guest.goto(changePage);
  await askFor(guest, { ...later, checkOut: addDays(later.checkOut, -1) });
  await expectAccessible(guest);
  await guest.getByRole('button', { name: /^Change my stay and get \$.+ back$/ }).click();
  await expect(guest.getByText('Done! Your stay is changed.')).toBeVisible();
  const after = await rowOf(booking);
  await expect(guest.getByRole('main')).toContainText(formatMoney(total - after.total_cents));
  await adminOfTestedSite().from('shop_settings').delete().eq('key', 'change_dates').throwOnError();
});

test('without scripts, plain forms change a stay, hold a change and give it up', async ({
  page,
  request,
}) => {
  const booking = await bookWithRoom(request, 80);
  const { token } = await rowOf(booking);
  await page.goto('/');
  const guest = await openAsGuest(page, `/stay/${token}/change`, false);
  await guest.getByLabel('Children').fill('1');
  await guest.getByRole('button', { name: 'See the new price' }).click();
  await guest.getByRole('button', { name: 'Change my stay', exact: true }).click();
  await expect(guest.getByText('Done! Your stay is changed.')).toBeVisible();
  await guest.getByRole('link', { name: /^Stay \w+ too, \+\$/ }).click();
  await guest.getByRole('button', { name: /^Change my stay and pay \$/ }).click();
  await guest.getByRole('button', { name: /^Never mind/ }).click();
  await expect(guest.getByText('Never mind, then. Your stay is as booked.')).toBeVisible();
  const { moves, total_cents: total } = await rowOf(booking);
  expect([moves, total]).toEqual([1, booking.totalCents]);
});
