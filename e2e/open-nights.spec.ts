import { formatWholeDollars } from '../lib/copy/format.ts';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import type { QuoteJson } from '../lib/schemas/quote.ts';
import { expectAccessible } from './support/accessible.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, readCabin, test } from './support/fixtures.ts';
import { openAsGuest } from './support/guest.ts';
import { signInAs } from './support/staff.ts';

// No other spec looks at it.
const SLUG = 'buttermilk-sky';
const GAP = 47;

test.afterEach(async ({ request }) => {
  const { id } = await readCabin(request, SLUG);
  const admin = adminOfTestedSite();
  await admin.from('occupancies').delete().eq('cabin_id', id).eq('block_reason', 'e2e');
});

test('the host makes gaps shorter and cheaper, a guest finds one at its total, and it goes once it is taken', async ({
  page,
  request,
}) => {
  const admin = adminOfTestedSite();
  const { id, calendar } = await readCabin(request, SLUG);
  const day = (n: number) => addDays(calendar.today, GAP + n);
  const block = async (from: number, to: number) => {
    const nights = { check_in: day(from), check_out: day(to) };
    const row = { cabin_id: id, ...nights, kind: 'block', block_reason: 'e2e' };
    await admin.from('occupancies').insert(row).throwOnError();
  };
  await admin
    .from('occupancies')
    .update({ released_at: new Date().toISOString() })
    .eq('cabin_id', id)
    .is('released_at', null)
    .lt('check_in', day(5))
    .gt('check_out', day(-3))
    .throwOnError();
  await block(-3, 0);
  await block(2, 5);

  await signInAs(page, 'owner');
  await page.goto('/host/rates');
  await page.getByRole('link', { name: 'Buttermilk Sky' }).click();
  for (const field of await page
    .getByRole('group', { name: /^Minimum nights/ })
    .getByRole('spinbutton')
    .all())
    await field.fill('4');
  await page.getByRole('checkbox', { name: /as set by hand$/ }).uncheck();
  await page.getByRole('spinbutton', { name: /^Sell gaps of up to/ }).fill('2');
  await page.getByRole('spinbutton', { name: 'Price in gaps (%)' }).fill('80');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();

  const dates = { check_in: day(0), check_out: day(2) };
  const body = { cabin_id: id, ...dates, adults: 2, children: 0, pets: 0 };
  const answer = await request.post('/api/quote', { data: body });
  const { quote } = (await answer.json()) as { quote: QuoteJson };
  const total = formatWholeDollars(quote.total_cents);

  const guest = await openAsGuest(page, '/cabins');
  await guest.getByRole('link', { name: 'See open nights between stays' }).click();
  await expect(guest).toHaveURL(/\/open-nights$/);
  const later = guest.getByRole('region', { name: 'In 31 to 60 days' });
  const link = later.locator(`a[href="/cabins/${SLUG}?check_in=${day(0)}&check_out=${day(2)}"]`);
  await expect(async () => {
    await guest.reload();
    await expect(link).toContainText(`${total} total for 2 nights`, { timeout: 500 });
  }).toPass();
  await expect(link).toContainText(/Usually [34] nights or more\./);
  for (const width of [360, 1280]) {
    await guest.setViewportSize({ width, height: 900 });
    await expectAccessible(guest);
  }
  await link.click();
  await expect(guest).toHaveURL(new RegExp(`/cabins/${SLUG}\\?check_in=${day(0)}`));
  await expect(guest.getByRole('main')).toContainText(`${total} total`);

  await block(0, 1);
  await expect(async () => {
    await guest.goto('/open-nights');
    await expect(guest.getByRole('heading', { name: 'Open nights', level: 1 })).toBeVisible();
    await expect(link).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await guest.context().close();
});
