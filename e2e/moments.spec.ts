import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import { checkStay } from '../lib/domain/stays/availability.ts';
import { expectAccessible } from './support/accessible';
import { dayOf, openCalendar, showMonth } from './support/dates';
import { expect, readCabin, test } from './support/fixtures';
import { watchShifts } from './support/layout-shifts.ts';
import { bookStay } from './support/stays.ts';

const SLUG = 'laurel-lantern';

/** Three nights in season after which the fourth is open too. */
async function findTicketStay(page: Page) {
  const { calendar } = await readCabin(page.request, SLUG);
  const checkIn = [...calendar.days.keys()].find(
    (date) =>
      /-(11|12|01|02)-/.test(date) &&
      [3, 4].every(
        (nights) => checkStay(calendar, { checkIn: date, checkOut: addDays(date, nights) }).ok,
      ),
  );
  if (!checkIn) throw new Error('No four open nights in season');
  return { checkIn, checkOut: addDays(checkIn, 3) };
}

const query = ({ checkIn, checkOut }: Record<'checkIn' | 'checkOut', CalendarDate>) =>
  `check_in=${checkIn}&check_out=${checkOut}`;

test.describe('the booking form', () => {
  for (const [width, height, screens] of [
    [390, 664, 1.5],
    [390, 844, 1],
    [768, 1024, 1],
    [1280, 720, 1],
    [1440, 900, 1],
  ] as const) {
    test(`at ${width} × ${height} begins in view, with its ticket, and nothing moves`, async ({
      page,
    }) => {
      const stay = await findTicketStay(page);
      const shifts = await watchShifts(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.setViewportSize({ width, height });
      await page.goto(`/booking?cabin=${SLUG}&${query(stay)}&adults=2`);
      const first = page.getByLabel('Full name');
      await expect(first).toBeEnabled();
      await expect(
        page.getByRole('button', { name: /^(\w+ night’s on me|Add \w+ night)/ }),
      ).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      const bottom = await first.evaluate((field) => field.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(height * screens);
      const { score, moved } = await shifts();
      expect(score, moved.join('\n')).toBeLessThanOrEqual(0.01);
      expect(asked).not.toContain('/api/quote');
      expect(asked).not.toContain('/api/availability');
    });
  }

  test('the stay opens from its line, and stands there again after a reload', async ({ page }) => {
    const stay = await findTicketStay(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/booking?cabin=${SLUG}&${query(stay)}&adults=2`);
    const change = page.getByRole('button', { name: 'Change dates' });
    await expect(page.getByLabel('Full name')).toBeEnabled();
    await expect(change).toBeHidden();
    await page.getByRole('main').locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(change).toBeVisible();
    await page.getByRole('button', { name: 'More adults' }).click();
    const line = page.getByRole('region', { name: 'Your stay' }).locator('summary');
    await expect(line).toContainText('3 adults');
    // The price of two adults is dimmed until that of three is there.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(line).toContainText(/3 nights.*3 adults.*\$/);
  });
});

for (const [width, height] of [
  [360, 740],
  [390, 664],
  [390, 844],
] as const) {
  test(`after the first heart at ${width} × ${height} "Saved!" covers no way out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/cabins');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    const message = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    const panel = page.getByRole('dialog').locator('[data-panel]');
    await expect(message).toContainText('Saved!');
    await expect(panel).toBeVisible();
    // The sheet rises below it.
    const [toast, sheet] = await Promise.all([message.boundingBox(), panel.boundingBox()]);
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  });
}

/** Writes on the element which animations began in it: they may be over before somebody looks. */
const watchAnimations = (element: Locator) =>
  element.evaluate((cell: HTMLElement) => {
    cell.addEventListener('animationstart', ({ animationName }) => {
      cell.dataset.played = [cell.dataset.played, animationName].filter(Boolean).join();
    });
  });

async function takeTicket(browser: Browser, reducedMotion: 'reduce' | 'no-preference') {
  const page = await browser.newPage({ reducedMotion, viewport: { width: 1280, height: 900 } });
  const stay = await findTicketStay(page);
  const shifts = await watchShifts(page);
  await page.goto(`/cabins/${SLUG}?${query(stay)}`);
  const days = await openCalendar(page);
  await showMonth(days, stay.checkOut);
  const ticket = dayOf(days, addDays(stay.checkOut, 1));
  await expect(ticket).toHaveAccessibleName(/, (same total|taxes included)$/);
  const before = await shifts();
  const night = dayOf(days, stay.checkOut);
  await watchAnimations(night);
  await ticket.click();
  await expect(night).toHaveClass(/gold-night/);
  await expect(page.getByText('MAMAFREE4 applied: 1 night free.')).toBeVisible();
  const played = await night.evaluate((cell) => cell.dataset.played ?? '');
  const after = await shifts();
  await page.close();
  return { played, moved: after.score - before.score };
}

test('the stub of the ticket joins the night that it gives, without moving anything else', async ({
  browser,
}) => {
  const { played, moved } = await takeTicket(browser, 'no-preference');
  expect(played).toBe('gold-join');
  expect(moved).toBeLessThanOrEqual(0.01);
});

test('where less motion is asked for, the night is gold at once', async ({ browser }) => {
  expect((await takeTicket(browser, 'reduce')).played).toBe('');
});

test('a booking is shared as a postcard, with the page of the cabin and nothing private', async ({
  page,
}) => {
  const booking = await bookStay(page.request, { slug: SLUG, daysAhead: 110 });
  await page.addInitScript(() => {
    const shared: object[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], ...data }: ShareData) => {
        shared.push({ ...data, files: files.map(({ name, type }) => `${name} ${type}`) });
      },
    });
  });
  await page.goto(`/booking-success?reference=${booking.reference}&token=${booking.token}`);
  await page.getByRole('button', { name: 'Share with your group' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  await expect.poll(shared).toHaveLength(1);
  const [data] = await shared();
  expect(data).toMatchObject({
    url: new URL(`/cabins/${SLUG}`, page.url()).href,
    files: [`${SLUG}.jpg image/jpeg`],
  });
  expect(JSON.stringify(data)).not.toContain(booking.token);
  expect(JSON.stringify(data)).not.toContain(booking.reference);

  const saved = page.getByRole('link', { name: 'Save the postcard' });
  const answer = await page.request.get((await saved.getAttribute('href')) ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('private') as unknown,
    'x-robots-tag': expect.stringContaining('noindex') as unknown,
  });
  const { width, height, exif, format } = await sharp(await answer.body()).metadata();
  expect({ width, height, exif, format }).toEqual({
    width: 1200,
    height: 800,
    exif: undefined,
    format: 'jpeg',
  });
});
