import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { expectInsideWindow } from './support/accessible';
import { adminOfTestedSite } from './support/backend.ts';
import { lapseHold } from './support/stays.ts';
import { expect, readCabin, test } from './support/fixtures';
import { payOnTestPage } from './support/payment.ts';
import { testedSite } from './support/tested-site.ts';

const SLUG = 'tin-roof-duet';
const REFERENCE = /MM-[2-9A-HJ-NP-Z]{8}/;
let guests = 0;

/** Fills the form of an open stay of its own, and goes on to the payment page. Answers the stay's address. */
async function goToPayment(page: Page, origin = ''): Promise<string> {
  guests += 1;
  const chance = randomUUID();
  const [network = '', line = ''] = [
    chance.slice(0, 4),
    String(Number.parseInt(chance.slice(0, 6), 16)),
  ];
  // A network, an address and a number hold only so many stays in an hour.
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `2001:db8:77:${network}::1` });
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 20 + 12 * guests), 3);
  if (!stay) throw new Error('No open stay');
  const address = `${origin}/booking?cabin=${SLUG}&check_in=${stay.checkIn}&check_out=${stay.checkOut}&adults=2`;
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Full name')).toBeEnabled();
  await main.getByLabel('Full name').fill('Ada Guest');
  await main.getByLabel('Email').fill(`ada.${chance}@example.com`);
  await main.getByLabel('Phone').fill(`(865) 556-${line.slice(-4).padStart(4, '0')}`);
  await main.getByLabel(/I agree to the/).check();
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/pay\/cs_test_/);
  await expect(main).toContainText('No card is charged');
  return address;
}

async function bookingsOf(page: Page): Promise<string[]> {
  const reference = REFERENCE.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  const admin = adminOfTestedSite();
  const { data: own } = await admin
    .from('bookings')
    .select('guest_email')
    .eq('reference', reference)
    .single();
  const { data } = await admin
    .from('bookings')
    .select('status')
    .eq('guest_email', own?.guest_email ?? '');
  return (data ?? []).map(({ status }) => status);
}

const other = (page: Page, name: string) => async () => {
  await page.getByText('Try other outcomes').click();
  await page.getByRole('button', { name, exact: true }).click();
};

test('approved: the guest sees the booking confirmed, and keeps it', async ({ page }) => {
  await goToPayment(page);
  await expect(page.getByRole('timer')).toHaveText(/^for (?:15:00|14:\d\d)$/);
  await payOnTestPage(page);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
  await expect(main).toContainText(/Paid in full: \$/);
  expect(await bookingsOf(page)).toEqual(['confirmed']);
  await page.reload();
  await expect(main).toContainText(REFERENCE);
  await main.getByRole('link', { name: 'Open your stay page' }).click();
  await expect(page).toHaveURL(/\/stay\/[0-9a-f]{32}/);
  await expect(main).toContainText(REFERENCE);
});

test('who came by the machine’s number, not its name, pays and comes back there', async ({
  page,
}) => {
  const here = `http://127.0.0.1:${testedSite.port}`;
  await goToPayment(page, here);
  expect(new URL(page.url()).origin).toBe(here);
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await payOnTestPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
  await page.getByRole('link', { name: 'Open your stay page' }).click();
  await expect(page).toHaveURL(/\/stay\//);
  expect(new URL(page.url()).origin).toBe(here);
});

test('declined: nothing is charged, and the next try on the same page books', async ({ page }) => {
  await goToPayment(page);
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You weren’t charged');
  expect(await bookingsOf(page)).toEqual(['pending_payment']);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
});

test('abandoned: going back finds the same hold, and no second one is made', async ({ page }) => {
  await goToPayment(page);
  const payment = page.url();
  await page.goBack();
  await expect(page.getByText('Your dates are waiting for you')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your dates are waiting for you')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(payment);
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText('Your dates are waiting for you')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await payOnTestPage(page);
  expect(await bookingsOf(page)).toEqual(['confirmed']);
  // Back to the booking page once more: there is nothing left to pay.
  await page.goBack();
  // A page that comes alive rewrites its entry of the history, which Playwright may take for the end of the way back.
  await expect(page).toHaveURL(payment);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
});

test('other dates instead: the first are free again at once', async ({ page }) => {
  const address = await goToPayment(page);
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await page.getByRole('button', { name: 'Choose other dates' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/booking' && !url.searchParams.has('held'),
  );
  await expect(page.getByRole('complementary', { name: 'Price' })).toContainText('Total');
  await page.goto(address);
  await expect(page.getByRole('complementary', { name: 'Price' })).toContainText('Total');
});

test('late, with the dates still free: they are the guest’s after all', async ({ page }) => {
  await goToPayment(page);
  await other(page, 'Pay too late')();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
  expect(await bookingsOf(page)).toEqual(['confirmed']);
});

async function bookTheSame(browser: Browser, address: string, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('newsletter-dismissed', 'true'));
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Full name')).toBeEnabled();
  await main.getByLabel('Full name').fill('Bob Rival');
  await main.getByLabel('Email').fill(`bob.${randomUUID()}@example.com`);
  await main.getByLabel('Phone').fill('(865) 557-3999');
  await main.getByLabel(/I agree to the/).check();
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await payOnTestPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
  await context.close();
}

test('late, with the dates gone: no second stay, and the guest is told that the money comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await goToPayment(page);
  await lapseHold(page.url().split('/').at(-1) ?? '');
  await bookTheSame(browser, address, baseURL ?? '');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  // The job that pays refunds runs each minute, and may have paid this one already.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Your (refund is on its way|payment was refunded)$/);
  await expect(page.getByRole('main')).toContainText(/\$[\d,.]+ (goes|went) back to your card/);
  expect(await bookingsOf(page)).toEqual([expect.stringMatching(/^(expired|refunded)$/)]);
});

for (const ending of ['Pay, notify three times', 'Pay, don’t notify']) {
  test(`${ending}: one booking, and the page is true at once`, async ({ page }) => {
    await goToPayment(page);
    await other(page, ending)();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
    expect(await bookingsOf(page)).toEqual(['confirmed']);
  });
}

test('without JavaScript the payment goes its whole way', async ({ page, browser, baseURL }) => {
  await goToPayment(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByRole('main')).toContainText(/Your dates are helduntil \w{3}, /);
  await plain.getByRole('button', { name: 'Decline the card' }).click();
  await expect(plain.getByRole('main').getByRole('alert')).toContainText('declined');
  await plain.getByRole('link', { name: 'Go back without paying' }).click();
  await plain.getByRole('link', { name: 'Continue to payment' }).click();
  await plain.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the way to the payment and back fits', async ({ page }) => {
    await goToPayment(page);
    await expectInsideWindow(page);
    await page.getByRole('link', { name: 'Go back without paying' }).tap();
    await expect(page.getByText('Your dates are waiting for you')).toBeVisible();
    await expectInsideWindow(page);
    await page.getByRole('link', { name: 'Continue to payment' }).tap();
    await payOnTestPage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked!');
    await expectInsideWindow(page);
  });
});

test('a payment nobody knows, and a page nobody made', async ({ page }) => {
  await page.goto('/payment-success?session_id=cs_test_nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that booking');
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that booking');
  const response = await page.request.get(`/pay/cs_test_${'0'.repeat(32)}`);
  expect(response.status()).toBe(404);
});
