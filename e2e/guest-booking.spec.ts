import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatMoney } from '../lib/copy/format.ts';
import { expectAccessible } from './support/accessible';
import { adminOfTestedSite } from './support/backend';
import { expect, test } from './support/fixtures';
import {
  bookStay,
  cancelStay,
  daysAgo,
  holdStay,
  lapseHold,
  openPayment,
  pay,
  sendRefunds,
} from './support/stays';

const SLUG = 'tin-roof-duet';
const NO_TOKEN = '/stay/00000000000000000000000000000000';

// The job that sends refunds runs by the clock, and may be faster than the test.
const CANCELLED = /^(Your booking is canceled|Canceled and refunded)$/;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every state says in plain words what it means, at any width', async ({ page, request }) => {
  test.setTimeout(120_000);
  const waiting = await holdStay(request, { slug: SLUG, daysAhead: 60 });
  await openPayment(waiting);
  const lapsed = await holdStay(request, { slug: SLUG, daysAhead: 66 });
  await lapseHold(await openPayment(lapsed));
  const coming = await bookStay(request, { slug: SLUG, daysAhead: 72 });
  const cancelled = await bookStay(request, { slug: SLUG, daysAhead: 78 });
  await cancelStay(cancelled, cancelled.totalCents);
  const refunded = await bookStay(request, { slug: SLUG, daysAhead: 84 });
  await cancelStay(refunded, refunded.totalCents);
  await sendRefunds(refunded);
  const late = await holdStay(request, { slug: SLUG, daysAhead: 90 });
  const session = await openPayment(late);
  await lapseHold(session);
  await bookStay(request, { slug: SLUG, daysAhead: 90 });
  await pay(session, late.totalCents);

  const states: [{ token: string }, string | RegExp, RegExp][] = [
    [waiting, 'Almost yours', /We’re holding these dates until/],
    [lapsed, 'These dates aren’t held anymore', /You haven’t paid anything/],
    [coming, /^See you \w+day, /, /Free cancellation through/],
    [cancelled, CANCELLED, /You’ll get \$/],
    [refunded, 'Canceled and refunded', /You’ll get \$/],
    [late, 'You’re not booked, and your refund is on its way', /full refund to your card/],
  ];
  for (const [{ token }, title, words] of states) {
    await page.goto(`/stay/${token}`);
    await expect(heading(page)).toHaveText(title);
    await expect(main(page)).toContainText(words);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  }
  await page.goto(`/stay/${waiting.token}`);
  await expect(page.getByRole('link', { name: 'Finish paying' })).toHaveAttribute(
    'href',
    /\/pay\//,
  );
  await expect(main(page)).toContainText('once you’re booked');
});

test('the calendar file is one event from check-in to check-out', async ({ page, request }) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 96 });
  await page.goto(`/stay/${booking.token}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${SLUG}.ics`);
  const answer = await request.get(`/stay/${booking.token}/calendar.ics`);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(answer.headers()['cache-control']).toContain('no-store');
  const file = await answer.text();
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]);
  expect(event.uid).toContain(booking.reference.toLowerCase());
  expect(event.startDate.toString()).toContain(booking.stay.checkIn);
  expect(event.endDate.toString()).toContain(booking.stay.checkOut);
  expect(file).not.toContain(booking.token);
});

test('letters show a map of the place, to nobody without the link', async ({ request }) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 96 });
  const answer = await request.get(`/stay/${booking.token}/map.png`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('private') as unknown,
    'x-robots-tag': expect.stringContaining('noindex') as unknown,
  });
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([width, height]).toEqual([1120, 560]);
});

test('a guest sees what comes back, cancels, and finds it cancelled ever after', async ({
  page,
  request,
}) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 102 });
  const amount = formatMoney(booking.totalCents);
  await page.goto(`/stay/${booking.token}`);
  await page.getByRole('link', { name: 'Cancel this booking' }).click();
  await expect(heading(page)).toHaveText('Cancel this booking?');
  await expect(main(page)).toContainText(amount);
  await expect(main(page)).toContainText('Free cancellation through');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: `Cancel and get ${amount} back` }).click();
  await expect(heading(page)).toHaveText(CANCELLED);
  await expect(main(page)).toContainText(`You’ll get ${amount} back.`);
  await page.reload();
  await expect(heading(page)).toHaveText(CANCELLED);
  await page.goBack();
  await page.goto(`/stay/${booking.token}/cancel`);
  await expect(page).toHaveURL(new RegExp(`/stay/${booking.token}$`));
  const again = await request.post(`/api/stays/${booking.token}/cancel`, {
    form: { expected_refund_cents: String(booking.totalCents) },
  });
  expect(again.status()).toBe(200);
  const { data } = await adminOfTestedSite()
    .from('refunds')
    .select('amount_cents, payments!inner(booking_id)')
    .eq('payments.booking_id', booking.id);
  expect(data?.map(({ amount_cents: cents }) => cents)).toEqual([booking.totalCents]);
});

test('another refund than the one stated cancels nothing and shows the new one', async ({
  page,
  request,
}) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 108 });
  await page.goto(`/stay/${booking.token}/cancel`);
  await page
    .locator('input[name="expected_refund_cents"]')
    .evaluate((input) => input.setAttribute('value', '1'));
  await page.getByRole('button', { name: /^Cancel and get/ }).click();
  await expect(main(page).getByRole('alert')).toContainText('The refund changed');
  await expect(main(page)).toContainText(formatMoney(booking.totalCents));
});

test('after the deadline the page says that nothing comes back', async ({ page, request }) => {
  // Free cancellation ends 30 days before there, so the nearest open stay is always past its deadline.
  const slug = 'bluff-mountain-barn-hall';
  const booking = await bookStay(request, { slug, daysAhead: 2, now: daysAgo(3) });
  await page.goto(`/stay/${booking.token}/cancel`);
  await expect(main(page)).toContainText('Free cancellation ended');
  await page.getByRole('button', { name: 'Cancel without a refund' }).click();
  await expect(main(page)).toContainText('there’s no refund');
});

test('a message to the host stands in the thread and stays one', async ({ page, request }) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 114 });
  await page.goto(`/stay/${booking.token}`);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Is there a crib?\n<b>Thanks</b>');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('list', { name: 'Your messages' })).toContainText('<b>Thanks</b>');
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your messages' }).getByRole('listitem')).toHaveCount(
    1,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('messages and cancellation work by plain forms', async ({ page, request }) => {
    const booking = await bookStay(request, { slug: SLUG, daysAhead: 120 });
    await page.goto(`/stay/${booking.token}`);
    await page.getByRole('textbox', { name: 'Your message' }).fill('Is there a crib?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status').first()).toContainText('write back');
    await expect(page.getByRole('list', { name: 'Your messages' })).toContainText('crib');
    await page.getByRole('link', { name: 'Cancel this booking' }).click();
    await page.getByRole('button', { name: /^Cancel and get/ }).click();
    await expect(heading(page)).toHaveText(CANCELLED);
  });
});

test.describe('links that open nothing', () => {
  test.use({ allowedProblems: [/status of 404/] });

  test('say so alike whatever is wrong with them, and leave no trace', async ({
    page,
    request,
  }) => {
    for (const path of [NO_TOKEN, '/stay/x', `${NO_TOKEN}/cancel`]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText('This trail ends here');
      await expect(page.getByText(/^This link doesn’t open a booking/)).toBeVisible();
    }
    for (const file of ['calendar.ics', 'map.png', 'postcard.jpg', 'saved.html'])
      expect((await request.get(`${NO_TOKEN}/${file}`)).status()).toBe(404);
    const message = { id: '11111111-1111-4111-8111-111111111111', body: 'Hello' };
    const sent = await request.post(`/api${NO_TOKEN.replace('stay', 'stays')}/messages`, {
      data: message,
    });
    expect(sent.status()).toBe(404);
  });
});

test('the page is private, and its forms are for this site alone', async ({ request }) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 126 });
  const answer = await request.get(`/stay/${booking.token}`);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  for (const [path, form] of [
    ['cancel', { expected_refund_cents: String(booking.totalCents) }],
    ['messages', { id: '22222222-2222-4222-8222-222222222222', body: 'Hello' }],
  ] as const) {
    const refused = await request.post(`/api/stays/${booking.token}/${path}`, { form, headers });
    expect(refused.status(), path).toBe(403);
  }
  const { data } = await adminOfTestedSite()
    .from('bookings')
    .select('status')
    .eq('id', booking.id)
    .single();
  expect(data?.status).toBe('confirmed');
});
