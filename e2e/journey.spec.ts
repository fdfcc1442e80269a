import type { Page } from '@playwright/test';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { checkStay } from '../lib/domain/stays/availability.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import type { Stay } from '../lib/domain/stays/stay.ts';
import { formatDate } from '../lib/copy/format.ts';
import { dayOf, openCalendar, pickDay, showMonth } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';
import { payOnTestPage } from './support/payment.ts';
import { newGuest } from './support/guest';

/** The headline of the ticket for one more night. */
const TICKET = /^(\w+ night’s on me|Add \w+ night (for|and save) \$[\d,.]*\d)/;

const SLUG = 'laurel-lantern';
const MONEY = /\$[\d,]+\.\d\d/;

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Guest');
  await page.getByRole('main').getByLabel('Email').fill(newGuest().email);
  await page.getByLabel('Phone').fill(newGuest().phone);
  await page.getByLabel(/I agree to the/).check();
}

const priceOf = (page: Page) => page.getByRole('complementary', { name: 'Price' });

async function findStay(page: Page, daysAhead: number): Promise<Stay> {
  const { calendar } = await readCabin(page.request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, daysAhead), 3);
  if (!stay) throw new Error('The seeded cabin has no open stay');
  return stay;
}

test('search, results, cabin, dates, booking, success', async ({ page }) => {
  const stay = await findStay(page, 40);
  await page.goto('/');
  await page.getByRole('button', { name: 'Find Your Cabin' }).first().click();
  const search = page.getByRole('dialog', { name: 'Find Your Perfect Cabin' });
  await expect(search.getByRole('button', { name: 'Browse All Cabins' })).toBeVisible();
  await search.getByRole('radio', { name: 'Gatlinburg' }).check({ force: true });
  await search.getByRole('button', { name: /^When/ }).click();
  await pickDay(search, stay.checkIn);
  await expect(search.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await pickDay(search, stay.checkOut);
  await search.getByRole('button', { name: 'Done' }).click();
  await search.getByRole('button', { name: 'Show Available Cabins' }).click();

  await expect(page).toHaveURL(
    new RegExp(`/cabins\\?check_in=${stay.checkIn}&check_out=${stay.checkOut}`),
  );
  const card = page.getByRole('article').filter({ hasText: 'Laurel Lantern' });
  await expect(card).toContainText(/total/);
  const cardTotal = (/\$[\d,]+/.exec((await card.textContent()) ?? '') ?? [])[0];
  await expect(page.getByRole('banner')).toContainText(/cabins? found/);

  await card.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Laurel Lantern' })).toBeVisible();
  const reserve = page.getByRole('button', { name: 'Reserve These Dates' });
  await expect(reserve).toBeEnabled();
  for (const end of [
    `Check-in ${formatDate(stay.checkIn)}`,
    `Check-out ${formatDate(stay.checkOut)}`,
  ]) {
    await expect(page.getByRole('button', { name: end })).toBeVisible();
  }
  await reserve.click();

  await expect(page).toHaveURL(/\/booking\?cabin=laurel-lantern/);
  await expect(priceOf(page)).toContainText(MONEY);
  const total =
    (await priceOf(page).getByText('Total with fees and taxes').locator('..').textContent()) ?? '';
  expect(Math.round(Number((MONEY.exec(total) ?? [''])[0].replace(/[$,]/g, '')))).toBe(
    Number(cardTotal?.replace(/[$,]/g, '')),
  );

  await fillDetails(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payOnTestPage(page);
  await expect(page.getByRole('main')).toContainText(/MM-[2-9A-HJ-NP-Z]{8}/);
  await expect(page.getByRole('main')).toContainText((MONEY.exec(total) ?? [''])[0]);

  await page.reload();
  await expect(page.getByRole('main')).toContainText(/MM-[2-9A-HJ-NP-Z]{8}/);

  await page.goto(`/booking?cabin=${SLUG}&check_in=${stay.checkIn}&check_out=${stay.checkOut}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /unavailable|not available/i,
  );
});

test('the card dialog reserves without leaving the list', async ({ page }) => {
  const stay = await findStay(page, 60);
  await page.goto('/cabins');
  const card = page.getByRole('article').filter({ hasText: 'Laurel Lantern' });
  await card.getByRole('button', { name: /Check Availability/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Check Availability' });
  await expect(dialog).toContainText('Laurel Lantern');
  await expect(dialog.getByText('Select check-in date')).toBeVisible();
  const reserve = dialog.getByRole('button', { name: 'Reserve These Dates' });
  await expect(reserve).toBeDisabled();
  await pickDay(dialog, stay.checkIn);
  await pickDay(dialog, stay.checkOut);
  await expect(dialog).toContainText('3 nights');
  await expect(reserve).toBeEnabled();
  await reserve.click();
  await expect(page).toHaveURL(/\/booking\?cabin=laurel-lantern/);
});

test('a booking survives reload, a shared link and lost storage', async ({ page, context }) => {
  const stay = await findStay(page, 80);
  const address = `/booking?cabin=${SLUG}&check_in=${stay.checkIn}&check_out=${stay.checkOut}&adults=3`;
  await page.goto(address);
  const shown = await priceOf(page).textContent();
  await page.reload();
  await expect(priceOf(page)).toHaveText(shown ?? '');

  const other = await context.newPage();
  await other.addInitScript(() => {
    const refuse = () => {
      throw new Error('storage is blocked');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await other.goto(address);
  await expect(other.getByRole('complementary', { name: 'Price' })).toHaveText(shown ?? '');
  await other.close();
});

test('a promo code changes the price and says when it cannot', async ({ page }) => {
  const { calendar } = await readCabin(page.request, SLUG);
  const winter = [...calendar.days.keys()].find((date) => /-(09|10|11|12|01|02)-/.test(date));
  const [stay] = nearestStays(calendar, winter ?? calendar.today, 4);
  if (!stay) throw new Error('No open stay of four nights');
  await page.goto(`/booking?cabin=${SLUG}&check_in=${stay.checkIn}&check_out=${stay.checkOut}`);
  await page.getByText('Have a promo code?').click();
  const code = page.getByLabel('Promo code');
  await code.fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(/NOSUCHCODE/);
  await expect(priceOf(page)).not.toContainText('free night');
  await code.fill('mamafree4');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(priceOf(page)).toContainText(/free night/);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(priceOf(page)).not.toContainText(/free night/);
});

test('three nights in season: the fourth by a ticket in the calendar, the same total up to the booking', async ({
  page,
}) => {
  const { calendar } = await readCabin(page.request, SLUG);
  const winter = [...calendar.days.keys()].filter((date) => /-(11|12|01|02)-/.test(date));
  const arrival = winter.find((checkIn) =>
    [3, 4].every(
      (nights) => checkStay(calendar, { checkIn, checkOut: addDays(checkIn, nights) }).ok,
    ),
  );
  if (!arrival) throw new Error('No four open nights in season');
  const [third, fourth] = [addDays(arrival, 3), addDays(arrival, 4)];

  await page.goto(`/booking?cabin=${SLUG}&check_in=${arrival}&check_out=${third}&promo=MAMAFREE4`);
  await expect(page.getByRole('main')).toContainText('Add one more night and it’s yours');
  await expect(page.getByLabel('Promo code')).not.toHaveAttribute('aria-invalid', 'true');

  await page.goto(`/cabins/${SLUG}?check_in=${arrival}&check_out=${third}`);
  await page.getByRole('heading', { name: 'Dates and total price' }).scrollIntoViewIfNeeded();
  const ticket = page.getByRole('button', { name: TICKET });
  const offer = TICKET.exec((await ticket.textContent()) ?? '')?.[0] ?? '';
  const days = await openCalendar(page);
  await showMonth(days, fourth);
  const name = (await dayOf(days, fourth).getAttribute('aria-label')) ?? '';
  await expect(dayOf(days, fourth)).toHaveAccessibleName(/, (same total|taxes included)$/);
  expect(name).toContain(`, ${offer}, `);
  await dayOf(days, fourth).click();
  await expect(page.getByText('MAMAFREE4 applied: 1 night free.')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Dates and total price' });
  await expect(page.getByRole('button', { name: 'Reserve These Dates' })).toBeEnabled();
  const total = /Total with fees and taxes\s*(\$[\d,.]+)/.exec(
    (await panel.textContent()) ?? '',
  )?.[1];
  await page.getByRole('button', { name: 'Reserve These Dates' }).click();
  await expect(page).toHaveURL(/\/booking\?.*promo=MAMAFREE4/);
  await expect(priceOf(page)).toContainText(total ?? 'no total');
  await expect(priceOf(page)).toContainText('1 free night (MAMAFREE4)');
  await expect(page.getByText('The price changed')).toHaveCount(0);
});

test('mistakes in the form keep what was typed and lead to the first one', async ({ page }) => {
  const stay = await findStay(page, 100);
  await page.goto(`/booking?cabin=${SLUG}&check_in=${stay.checkIn}&check_out=${stay.checkOut}`);
  await page.getByLabel('Full name').fill('Ada Guest');
  await page.getByRole('main').getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Guest');
  await expect(page).toHaveURL(/\/booking\?/);
});
