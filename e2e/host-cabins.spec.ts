import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';

const SLUG = 'fern-hollow';
const PICTURE = '/images/cabins/laurel-lantern/2-great-room.webp';

const saveAll = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText(/^Saved\. Guests see it (now|once the cabin is live)\.$/),
  ).toBeVisible();
};
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** What a guest gets under that address. */
const statusOf = async (page: Page, slug: string) =>
  (await page.request.get(`/cabins/${slug}`, { maxRedirects: 0 })).status();

/** The first one is added by hand. */
async function addPictures(slug: string) {
  const admin = adminOfTestedSite();
  const { data } = await admin
    .from('cabins')
    .update({ hero_image_url: PICTURE })
    .eq('slug', slug)
    .select('id')
    .single();
  const pictures = Array.from({ length: 8 }, (_, place) => ({
    cabin_id: data?.id ?? '',
    image_url: PICTURE,
    description: `Room ${place + 1}`,
    room_type: 'exterior',
    display_order: place,
  }));
  const { error } = await admin.from('cabin_photos').insert(pictures);
  expect(error).toBeNull();
}

/** A cabin of the host's own goes live only in a shop with all of these. */
const OWN_SHOP = {
  phone: '+12185550133',
  email: 'fern@cabins.example',
  story: 'We grow ferns.',
  promise_text: 'Clean beds.',
  terms_text: 'Pay by card.',
  privacy_text: 'We keep little.',
};
const leaveShop = () =>
  adminOfTestedSite()
    .from('shop_settings')
    .delete()
    .in('key', Object.keys(OWN_SHOP))
    .throwOnError();

test.afterAll(async () => {
  await adminOfTestedSite().from('cabins').delete().like('slug', `${SLUG}%`);
  await leaveShop();
});

test('from a name to a live cabin, its words, its new address, and off the site again', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await page.goto('/host/cabins');
  await page.getByRole('link', { name: 'Add a cabin', exact: true }).click();
  await box(page, 'Name').fill('Fern Hollow');
  await box(page, 'Nightly price ($)').fill('185');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(`**/host/cabins/${SLUG}`);
  await expect(page.getByRole('button', { name: 'Go live' })).toBeDisabled();
  expect(await statusOf(page, SLUG)).toBe(404);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  const previewed = page.frameLocator('iframe');
  await expect(previewed.locator('h1')).toHaveText('Fern Hollow');
  await box(page, 'Name').fill('Fern House');
  await expect(previewed.locator('h1')).toHaveText('Fern House');
  await page.getByRole('radio', { name: 'Desktop' }).check();
  await previewed.getByText('Dates and total price').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Card' }).check();
  await expect(previewed.locator('h3')).toHaveText(['Fern House']);
  await expect.poll(() => previewed.locator('body').evaluate(() => innerWidth)).toBe(1280);
  await expectAccessible(page);
  expect(asked).toContain(`/host/cabins/${SLUG}/preview`);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await box(page, 'Name').fill('Fern Hollow');
  await page.getByRole('button', { name: 'Preview' }).click();

  await box(page, 'Short description').fill('A small cabin among the ferns.');
  await box(page, 'Long description').fill('It has a creek, and a porch to hear it from.');
  await page.getByRole('button', { name: 'Add a bed' }).click();
  await box(page, 'Place on the map').fill('https://www.google.com/maps/@35.7144,-83.5247,17z');
  const marker = page.getByRole('slider', { name: 'Cabin location' });
  await page.getByText('Visitors see this area').scrollIntoViewIfNeeded();
  await marker.press('ArrowUp');
  await marker.press('Shift+ArrowRight');
  await expect(box(page, 'Place on the map')).toHaveValue('35.7145, -83.5237');
  await expectAccessible(page, '#place');
  await box(page, 'Elevation (feet)').fill('1500');
  await box(page, 'Street address').fill('12 Fern Road, Gatlinburg');
  await page.reload();
  await expect(box(page, 'Place on the map')).toHaveValue('35.7145, -83.5237');
  await expect(box(page, 'Street address')).toHaveValue('12 Fern Road, Gatlinburg');
  await saveAll(page);
  await addPictures(SLUG);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Enter your own phone number' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go live' })).toBeDisabled();
  const settings = Object.entries(OWN_SHOP).map(([key, value]) => ({ key, value }));
  await adminOfTestedSite().from('shop_settings').insert(settings).throwOnError();
  await page.reload();
  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByRole('heading', { name: 'On the site' })).toBeVisible();
  await expect.poll(() => statusOf(page, SLUG)).toBe(200);

  await page.getByRole('searchbox', { name: 'Find an amenity' }).fill('washer');
  await page.getByRole('group', { name: 'Washer', exact: true }).getByLabel('Yes').check();
  await box(page, 'Something that isn’t on the list').fill('A telescope on the porch');
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Outdoors');
  await page.getByRole('button', { name: 'Add it to the list' }).click();
  await box(page, 'Short description').fill('A small cabin among the tallest ferns.');
  await saveAll(page);
  const text = async (part = '') => (await page.request.get(`/cabins/${SLUG}${part}`)).text();
  await expect.poll(() => text()).toContain('among the tallest ferns');
  const facts = await text('/facts');
  expect(facts).toContain('Bath and laundry');
  expect(facts).toContain('A telescope on the porch');
  for (const shown of [await text(), facts, await text('/facts.json')]) {
    expect(shown).not.toContain('12 Fern Road');
    expect(shown).not.toContain('83.5237');
  }

  await box(page, 'Page address').fill(`${SLUG}-house`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`**/host/cabins/${SLUG}-house`);
  await expect.poll(() => statusOf(page, `${SLUG}-house`)).toBe(200);
  await expect.poll(() => statusOf(page, SLUG)).toBe(308);

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Unpublish it' }).click();
  await expect(page.getByText('Unpublished', { exact: true })).toBeVisible();
  await expect.poll(() => statusOf(page, `${SLUG}-house`)).toBe(404);

  // The site of the journeys after this one is the example shop again.
  await leaveShop();
  const home = async () => (await page.request.get('/')).text();
  // A page whose rendering began before the change may be cached until the site looks for changes, once a minute.
  await expect.poll(home, { timeout: 70_000 }).not.toContain('555-0133');
});

test('two people edit the same words: the second is shown both and chooses', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const theirs = await signInAs(other, 'owner');
  await signInAs(page, 'manager');
  await page.goto('/host/cabins/hickory-switch');
  await other.goto('/host/cabins/hickory-switch');
  await box(page, 'Rule 1').fill('Mine');
  await box(other, 'Rule 1').fill('Theirs');
  await saveAll(other);
  await other.close();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${theirs} changed it`)).toContainText('A house rule');
  await page.getByRole('button', { name: /^Keep mine/ }).click();
  await saveAll(page);
  await page.reload();
  await expect(box(page, 'Rule 1')).toHaveValue('Mine');
});
