import type { Page } from '@playwright/test';
import path from 'node:path';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { expectAccessible } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { makePhotographs } from './support/photographs/make.ts';
import { signInAs } from './support/staff.ts';

const FOLDER = path.resolve(import.meta.dirname, '../.local/test-photographs');
const SLUG = 'moss-on-the-north-side';
const MOVED = 'moss-and-where-it-grows';
const EVENT = 'barn-dance-by-the-creek';
const TITLE = 'Moss on the north side';
const SUMMARY = 'Where the moss is deepest, and which morning to go and look at it.';
const today = todayInZone(new Date(), 'America/New_York');

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = async (page: Page, said: string) => {
  await button(page, 'Save').click();
  await expect(page.getByText(said)).toBeVisible();
};
const statusOf = async (page: Page, address: string) =>
  (await page.request.get(address, { maxRedirects: 0 })).status();
const textOf = async (page: Page, address: string) => (await page.request.get(address)).text();
/** The page cache follows within moments. */
const expectText = (page: Page, address: string, text: string, isThere = true) =>
  expect
    .poll(async () => (await textOf(page, address)).includes(text), { message: address })
    .toBe(isThere);

async function begin(page: Page, kind: string, title: string, slug: string) {
  await page.goto('/host/posts');
  await page.getByRole('link', { name: 'Write something new' }).click();
  await page.getByRole('radio', { name: kind }).check();
  await box(page, 'Title').fill(title);
  await button(page, 'Create draft').click();
  await page.waitForURL(`**/host/posts/${slug}`);
}

async function choosePicture(page: Page, file: string) {
  const card = page.getByRole('region', { name: 'Picture at the top' });
  await card.locator('input[type="file"]').setInputFiles(file);
  await expect(card.getByRole('button', { name: 'Choose another picture' })).toBeVisible({
    timeout: 60_000,
  });
}

test.afterAll(async () => {
  await adminOfTestedSite().from('posts').delete().in('slug', [SLUG, MOVED, EVENT]);
});

test.describe.configure({ mode: 'serial' });

test('an article: written with pictures, shown by a secret link, scheduled, published, moved, deleted', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const [first = '', second = ''] = await makePhotographs(FOLDER, 2);
  await signInAs(page, 'manager');
  await page.setViewportSize({ width: 1280, height: 900 });
  await begin(page, 'Article', TITLE, SLUG);
  await expect(page.getByText('Not there yet:')).toBeVisible();
  await expect(button(page, 'Publish now')).toBeDisabled();

  // What is typed is beside it, drawn as on the site.
  const previewed = page.frameLocator('iframe');
  await box(page, 'Summary').fill(SUMMARY);
  await box(page, 'Text').fill('It likes the shade.\n\n## By the creek\n\n<b>Deep</b>.');
  await expect(previewed.getByRole('heading', { level: 2, includeHidden: true })).toContainText(
    'By the creek',
  );
  await expect(previewed.getByText('<b>Deep</b>.')).toBeAttached();
  await box(page, 'Picture for the text: what it shows').fill('Moss on a stone');
  await page
    .getByRole('region', { name: 'Words' })
    .locator('input[type="file"]')
    .setInputFiles(first);
  await expect(box(page, 'Text')).toHaveValue(/!\[Moss on a stone\]\(\/images\/uploads\//, {
    timeout: 60_000,
  });
  await expect(previewed.locator('img[alt="Moss on a stone"]')).toBeAttached();
  await choosePicture(page, second);
  await page.getByRole('checkbox', { name: 'On the trail' }).check();
  await expectAccessible(page);
  await save(page, 'Saved. Only your team sees it.');
  await expect(page.getByText('Everything’s ready.')).toBeVisible();
  expect(await statusOf(page, `/blog/${SLUG}`)).toBe(404);

  // Somebody without an account reads the draft.
  await button(page, 'Make a secret link').click();
  const link = await page.getByText(/\/preview\/[\w-]{43}$/).innerText();
  const guest = await browser.newContext();
  const draft = new URL(link).pathname;
  const reader = await guest.newPage();
  const answer = await reader.goto(draft);
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(reader.getByRole('img', { name: 'Moss on a stone' })).toBeVisible();
  await expectAccessible(reader);
  await button(page, 'End the link').click();
  await button(page, 'End the link').click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  expect((await reader.goto(draft))?.status()).toBe(404);
  await guest.close();

  await button(page, 'Choose a day and time').click();
  await page.getByLabel('Day', { exact: true }).fill(addDays(today, 2));
  await button(page, 'Schedule it').click();
  await expect(page.getByText('It goes on the site on')).toBeVisible();
  expect(await statusOf(page, `/blog/${SLUG}`)).toBe(404);
  await expectText(page, '/blog', TITLE, false);
  await button(page, 'Publish now').click();
  await expect(page.getByRole('region', { name: 'On the site' })).toBeVisible();
  await expect.poll(() => statusOf(page, `/blog/${SLUG}`)).toBe(200);
  for (const address of ['/blog', '/blog/rss.xml', '/llms.txt']) {
    await expectText(page, address, TITLE);
  }
  await expectText(page, '/sitemap/posts.xml', `/blog/${SLUG}<`);
  const html = await textOf(page, `/blog/${SLUG}`);
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('alt="Moss on a stone"');
  expect(html).toContain('&lt;b&gt;Deep&lt;/b&gt;');

  // Its former address leads to the new one.
  await page.getByRole('textbox', { name: 'Page address' }).fill(MOVED);
  await button(page, 'Save').click();
  await page.waitForURL(`**/host/posts/${MOVED}`);
  await expect(page.getByRole('region', { name: 'Previous addresses' })).toContainText(SLUG);
  await expect.poll(() => statusOf(page, `/blog/${SLUG}`)).toBe(308);
  const moved = await page.request.get(`/blog/${SLUG}`, { maxRedirects: 0 });
  expect(moved.headers().location).toBe(`/blog/${MOVED}`);
  await expectText(page, '/sitemap/posts.xml', `/blog/${SLUG}<`, false);

  await button(page, 'Delete').click();
  await button(page, 'Delete it for good').click();
  await page.waitForURL('**/host/posts');
  await expect.poll(() => statusOf(page, `/blog/${MOVED}`)).toBe(404);
  await expectText(page, '/blog/rss.xml', TITLE, false);
});

test('an event is where the events are, until its last day is over', async ({ page }) => {
  test.setTimeout(180_000);
  const [picture = ''] = await makePhotographs(FOLDER, 1);
  await signInAs(page, 'owner');
  await begin(page, 'Event', 'Barn dance by the creek', EVENT);
  await box(page, 'Summary').fill('Fiddles, lanterns and a floor of oak: everybody may come.');
  await page.getByLabel('First day').fill(addDays(today, 3));
  await page.getByLabel('Last day').fill(addDays(today, 4));
  await box(page, 'Place').fill('The red barn, Wears Valley');
  await box(page, 'Text').fill('Bring shoes.');
  await choosePicture(page, picture);
  await save(page, 'Saved. Only your team sees it.');
  await button(page, 'Publish now').click();
  await expect(page.getByRole('region', { name: 'On the site' })).toBeVisible();
  await expectText(page, '/events', `/events/${EVENT}`);
  await expectText(page, '/sitemap/posts.xml', `/events/${EVENT}<`);
  await expectText(page, '/blog', 'Barn dance', false);
  const html = await textOf(page, `/events/${EVENT}`);
  expect(html).toContain(`"startDate":"${addDays(today, 3)}"`);
  expect(html).toContain('The red barn, Wears Valley');
  await page.goto(`/events/${EVENT}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barn dance by the creek');
  await expectAccessible(page);
  // The calendar of the region is as it was.
  expect(await statusOf(page, '/events/no-such-event')).toBe(404);

  const past = { event_from: addDays(today, -2), event_to: addDays(today, -1) };
  await adminOfTestedSite().from('posts').update(past).eq('slug', EVENT);
  await expectText(page, '/events', `/events/${EVENT}`, false);
  await expectText(page, `/events/${EVENT}`, 'This event is over.');
});
