import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/hold-back';
import { signInAs } from './support/staff';

/** A phone's in-app browser. */
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const SCRIPTS = /\/_next\/static\/.*\.js$/;
const CABIN = '/cabins/laurel-lantern';

type Find = (page: Page) => Locator;
type Control = { on: string; name: string; control: Find; answer: Find };

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name }).first();
const dialog =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('dialog', { name });
const checkAvailability = button('Check Availability');
const bookingBar: Find = (page) => page.locator('[data-bottom-bar]').getByRole('button');
const searchDialog = dialog('Find Your Perfect Cabin');
const savedHeart: Find = (page) => page.locator('[aria-pressed=true][aria-label^="Save "]');

const CONTROLS: Control[] = [
  { on: '/', name: 'search', control: button('Find Your Cabin'), answer: searchDialog },
  { on: '/', name: 'dates', control: checkAvailability, answer: dialog('Check Availability') },
  {
    on: '/',
    name: 'menu',
    control: button('Open menu'),
    answer: (page) => page.getByRole('navigation', { name: 'Mobile' }),
  },
  { on: '/', name: 'heart', control: button(/^Save /), answer: savedHeart },
  {
    on: '/cabins',
    name: 'search',
    control: button('Search dates & cabins'),
    answer: searchDialog,
  },
  { on: '/cabins', name: 'dates', control: checkAvailability, answer: dialog(/Availability/) },
  { on: '/cabins', name: 'heart', control: button(/^Save /), answer: savedHeart },
  {
    on: '/cabins',
    name: 'map',
    control: button('Map'),
    answer: (page) => page.locator('[data-list-map=open]'),
  },
  { on: CABIN, name: 'dates', control: bookingBar, answer: dialog('Laurel Lantern') },
  { on: CABIN, name: 'heart', control: button(/^Save /), answer: savedHeart },
  {
    on: CABIN,
    name: 'picture',
    control: (page) => page.locator('a[data-photo]').first(),
    answer: dialog(/^Drawings of/),
  },
  { on: CABIN, name: 'gallery', control: button(/^View all/), answer: dialog(/^Drawings of/) },
];

/** Opens a page whose scripts are under way until released. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  return release;
}

for (const { on, name, control, answer } of CONTROLS) {
  const title = `${on}: a tap on ${name} before the scripts is shown at once and answered by them`;
  test(title, async ({ page }) => {
    const release = await openWithoutScripts(page, on);
    const tapped = control(page);
    await tapped.tap();
    await expect(tapped).toHaveAttribute('aria-busy', 'true');
    expect(await tapped.evaluate((it) => getComputedStyle(it, '::after').animationName)).toBe(
      'busy-turn',
    );
    await expect(page).toHaveURL(on);
    release();
    await expect(answer(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]:is(a, button)')).toHaveCount(0);
  });
}

test('a filter is a link: it leads on while the scripts are under way', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openWithoutScripts(page, '/cabins');
  await page.getByRole('link', { name: 'Hot tub', exact: true }).tap();
  await expect(page).toHaveURL('/cabins/hot-tub');
});

test('on a phone the filters are a form, which works while the scripts are under way', async ({
  page,
}) => {
  await openWithoutScripts(page, '/cabins');
  await page.locator('summary', { hasText: 'Filter' }).tap();
  await page.getByLabel('Show', { exact: true }).selectOption('Hot tub');
  await page.getByRole('button', { name: 'Show cabins' }).tap();
  await expect(page).toHaveURL(/\/cabins\?filter=hot-tub/);
});

test('the key that presses a button counts as a tap', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await button('Find Your Cabin')(page).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(searchDialog(page)).toBeVisible();
});

test('of impatient taps each control answers once, and of two dialogs the last', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/cabins');
  const hearts = page.getByRole('button', { name: /^Save / });
  for (const heart of [hearts.nth(0), hearts.nth(1), hearts.nth(0)]) await heart.tap();
  await checkAvailability(page).tap();
  await button('Open menu')(page).tap();
  await button('Open menu')(page).tap();
  release();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  await expect(savedHeart(page)).toHaveCount(2);
  await expect(dialog('Check Availability')(page)).toHaveCount(0);
});

test('the calendar in a page opens at the first tap on a date field', async ({ page }) => {
  const release = await openWithoutScripts(page, CABIN);
  const panel = page.getByRole('complementary', { name: 'Dates and total price' });
  await panel.scrollIntoViewIfNeeded();
  // Nothing there looks like a day before it is one.
  await expect(panel.locator('[data-date]')).toHaveCount(0);
  await panel.getByRole('button', { name: /^Check-in/ }).tap();
  release();
  const day = panel.locator('[data-date]:not([aria-disabled])').first();
  await day.tap();
  await expect(panel.locator('[aria-selected=true]')).not.toHaveCount(0);
});

test('what is typed before the scripts stays', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  const email = page.getByLabel('Email address');
  await email.fill('early@example.com');
  release();
  await button('Open menu')(page).tap();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  await expect(email).toHaveValue('early@example.com');
});

test('what the host types before the scripts is what would be saved', async ({ page }) => {
  await signInAs(page, 'owner');
  const release = await openWithoutScripts(page, '/host/cabins/two-dogs-ridge');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Name').fill('Three Dogs Ridge');
  await box('Directions').fill('Turn left at the church.');
  release();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await expect(box('Name')).toHaveValue('Three Dogs Ridge');
  await expect(box('Directions')).toHaveValue('Turn left at the church.');
});

test.describe('when the scripts do not come', () => {
  test.use({ allowedProblems: [/Failed to load resource/] });

  const LEADS_ON: [on: string, name: string, control: Find, to: string][] = [
    ['/', 'search', button('Find Your Cabin'), '/cabins'],
    ['/', 'menu', button('Open menu'), '/#site-footer'],
    ['/cabins', 'search', button('Search dates & cabins'), '/cabins'],
    [CABIN, 'dates', bookingBar, `${CABIN}#availability`],
  ];
  for (const [on, name, control, to] of LEADS_ON) {
    test(`${on}: ${name} leads on`, async ({ page }) => {
      const failures: (() => Promise<void>)[] = [];
      await page.route(SCRIPTS, (route) => void failures.push(() => route.abort()));
      await page.goto(on, { waitUntil: 'commit' });
      await control(page).tap();
      await Promise.all(failures.map((fail) => fail()));
      await expect(page).toHaveURL(to);
    });
  }

  for (const on of ['/', '/cabins']) {
    test(`${on}: a card leads to its cabin, where dates can be sent without scripts`, async ({
      page,
    }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(on);
      const card = page.locator('[data-cabin]').first();
      const href = await card.getByRole('link').first().getAttribute('href');
      await card.getByRole('link', { name: /^View Details/ }).tap();
      await expect(page).toHaveURL(href ?? '');
      await expect(page.getByRole('button', { name: 'See the total' })).toBeVisible();
    });
  }

  test('a page whose scripts have failed is the one that needs none', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/cabins');
    await expect(page.getByRole('form', { name: 'Search cabins' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All pages' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeHidden();
  });
});
