import { expectAccessible } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { CABIN_ROW } from './support/cabin-row.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';

const SLUG = 'whippoorwill-porch';
const PICTURES = ['2-great-room', '3-kitchen', '4-dining'].map(
  (name) => `/images/cabins/laurel-lantern/${name}.webp`,
);
const WORDS = 'Come sit with me. The creek does the talking.';

test.use({
  launchOptions: async ({ launchOptions }, apply) => {
    const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await apply({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] });
  },
});

test.beforeAll(async () => {
  const admin = adminOfTestedSite();
  const { data: cabin, error } = await admin
    .from('cabins')
    .insert({
      ...CABIN_ROW,
      slug: SLUG,
      title: 'Whippoorwill Porch',
      short_desc: 'A porch that faces the creek.',
      hero_image_url: PICTURES[0] ?? '',
      timezone: 'America/New_York',
    })
    .select('id')
    .single();
  expect(error).toBeNull();
  await admin.from('cabin_photos').insert(
    PICTURES.map((image_url, place) => ({
      cabin_id: cabin?.id ?? '',
      image_url,
      description: `Picture ${place + 1}`,
      room_type: 'exterior',
      display_order: place,
    })),
  );
});
test.afterAll(async () => {
  await adminOfTestedSite().from('cabins').delete().eq('slug', SLUG);
});

test('the host records her voice; a guest hears it on the page and over the first picture, and reads it', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'manager');
  await page.goto(`/host/cabins/${SLUG}`);
  await page.getByRole('link', { name: 'Your voice' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const progress = page.getByRole('progressbar', { name: 'Recorded' });
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(1.5);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('textbox', { name: 'Transcript' }).fill(WORDS);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved. Guests hear it now.')).toBeVisible();
  await expect(page.getByLabel('Your voice on the page')).toBeVisible();

  const guest = await browser.newPage();
  const heard: string[] = [];
  guest.on('request', (request) => {
    if (request.url().includes('/voices/')) heard.push(request.url());
  });
  await expect(async () => {
    await guest.goto(`/cabins/${SLUG}`);
    await expect(guest.getByText(/^Hear Mountain Mama · \d seconds?$/)).toBeVisible();
  }).toPass();
  await guest.getByText('Read it instead').click();
  await expect(guest.getByText(WORDS)).toBeVisible();
  await expect(
    guest.getByLabel(/^Mountain Mama about Whippoorwill Porch, \d seconds?$/),
  ).toBeVisible();
  // While the viewer is open, the page is hidden from roles and labels.
  const onPage = guest.locator('blockquote audio');
  expect(heard).toEqual([]);
  await onPage.evaluate((sound: HTMLAudioElement) => sound.play());
  expect(heard).toHaveLength(1);
  const length = await onPage.evaluate((sound: HTMLAudioElement) => sound.duration);
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThan(5);

  await guest.locator('[data-photo="0"]').first().click();
  const overPicture = guest.getByRole('group', { name: 'The host’s voice' });
  await expect(overPicture).toBeVisible();
  await onPage.evaluate((sound: HTMLAudioElement) => {
    sound.loop = true;
    return sound.play();
  });
  await overPicture.locator('audio').evaluate((sound: HTMLAudioElement) => sound.play());
  await expect.poll(() => onPage.evaluate((sound: HTMLAudioElement) => sound.paused)).toBe(true);
  await expectAccessible(guest);
  await guest.close();

  await page.reload();
  await page.getByRole('button', { name: 'Remove your voice' }).click();
  await page.getByRole('button', { name: 'Remove your voice' }).click();
  await expect(page.getByLabel('Your voice on the page')).toHaveCount(0);
  expect((await page.request.get(heard[0] ?? '')).status()).toBe(404);
});
