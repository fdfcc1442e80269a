import { formatMoney } from '../lib/copy/format.ts';
import type { QuoteResponse } from '../lib/schemas/quote.ts';
import { cabinId } from '../supabase/seed/hash.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { newGuest, openAsGuest } from './support/guest.ts';
import { readMails, writeMessages } from './support/outbox.ts';
import { signInAs } from './support/staff.ts';
import { bookStay, depart, findOffer } from './support/stays.ts';

// No other spec looks at it.
const SLUG = 'long-meadow-lights';

test('a guest who left gets a code, another mailbox can’t use it, and the guest books with it once', async ({
  page,
  request,
}) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 9 });
  const email = await depart(booking);

  await signInAs(page, 'owner');
  await page.goto(`/host/bookings/${booking.reference}`);
  await page.getByRole('button', { name: 'Offer 10% for next time' }).click();
  const form = page.getByRole('form', { name: 'Offer a code for next time' });
  await form.getByLabel('Percent off the nights').fill('12');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(/12% off/)).toBeVisible();

  await writeMessages();
  const letters = (await readMails(email)).filter(({ subject }) =>
    /^Come back and see us: 12% off/.test(subject ?? ''),
  );
  expect(letters).toHaveLength(1);
  const code = /BACK-[0-9A-F]{10}/.exec(letters[0]?.body ?? '')?.[0] ?? '';

  const guest = await openAsGuest(page, `/stay/${booking.token}`);
  const offer = guest.getByRole('region', { name: 'Come back and see us' });
  await expect(offer).toContainText(code);
  for (const width of [360, 1280]) {
    await guest.setViewportSize({ width, height: 900 });
    await expectAccessible(guest);
  }
  const { stay } = await findOffer(request, { slug: SLUG, daysAhead: 130 });
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut };
  const answer = await request.post('/api/quote', {
    data: { cabin_id: cabinId(SLUG), ...dates, adults: 2, children: 0, pets: 0, promo_code: code },
  });
  const { quote } = (await answer.json()) as QuoteResponse;
  const query = `cabin=${SLUG}&check_in=${stay.checkIn}&check_out=${stay.checkOut}&adults=2`;
  await guest.goto(`/booking?${query}&promo=${code}`);
  await expect(guest.getByText(`${code} applied.`)).toBeVisible();
  const main = guest.getByRole('main');
  const stranger = newGuest();
  await main.getByLabel('Full name').fill(stranger.name);
  await main.getByLabel('Email').fill(stranger.email);
  await main.getByLabel('Phone').fill(stranger.phone);
  await main.getByLabel(/I agree to the/).check();
  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(guest.getByText(`${code} is one guest’s own code.`)).toBeVisible();

  await guest.goto(`/booking?${query}&promo=${code}`);
  await expect(guest.getByText(`${code} applied.`)).toBeVisible();
  await main.getByLabel('Full name').fill(stranger.name);
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Phone').fill(stranger.phone);
  await main.getByLabel(/I agree to the/).check();
  await guest.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(guest.getByRole('main')).toContainText(formatMoney(quote.total_cents));
  await expect(guest).toHaveURL(/\/pay\//);

  await page.goto('/host/promotions');
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('Used');
  await guest.context().close();
});
