import path from 'node:path';
import { addDays, calendarDate } from '../lib/domain/values/calendar-date.ts';
import { formatMonth } from '../lib/copy/format.ts';
import { expectFit } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures.ts';
import { readMails, writeMessages } from './support/outbox.ts';
import { signInAs } from './support/staff.ts';
import { bookStay, depart } from './support/stays.ts';

const SLUG = 'two-dogs-ridge';
const HEIC = path.resolve(import.meta.dirname, 'support/photographs/heic/turned.heic');
const WORDS = 'Quiet nights, a cold spring and a bed for both dogs.';

const admin = () => adminOfTestedSite();
const today = () => calendarDate(new Date().toISOString().slice(0, 10));

async function linkOf(email: string): Promise<string> {
  await writeMessages();
  const letters = (await readMails(email)).filter(({ subject }) => /^How was /.test(subject ?? ''));
  expect(letters).toHaveLength(1);
  const link = /\/review\/[0-9a-f]{32}/.exec(letters[0]?.body ?? '')?.[0];
  if (!link) throw new Error('No link in the letter');
  return link;
}

test.afterAll(async () => {
  await admin().from('cabin_reviews').delete().in('origin', ['stay', 'import']).throwOnError();
});

test('a stay ends: a letter, a review with a photograph, an answer, and all of it on the cabin’s page', async ({
  page,
  browser,
  request,
}) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 9 });
  const link = await linkOf(await depart(booking));
  // Asked once.
  await writeMessages();

  const answer = await request.get(link);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await answer.text()).toContain('noindex');
  expect(await (await request.get(`/review/${'0'.repeat(32)}`)).text()).toContain(
    'This link doesn’t open a review',
  );

  const guest = await (await browser.newContext()).newPage();
  await expectFit(guest, () => guest.goto(link));
  const whole = guest.getByRole('group', { name: 'Your stay overall' });
  await whole.getByRole('radio', { name: '4 stars, Very good' }).focus();
  await guest.keyboard.press('Space');
  const location = guest.getByRole('group', { name: 'Location' });
  await location.getByRole('radio', { name: '5 stars, Excellent' }).check();
  await guest.getByLabel('Your review').fill(WORDS);
  await guest.getByLabel('Name to show').fill('June of the Dogs');
  await guest.getByRole('button', { name: 'Send review' }).click();
  await expect(guest.getByRole('heading', { name: 'Thanks for your review' })).toBeVisible();
  await guest.locator('input[type="file"]').setInputFiles(HEIC);
  await expect(guest.getByText('1 photo added.')).toBeVisible();
  await expectFit(guest, () => guest.goto(link));
  await expect(guest.getByText(WORDS)).toBeVisible();

  const cabin = `/cabins/${SLUG}`;
  expect(await (await request.get(cabin)).text()).not.toContain(WORDS);
  const { data: photos } = await admin().from('cabin_review_photos').select('id').throwOnError();
  const photo = `/images/reviews/${photos[0]?.id}.webp`;
  expect((await request.get(photo)).status()).toBe(404);

  await signInAs(page, 'manager');
  await page.goto('/host');
  await page
    .getByRole('listitem')
    .filter({ hasText: /new guest review/ })
    .getByRole('link', { name: 'Read' })
    .click();
  await expect(page.getByText(WORDS)).toBeVisible();
  const staffPhoto = page.getByRole('img', { name: 'Photograph 1 of 1' });
  await expect
    .poll(() => staffPhoto.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByLabel('Your answer').fill('Come again, all four of you!');
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await expect(page.getByText('Your answer to June of the Dogs is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish the review of June of the Dogs' }).click();
  await expect(page.getByText('The review of June of the Dogs is published.')).toBeVisible();

  await expect.poll(async () => (await request.get(cabin)).text()).toContain(WORDS);
  await guest.goto(cabin);
  const shown = guest.getByRole('listitem').filter({ hasText: WORDS });
  await expect(shown).toContainText(`Stayed in ${formatMonth(addDays(today(), -4))}`);
  await expect(shown).toContainText('Come again, all four of you!');
  expect((await request.get(photo)).status()).toBe(200);

  // One average and one count: the card, the page and the column for sorting; to search engines this stay alone.
  const html = await (await request.get(cabin)).text();
  const { data: row } = await admin()
    .from('cabins')
    .select('id, average_rating, review_count')
    .eq('slug', SLUG)
    .single()
    .throwOnError();
  const text = `${Number(row.average_rating).toFixed(1)} (${row.review_count} reviews)`;
  expect(html).toContain(text);
  const feed = (await (await request.get('/api/v1/cabins')).json()) as {
    cabins: { slug: string; rating: number; review_count: number }[];
  };
  const listed = feed.cabins.find(({ slug }) => slug === SLUG);
  expect([listed?.rating, listed?.review_count]).toEqual([
    Number(row.average_rating),
    row.review_count,
  ]);
  expect(html).toContain('"ratingValue":4,"reviewCount":1');

  for (const list of ['/cabins', '/areas/gatlinburg']) {
    await expect.poll(async () => (await request.get(list)).text()).toContain(WORDS);
  }
  expect(await (await request.get('/')).text()).not.toContain('Error loading');

  await page.getByRole('link', { name: /^Published/ }).click();
  const card = page.getByRole('listitem').filter({ hasText: WORDS });
  await card.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByLabel('Reason').selectOption('Names other people, addresses or numbers');
  await page.getByRole('button', { name: 'Hide it' }).click();
  await expect(page.getByText('The review of June of the Dogs is hidden.')).toBeVisible();
  await expect.poll(async () => (await request.get(cabin)).text()).not.toContain(WORDS);
  expect((await request.get(photo)).status()).toBe(404);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Your review isn’t shown' })).toBeVisible();
  await page.goto('/host/audit');
  await expect(page.getByText('Review hidden').first()).toBeVisible();
  await guest.context().close();
});

test('a review is sent without scripts', async ({ browser, request }) => {
  const booking = await bookStay(request, { slug: SLUG, daysAhead: 15 });
  const link = await linkOf(await depart(booking));
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(link);
  const whole = guest.getByRole('group', { name: 'Your stay overall' });
  await whole.getByRole('radio', { name: '2 stars, Fair' }).check();
  await guest.getByLabel('Your review').fill('It rained, and the roof told us.');
  await guest.getByRole('button', { name: 'Send review' }).click();
  await expect(guest.getByRole('heading', { name: 'Thanks for your review' })).toBeVisible();
  await expect(guest.getByText(/turn on JavaScript/)).toBeVisible();
  await guest.context().close();
});

test('a file of reviews is checked, taken in with its source, and taken back', async ({
  page,
  request,
}) => {
  const cabin = `/cabins/${SLUG}`;
  const rows = [
    'cabin,stars,name,stayed,words',
    `${SLUG},4.5,Ann of Afar,May 2025,"From afar, and glad of it."`,
  ];
  const file = (lines: readonly string[]) => ({
    name: 'reviews.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await signInAs(page, 'manager');
  await page.goto('/host/reviews');
  await page.getByLabel('Platform they’re from').fill('Airbnb');
  await page.getByLabel('File').setInputFiles(file([...rows, 'nowhere,5,Bob,May 2025,Fine']));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Line 3: No cabin of yours has this name or address.')).toBeVisible();
  await page.getByLabel('File').setInputFiles(file(rows));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 review' }).click();
  await expect(page.getByText(/^1 review from Airbnb imported/)).toBeVisible();
  await expect.poll(async () => (await request.get(cabin)).text()).toContain('From Airbnb');
  await page.getByLabel('File').setInputFiles(file(rows));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/^Line 2: This review is already here/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('button', { name: 'Remove the reviews from Airbnb' }).click();
  await expect.poll(async () => (await request.get(cabin)).text()).not.toContain('From Airbnb');
});
