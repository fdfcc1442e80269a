import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, readCabin, test } from './support/fixtures.ts';
import { signInAs } from './support/staff.ts';
import { addDays, dayOfWeek, type CalendarDate } from '../lib/domain/values/calendar-date.ts';
import type { QuoteJson } from '../lib/schemas/quote.ts';

// No other spec looks at it.
const SLUG = 'starling-rise';
const WEDNESDAY = 3;

const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved.' });

async function quoteOf(request: APIRequestContext, cabinId: string, from: CalendarDate) {
  const answer = await request.post('/api/quote', {
    data: {
      cabin_id: cabinId,
      check_in: from,
      check_out: addDays(from, 2),
      adults: 2,
      children: 0,
      pets: 0,
    },
  });
  const { quote } = (await answer.json()) as { quote: QuoteJson };
  return quote;
}

test('the owner opens next year, prices a season, sees what changes, saves, and the shop asks that price', async ({
  page,
  request,
}) => {
  const { id, calendar } = await readCabin(request, SLUG);
  let night = addDays(calendar.today, 300);
  while (dayOfWeek(night) !== WEDNESDAY) night = addDays(night, 1);
  const name = `Season ${crypto.randomUUID().slice(0, 8)}`;
  await signInAs(page, 'owner');

  await page.goto('/host/rates');
  await page.getByRole('link', { name: 'Starling Rise' }).click();
  await page
    .getByRole('spinbutton', { name: 'Base rate per night ($)' })
    .fill(String(2 * randomInt(100, 200)));
  for (const field of await page
    .getByRole('group', { name: 'Weekdays' })
    .getByRole('spinbutton')
    .all())
    await field.fill('100');
  await page.getByRole('checkbox', { name: /^Keep the small price differences/ }).uncheck();
  await page.getByRole('checkbox', { name: /as set by hand$/ }).uncheck();
  await page.getByRole('spinbutton', { name: 'Days open in advance' }).fill('500');
  await expect(
    page.getByText(/^Changes \d+ nights, .*(more expensive|cheaper|opened)/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(saved(page)).toContainText(/^Saved\. Changed \d+ nights/);
  await expect(page.getByText('Changes no nights.')).toBeVisible();

  // At first as dear as without it, whatever season the calendar has there.
  await page.getByRole('link', { name: 'Change the seasons' }).click();
  await page.getByRole('button', { name: 'Add a season' }).click();
  const season = page.locator('fieldset').last();
  await season.getByRole('textbox', { name: 'Name' }).fill(name);
  await season.getByLabel('First night').fill(night);
  await season.getByLabel('Last night').fill(addDays(night, 1));
  await season.getByRole('spinbutton', { name: '% of the base rate' }).fill('100');
  await page.getByRole('button', { name: 'Save seasons' }).click();
  await expect(saved(page)).toBeVisible();
  const before = await quoteOf(request, id, night);
  const named = page.getByRole('group', { name });
  await named.getByRole('spinbutton', { name: '% of the base rate' }).fill('150');
  // Two of each cabin with rules, which another journey may have made.
  await expect(page.getByText(/^Changes (\d+) nights, \1 of them more expensive\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save seasons' }).click();
  await expect(saved(page)).toContainText(/Changed \d+ nights, \d+ of them more expensive/);

  const after = await quoteOf(request, id, night);
  const nightly = (quote: QuoteJson) => quote.nightly.map(({ amount_cents }) => amount_cents);
  expect(nightly(after)).toEqual(nightly(before).map((cents) => Math.round(cents * 1.5)));

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  // It goes with the text of the save before.
  await expect(undo).toBeHidden();
  await expect(saved(page)).toContainText(/Changed \d+ nights/);
  // The site may answer the same question from its memory for a moment.
  await expect
    .poll(async () => (await quoteOf(request, id, night)).total_cents)
    .toBe(before.total_cents);
});

test('what is typed outlives a reload, and rates changed by somebody else meanwhile are not overwritten', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await page.goto('/host/rates');
  await page.getByRole('button', { name: 'Add a season' }).click();
  await page.locator('fieldset').last().getByRole('textbox', { name: 'Name' }).fill('Leaf weeks');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Leaf weeks' })).toBeVisible();
  const { error } = await adminOfTestedSite()
    .from('rate_seasons')
    .insert({
      name: `Other ${crypto.randomUUID().slice(0, 8)}`,
      first_day: '2020-01-01',
      last_day: '2020-01-01',
      every_year: false,
      percent: 100,
      cabin_ids: [],
    });
  expect(error).toBeNull();
  await page.getByRole('button', { name: 'Save seasons' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Somebody else just changed these rates' }),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Leaf weeks' })).toBeVisible();
});

test('a cleaner finds no rates', async ({ page }) => {
  await signInAs(page, 'cleaner');
  await page.goto('/host/rates');
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible();
  await page.goto('/host');
  await expect(page.getByRole('link', { name: 'Rates' })).toBeHidden();
});
