import type { Page } from '@playwright/test';
import { shop } from '../lib/shop/shop.ts';
import { expectAccessible } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { bookStay, cancelStay } from './support/stays.ts';

const SLUG = 'carousel-hill';
const ARRIVAL = {
  address: '44 Carousel Lane, Pigeon Forge, TN 37863',
  directions: 'Left at the white church, then the third drive.',
  parking: 'Two cars by the steps',
  door_kind: 'fixed',
  door_code: '2580',
  door_note: 'Push the door while you type.',
  wifi_name: 'Porchlight',
  wifi_password: 'under the stars',
  manual: 'The hot tub is behind the barn.',
};

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  allowedProblems: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|RSC payload|download/,
  ],
});

async function setArrival(opensHoursBefore: number) {
  const admin = adminOfTestedSite();
  const { data } = await admin.from('cabins').select('id').eq('slug', SLUG).single().throwOnError();
  const row = { cabin_id: data.id, ...ARRIVAL, opens_hours_before: opensHoursBefore };
  await admin.from('cabin_arrivals').upsert(row).throwOnError();
}

const copyOf = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('stay '));
    const found = await Promise.all(
      names.map((cacheName) => caches.match(url, { cacheName, ignoreVary: true })),
    );
    return (await found.find(Boolean)?.text()) ?? '';
  }, path);

const savedNote = (page: Page) => page.getByText(/^This page is saved on this device until/);
const banner = (page: Page) => page.getByText(/^Saved copy from .* You’re offline/);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A stay whose page has been opened and saved. */
async function openStay(page: Page, booking: { token: string }) {
  const path = `/stay/${booking.token}`;
  await page.goto(path);
  await expect(savedNote(page)).toBeVisible();
  return path;
}

/** Nothing of the stay is left in the browser, and a reload without a signal shows nothing of it. */
async function expectNothingLeft(page: Page, path: string) {
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(heading(page)).toHaveText('You’re offline');
  await expect(page.getByText(/Carousel|2580|Porchlight/)).toHaveCount(0);
  expect(await copyOf(page, path)).toBe('');
}

test.beforeAll(() => setArrival(24));

test('a stay opens without a signal, with the door code once it was released', async ({
  page,
  context,
  request,
}) => {
  await setArrival(0);
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 12 });
  const path = await openStay(page, booking);
  await expectAccessible(page);
  expect(await copyOf(page, path)).not.toMatch(/2580|under the stars/);

  await context.setOffline(true);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText(/^Your door code and house notes will be right here/)).toBeVisible();

  await context.setOffline(false);
  await setArrival(720);
  // The banner's link asks for the live page.
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Show them' })).toBeVisible();
  await expect.poll(() => copyOf(page, path)).toContain('2580');

  await context.setOffline(true);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  for (const text of [
    ARRIVAL.address,
    ARRIVAL.directions,
    `Parking: ${ARRIVAL.parking}`,
    ARRIVAL.door_code,
    ARRIVAL.door_note,
    ARRIVAL.wifi_name,
    ARRIVAL.wifi_password,
    ARRIVAL.manual,
    booking.reference,
    'No smoking',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: `Call ${shop().phone.display}` })).toHaveAttribute(
    'href',
    `tel:${shop().phone.e164}`,
  );
  const map = page.getByRole('img', { name: /drawn map/ });
  await expect(map).toHaveJSProperty('naturalWidth', 1120);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${SLUG}.ics`);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
});

test('no other page is served from it, and Back returns to it', async ({
  page,
  context,
  request,
}) => {
  const path = await openStay(page, await bookStay(request, { slug: SLUG, daysAhead: 20 }));
  await context.setOffline(true);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  for (const other of ['/cabins', `${path}/cancel`, '/stay/00000000000000000000000000000000']) {
    await page.goto(other);
    await expect(heading(page)).toHaveText('You’re offline');
    await expect(page.getByText('Carousel')).toHaveCount(0);
  }
  await page.goto(`${path}?notice=sent`);
  await expect(banner(page)).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(banner(page)).toBeVisible();
});

test('a day after departure nothing of it is shown or left', async ({ page, request }) => {
  const path = await openStay(page, await bookStay(request, { slug: SLUG, daysAhead: 28 }));
  // The worker reads the end of a copy from its name, so this is as if its time had come.
  await page.evaluate(async (url) => {
    const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('stay '));
    const [, id] = name.split(' ');
    const page = await caches.match(url, { cacheName: name });
    const over = await caches.open(`stay ${id} ${Date.now() - 1}`);
    if (page) await over.put(url, page);
    await caches.delete(name);
  }, path);
  expect(await copyOf(page, path)).toContain('Carousel');
  await expectNothingLeft(page, path);
});

test('a canceled stay is erased once the page is opened with a signal', async ({
  page,
  request,
}) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 36 });
  const path = await openStay(page, booking);
  await cancelStay(booking, booking.totalCents);
  await page.reload();
  await expect(heading(page)).toHaveText(/cancel/i);
  await expect.poll(() => copyOf(page, path)).toBe('');
  await expectNothingLeft(page, path);
});

test('the guest removes it by keyboard, and it stays away until she saves it again', async ({
  page,
  request,
}) => {
  const path = await openStay(page, await bookStay(request, { slug: SLUG, daysAhead: 44 }));
  await page.getByRole('button', { name: 'Remove from this device' }).focus();
  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: 'Save on this device' });
  await expect(again).toBeFocused();
  await page.reload();
  await expect(again).toBeVisible();
  await expectNothingLeft(page, path);

  await page.context().setOffline(false);
  await page.goto(path);
  await again.click();
  await expect(savedNote(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('a browser without workers, as in an app, has the whole page and no promise', async ({
  browser,
  request,
}) => {
  const { token } = await bookStay(request, { slug: SLUG, daysAhead: 52 });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(`/stay/${token}`);
  await expect(heading(page)).toHaveText(/^See you/);
  await expect(page.getByText(ARRIVAL.address)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/saved on this device/)).toHaveCount(0);
  await page.context().close();
});
