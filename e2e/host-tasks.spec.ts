import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { expectAccessible, expectInsideWindow } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';
import { bookStay, taskOf } from './support/stays.ts';

// One for each journey, so that none finds its nights taken.
const SLUGS = {
  late: 'splash-and-cedar',
  offline: 'three-ravens-overlook',
  cancelled: 'tin-roof-duet',
};
const LINES = ['Strip the beds', 'Empty the dishwasher'];

test.use({
  serviceWorkers: 'allow',
  allowedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/],
});

/** Takes the cabin's turnovers out of the way of other journeys. */
async function tidy() {
  const admin = adminOfTestedSite();
  await admin.from('checklist_lines').delete().not('id', 'is', null).throwOnError();
}
test.beforeAll(async () => {
  await tidy();
  const lines = LINES.map((body, at) => ({ body, position: at + 1 }));
  await adminOfTestedSite().from('checklist_lines').insert(lines).throwOnError();
});
test.afterAll(tidy);

const itemOf = (page: Page, id: string) => page.locator(`#task-${id}`);

async function openTask(page: Page, id: string) {
  await page.goto(`/host/tasks#task-${id}`);
  const item = itemOf(page, id);
  await expect(item.getByRole('button', { name: 'Start' })).toBeVisible();
  return item;
}

const isKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('host-tasks')).keys();
    return kept.map(({ url }) => new URL(url).pathname).includes('/host/tasks');
  });

test('the host gives a turnover to a cleaner, and a late check-out moves it', async ({
  page,
  browser,
  request,
}) => {
  const { id: bookingId, token } = await bookStay(request, { slug: SLUGS.late, daysAhead: 3 });
  const { id } = await taskOf(bookingId);
  const guest = await browser.newContext();
  const phone = await guest.newPage();
  const cleaner = await signInAs(phone, 'cleaner');

  await signInAs(page, 'owner');
  await page.goto('/host');
  await expect(page.getByText(/in the next two weeks (?:is|are) unassigned/)).toBeVisible();
  const item = await openTask(page, id);
  await item.getByRole('button', { name: 'Assign or add a note' }).click();
  await item.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: cleaner });
  await item.getByRole('textbox', { name: /Note for the cleaner/ }).fill('The key is at the gate.');
  await item.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(item.locator('summary').getByText(`For ${cleaner}`)).toBeVisible();

  await item.getByRole('button', { name: 'Late check-out' }).click();
  await item.getByLabel('These guests leave by').fill('21:00');
  await item.getByRole('button', { name: 'Save the check-out time' }).click();
  await expect(item.getByText(/no later than 8 PM/)).toBeVisible();
  await item.getByLabel('These guests leave by').fill('12:30');
  await item.getByRole('button', { name: 'Save the check-out time' }).click();
  await expect(item.locator('summary').getByText(/^From 12:30 PM/)).toBeVisible();
  await expect(item.locator('summary').getByText('Late check-out')).toBeVisible();
  await phone.goto(`/stay/${token}`);
  await expect(phone.getByText(/12:30 PM/).first()).toBeVisible();

  await phone.goto(`/host/tasks#task-${id}`);
  await expect(itemOf(phone, id).getByText('The key is at the gate.')).toBeVisible();
  await expect(itemOf(phone, id).getByRole('button', { name: 'Late check-out' })).toHaveCount(0);
  await guest.close();
});

test('a cleaner ticks, photographs and finishes without a connection, with one thumb', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id: bookingId } = await bookStay(request, { slug: SLUGS.offline, daysAhead: 3 });
  const { id } = await taskOf(bookingId);
  await signInAs(page, 'cleaner');
  await page.goto('/host');
  await page.getByRole('navigation', { name: 'Console' }).getByText('Tasks').click();
  await expect(page).toHaveURL('/host/tasks');
  const item = itemOf(page, id);
  await item.locator('summary').click();
  await expectInsideWindow(page);
  await expectAccessible(page);
  for (const control of await item.locator('button:visible, li > label, summary').all()) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expect.poll(() => isKept(page)).toBe(true);

  await context.setOffline(true);
  await page.goto(`/host/tasks#task-${id}`);
  await page.reload();
  await expect(page.getByText(/We’ll keep what you do and send it later/)).toBeVisible();
  for (const line of LINES) await item.getByRole('checkbox', { name: line }).check();
  const photograph = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#8a6' },
  })
    .jpeg()
    .toBuffer();
  const file = { name: 'bed.jpg', mimeType: 'image/jpeg', buffer: photograph };
  await item.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText('3 changes waiting for a connection')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 changes waiting for a connection')).toBeVisible();
  await expect(item.getByRole('checkbox', { name: LINES[0] })).toBeChecked();
  await item.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('4 changes waiting for a connection')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/waiting for a connection|Sending/)).toHaveCount(0);
  await page.reload();
  await expect(item.locator('summary').getByText('Done', { exact: true })).toBeVisible();
  // It is loaded once it is in view.
  await item.getByRole('img').scrollIntoViewIfNeeded();
  await expect(item.getByRole('img')).toHaveJSProperty('complete', true);
  expect(await item.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(
    1200,
  );

  await page.goto('/host/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('**/host/sign-in');
  await expect.poll(() => isKept(page)).toBe(false);
  await context.setOffline(true);
  await expect(page.goto('/host/tasks')).rejects.toThrow(/ERR_/);
});

test('what was done meanwhile on a cancelled stay is told, and nothing of it is kept', async ({
  page,
  context,
  request,
}) => {
  const {
    id: bookingId,
    token,
    totalCents,
  } = await bookStay(request, {
    slug: SLUGS.cancelled,
    daysAhead: 3,
  });
  const { id } = await taskOf(bookingId);
  await signInAs(page, 'cleaner');
  const item = await openTask(page, id);
  await item.getByRole('button', { name: 'Start' }).click();
  await expect(item.locator('summary').getByText('Started')).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);

  await context.setOffline(true);
  for (const line of LINES) await item.getByRole('checkbox', { name: line }).check();
  await expect(page.getByText('2 changes waiting for a connection')).toBeVisible();
  const cancelled = await adminOfTestedSite().rpc('cancel_booking', {
    p_token: token,
    p_by: 'host',
    p_expected_refund_cents: totalCents,
  });
  expect(cancelled.data).toMatchObject({ result: 'cancelled' });
  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'no longer needed' });
  await expect(told).toContainText('2 changes made on this phone were not kept.');
  await expect(item.locator('summary').getByText('No longer needed')).toBeVisible();
  await told.getByRole('button', { name: 'Got it' }).click();
  await expect(told).toHaveCount(0);
});

test('supplies, an own task, and a calendar that ends', async ({ page, request }) => {
  await signInAs(page, 'owner');
  await page.goto('/host/tasks');
  await page.getByRole('button', { name: 'Add something to buy' }).click();
  const soap = `Soap ${Date.now()}`;
  await page.getByRole('textbox', { name: 'What', exact: true }).fill(soap);
  await page.getByRole('button', { name: 'Add it' }).click();
  const bought = page.getByRole('checkbox', { name: soap });
  await bought.check();
  await expect(page.getByText(/Bought .* by you/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add a task' }).click();
  await page.getByRole('textbox', { name: 'What needs to be done' }).fill(`Mend the step ${soap}`);
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByText(`Mend the step ${soap}`)).toBeVisible();

  await page.getByRole('button', { name: 'Make the address' }).click();
  const address = new URL(await page.locator('code').innerText()).pathname;
  const file = await request.get(address);
  expect(file.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': expect.stringContaining('noindex') as unknown,
  });
  expect(await file.text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: 'Make the address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
