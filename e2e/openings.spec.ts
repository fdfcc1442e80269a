import { randomInt } from 'node:crypto';
import { toSearchQuery, DEFAULT_CRITERIA } from '../lib/domain/search/search-criteria.ts';
import { formatSeasonRange } from '../lib/copy/season-range.ts';
import { adminOfTestedSite } from './support/backend';
import { expect, readCabin, test } from './support/fixtures';
import { readLastText } from './support/outbox';
import { findOffer } from './support/stays';

// The one example cabin that sleeps so many.
const SLUG = 'bluff-mountain-barn-hall';
const GUESTS = 20;
const NAME = 'Text me when it opens';

test('an empty search is watched, and texted once a cabin opens', async ({ page }) => {
  const admin = adminOfTestedSite();
  const { cabinId, stay } = await findOffer(page.request, { slug: SLUG, daysAhead: 150 });
  const { calendar } = await readCabin(page.request, SLUG);
  const { data: block, error } = await admin
    .from('occupancies')
    .insert({
      cabin_id: cabinId,
      kind: 'block',
      check_in: stay.checkIn,
      check_out: stay.checkOut,
    })
    .select('id')
    .single();
  if (error) throw new Error(error.message);

  const query = toSearchQuery({ ...DEFAULT_CRITERIA, ...stay, guests: GUESTS });
  await page.goto(`/cabins?${query}`);
  const dates = formatSeasonRange(stay, calendar.today);
  await page.getByRole('button', { name: NAME }).click();
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog).toContainText(`${dates}, ${GUESTS} guests`);
  const line = String(randomInt(1000, 9999));
  await dialog.getByLabel('Your mobile number').pressSequentially(`865429${line}`);
  await dialog.getByRole('button', { name: NAME }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    `We’ll text you if a cabin opens for ${dates}.`,
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await admin
    .from('occupancies')
    .update({ released_at: new Date().toISOString() })
    .eq('id', block.id);
  const { error: failed } = await admin.functions.invoke('job-text-openings', { method: 'POST' });
  expect(failed).toBeNull();
  const text = await readLastText(query);
  expect(text.recipient).toBe(`+1865429${line}`);
  expect(text.body).toMatch(
    /^Mountain Mama Cabins: a cabin opened up.*\nhttp.*\nReply STOP to opt out$/,
  );

  await page.goto(new URL(/\/cabins\S+/.exec(text.body)?.[0] ?? '', page.url()).href);
  await expect(page.getByRole('link', { name: /Bluff Mountain Barn Hall/ }).first()).toBeVisible();
});
