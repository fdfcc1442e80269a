import { addDays } from '../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { formatSeasonRange } from '../lib/copy/season-range.ts';
import { shop } from '../lib/shop/shop.ts';
import { expect, test } from './support/fixtures';

const TODAY = todayInZone(new Date(), shop().timezone);
const STAY = { checkIn: addDays(TODAY, 60), checkOut: addDays(TODAY, 63) };
const SEARCH = `/cabins?check_in=${STAY.checkIn}&check_out=${STAY.checkOut}&guests=4`;

test.use({
  serviceWorkers: 'allow',
  allowedProblems: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|RSC payload/,
  ],
});

test('a page asked for while offline is the site’s own, with a text, a call and the dates searched last', async ({
  page,
  context,
}) => {
  await page.goto(SEARCH);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toEqual(['/offline.html']);

  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByText(/^Your dates are saved: .*,\s4\sguests$/)).toBeVisible();
  await expect(page.getByRole('link', { name: `Call ${shop().phone.display}` })).toHaveAttribute(
    'href',
    `tel:${shop().phone.e164}`,
  );
  const text = page.getByRole('link', { name: 'Text the host your dates' });
  await expect(text).toHaveAttribute('href', new RegExp(`^sms:\\${shop().phone.e164}\\?&body=`));

  await context.setOffline(false);
  // It loads by itself once the connection is back.
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  // Nothing else was kept on the way.
  expect(await kept()).toEqual(['/offline.html']);
});

test('results in another order and filter keep the search, and the Back button the last one', async ({
  page,
}) => {
  await page.goto(SEARCH);
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveText(`Cabins for ${formatSeasonRange(STAY, TODAY)}`);
  const first = page.getByRole('article').first();
  await expect(first.getByText(/total for 3 nights, 4 guests/)).toBeInViewport();
  const columns = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => getComputedStyle(card).gridTemplateColumns.split(' ')));
  expect(new Set(columns.map(({ length }) => length))).toEqual(new Set([1]));

  const totals = async () =>
    (await page.getByRole('article').locator('section strong').allTextContents()).map((total) =>
      Number(total.replace(/\D/g, '')),
    );
  await expect.poll(totals).not.toEqual([]);
  const shown = await totals();
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));

  await page.getByRole('link', { name: 'Most popular' }).click();
  await expect(page).toHaveURL(`${SEARCH}&sort=popular`);
  await expect.poll(async () => (await totals()).toSorted((a, b) => a - b)).toEqual(shown);
  const popular = await totals();
  expect(popular).not.toEqual(shown);

  await page.getByRole('link', { name: 'Hot tub', exact: true }).click();
  await expect(page).toHaveURL(`${SEARCH}&filter=hot-tub&sort=popular`);
  await expect(h1).toHaveText(`Cabins for ${formatSeasonRange(STAY, TODAY)}`);
  await page.goBack();
  await expect(page).toHaveURL(`${SEARCH}&sort=popular`);
  await expect.poll(totals).toEqual(popular);
});
