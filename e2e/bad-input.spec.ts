import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { RESULTS_PER_PAGE } from '../lib/domain/search/pagination.ts';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { formatLongDate, formatMoney } from '../lib/copy/format.ts';
import { formatSeasonRange } from '../lib/copy/season-range.ts';
import { adminOfTestedSite } from './support/backend.ts';
import { expect, test } from './support/fixtures';
import { bookStay, findOffer } from './support/stays.ts';

test.use({ allowedProblems: [/404 \(Not Found\)/] });

const TODAY = todayInZone(new Date(), 'America/New_York');
const stayOf = (from: number, nights: number) => ({
  checkIn: addDays(TODAY, from),
  checkOut: addDays(TODAY, from + nights),
});
const asked = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
  `check_in=${checkIn}&check_out=${checkOut}`;
const STAY = stayOf(100, 3);
const PAST = stayOf(-400, 4);
const TURNED = { checkIn: STAY.checkOut, checkOut: STAY.checkIn };

const mainOf = (page: Page) => page.getByRole('main');
const h1Of = (page: Page) => page.getByRole('heading', { level: 1 });

/** Its pictures may still be under way. */
async function open(page: Page, address: string) {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(200);
}

const MISSING = [
  '/nowhere',
  '/cabins/no-such-cabin',
  '/cabins/%00',
  '/cabins/..%2f..%2fetc',
  '/areas/atlantis',
  '/areas/Gatlinburg%20',
  '/cabins/browse/hot-tub/cheapest',
];

test('a missing page is not found, and leads on', async ({ page }) => {
  for (const path of MISSING) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(404);
    await expect.soft(h1Of(page), path).toHaveText('This trail ends here');
    const onward = (name: string) => mainOf(page).getByRole('link', { name, exact: true });
    await expect.soft(onward('See all cabins'), path).toHaveAttribute('href', '/cabins');
    const area = onward('Cabins in Gatlinburg');
    await expect.soft(area, path).toHaveAttribute('href', '/areas/gatlinburg');
  }
});

const NO_CHECK_IN =
  'Your check-in date is missing or isn’t a real date, so we left your dates out.';
const NO_CHECK_OUT = 'Your check-out date isn’t a real date, so we left it out.';
const NO_FILTER = 'We don’t have that filter, so we left it out.';
const NO_SORT = 'We can’t sort that way, so this is our usual order.';
const NO_CITY = 'We don’t know that area, so here are all of them.';
const NO_GUESTS = 'You can search for 1 to 20 guests, so we left that number out.';
const EVERYWHERE = { heading: 'Cabins in the Smoky Mountains', party: '2 guests, any dates' };
const ALL = 'guests=2';

/** What the page says, and the sound search whose cabins it shows. */
type Search = { query: string; says: string[]; like?: string; heading?: string; party?: string };

const SEARCHES: Record<string, Search> = {
  'an unknown filter': { query: 'filter=yurts', says: [NO_FILTER] },
  'an unknown order': { query: 'sort=cheapest', says: [NO_SORT] },
  'an unknown order of a known filter': {
    query: 'filter=pool&sort=cheapest',
    says: [NO_SORT],
    like: 'guests=2&filter=pool',
  },
  'an unknown city': { query: 'city=atlantis', says: [NO_CITY] },
  'a day that is none': {
    query: 'check_in=2026-02-30&check_out=2026-03-02',
    says: [NO_CHECK_IN],
  },
  'words for days': {
    query: 'check_in=tomorrow&check_out=later',
    says: [NO_CHECK_IN, NO_CHECK_OUT],
  },
  'days in the wrong order': {
    query: asked(TURNED),
    says: ['Check-out has to come after check-in, so we left your dates out.'],
  },
  'a year': {
    query: asked(stayOf(100, 365)),
    says: ['Stays can be up to 30 nights, so we left your dates out.'],
  },
  'fewer guests than none': { query: 'guests=-3', says: [NO_GUESTS] },
  'guests in powers of ten': { query: 'guests=1e9', says: [NO_GUESTS] },
  'half a guest': { query: 'guests=2.5', says: [NO_GUESTS] },
  'guests twice: the first count': { query: 'guests=2&guests=3', says: [] },
  'an unknown flexibility': {
    query: `flexible_days=99&${asked(STAY)}`,
    says: ['We don’t offer that date range, so we searched your exact dates.'],
    like: `guests=2&${asked(STAY)}`,
    heading: `Cabins for ${formatSeasonRange(STAY, TODAY)}`,
    party: '2 guests in the Smoky Mountains',
  },
  'a city of 2000 letters': { query: `city=${'a'.repeat(2000)}`, says: [NO_CITY] },
  'no text at all': {
    query: 'check_in=%00&check_out=%F0%9F%98%80',
    says: [NO_CHECK_IN, NO_CHECK_OUT],
  },
};

const messagesOf = (page: Page) =>
  mainOf(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('article') })
    .filter({
      hasText:
        /left .*out|usual order|earliest you can|add a check-out|here are all of them|searched your exact dates/i,
    });
const cabinsOf = (page: Page) =>
  mainOf(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-cabin')));

test.describe('a search with what cannot be searched for', () => {
  // All of it is in the HTML.
  test.use({ javaScriptEnabled: false });

  test('says what it left out, and searches for the rest', async ({ page }) => {
    const found = new Map<string, (string | null)[]>();
    for (const [name, search] of Object.entries(SEARCHES)) {
      const { query, says, like = ALL } = search;
      const { heading, party } = { ...EVERYWHERE, ...search };
      if (!found.has(like)) {
        await open(page, `/cabins?${like}`);
        found.set(like, await cabinsOf(page));
        await expect.soft(messagesOf(page), like).toHaveCount(0);
      }
      await open(page, `/cabins?${query}`);
      await expect.soft(h1Of(page), name).toHaveText(heading);
      await expect.soft(mainOf(page).getByText(party, { exact: true }), name).toBeVisible();
      await expect.soft(messagesOf(page), name).toHaveText(says);
      expect.soft(await cabinsOf(page), name).toEqual(found.get(like));
    }
  });
});

test('the searches that those are compared with find what is on line', async ({ page }) => {
  const live = () => adminOfTestedSite().from('cabins').select('slug').eq('live', true);
  const { data: all } = await live();
  const { data: pools } = await live().contains('amenities', { indoor_pool: true });
  if (!all || !pools) throw new Error('No cabins');
  expect(pools.length).toBeGreaterThan(0);
  expect(pools.length).toBeLessThan(all.length);
  for (const [query, found] of [
    [ALL, all],
    ['guests=2&filter=pool', pools],
  ] as const) {
    await open(page, `/cabins?${query}`);
    const slugs = found.map(({ slug }) => slug);
    const shown = await cabinsOf(page);
    expect(shown).toHaveLength(Math.min(slugs.length, RESULTS_PER_PAGE));
    expect(slugs).toEqual(expect.arrayContaining(shown));
    await expect(
      mainOf(page).getByText(`${found.length} cabins found`, { exact: true }),
    ).toBeVisible();
  }
});

test('a parameter that is not one of the search leaves the list of all cabins', async ({
  page,
}) => {
  await open(page, `/cabins?${ALL}`);
  const wanted = await cabinsOf(page);
  await open(page, '/cabins?guests[]=2');
  await expect(h1Of(page)).toHaveText('All Cabins in the Smoky Mountains');
  await expect(messagesOf(page)).toHaveCount(0);
  expect(await cabinsOf(page)).toEqual(wanted);
});

test('a search in the past finds nothing, and says from when on one can come', async ({ page }) => {
  await open(page, `/cabins?${asked(PAST)}`);
  await expect(h1Of(page)).toHaveText(`Cabins for ${formatSeasonRange(PAST, TODAY)}`);
  await expect(messagesOf(page)).toHaveText([
    `The earliest you can check in is ${formatLongDate(addDays(TODAY, 1))}.`,
  ]);
  await expect(mainOf(page).getByRole('article')).toHaveCount(0);
  await expect(mainOf(page).getByText('0 cabins found', { exact: true })).toBeVisible();
  await expect(
    mainOf(page).getByRole('heading', { name: 'Nothing’s open those nights' }),
  ).toBeVisible();
  const onward = (text: RegExp) => mainOf(page).getByRole('link', { name: text });
  await expect(onward(/^Any dates/)).toHaveAttribute('href', `/cabins?${ALL}`);
  await expect(onward(/^Clear search$/)).toHaveAttribute('href', '/cabins');
});

for (const [query, heading] of [
  ['', 'Which cabin would you like to book?'],
  [`cabin=no-such-cabin&${asked(STAY)}`, 'We can’t find that cabin'],
  [`cabin=${'x'.repeat(3000)}`, 'We can’t find that cabin'],
] as const) {
  test(`/booking?${query.slice(0, 22)} leads to the cabins`, async ({ page }) => {
    await open(page, `/booking?${query}`);
    await expect(h1Of(page)).toHaveText(heading);
    const link = mainOf(page).getByRole('link', { name: 'See all cabins' });
    await expect(link).toHaveAttribute('href', '/cabins');
  });
}

const SLUG = 'laurel-lantern';
const BAD_DATES = 'The dates in this link can’t be booked. Pick new ones below.';
const priceOf = (page: Page) => page.getByRole('complementary', { name: 'Price' });

async function openBooking(page: Page, query: string) {
  await open(page, `/booking?cabin=${SLUG}${query && `&${query}`}`);
  await expect(h1Of(page)).toHaveText('Book your stay');
  await expect(mainOf(page).getByText('Laurel Lantern', { exact: true })).toBeVisible();
  await expect(mainOf(page).locator(`details a[href="/cabins/${SLUG}"]`)).toHaveCount(1);
}

for (const [name, query, notes] of [
  ['no dates', '', 0],
  ['a day that is none', 'check_in=2027-02-31&check_out=2027-03-04', 1],
  ['days in the wrong order', asked(TURNED), 1],
] as const) {
  test(`a booking with ${name} asks for dates`, async ({ page }) => {
    await openBooking(page, query);
    await expect(mainOf(page).getByText(BAD_DATES, { exact: true })).toHaveCount(notes);
    await expect(mainOf(page).getByText('No dates yet', { exact: true })).toBeVisible();
    await expect(mainOf(page).getByRole('button', { name: 'Choose dates' })).toBeEnabled();
    await expect(priceOf(page)).toContainText('Choose your dates to see the price.');
    await expect(priceOf(page)).not.toContainText('$');
  });
}

test('a booking for more than the cabin sleeps has no price, and leads to larger cabins', async ({
  page,
}) => {
  const { data } = await adminOfTestedSite().from('cabins').select('max_guests').eq('slug', SLUG);
  await openBooking(page, `${asked(STAY)}&adults=99&pets=-1`);
  const refusal = mainOf(page).getByRole('alert');
  await expect(refusal).toContainText(`Sleeps ${data?.[0]?.max_guests}. You’ve got 99.`);
  const wayOn = refusal.getByRole('link');
  await expect(wayOn).toHaveText('See cabins that sleep 20');
  await expect(wayOn).toHaveAttribute('href', `/cabins?${asked(STAY)}&guests=20`);
  await expect(priceOf(page)).toContainText(
    `Choose ${data?.[0]?.max_guests} guests or fewer to see the price.`,
  );
  await expect(priceOf(page)).not.toContainText('$');
});

test('a booking with what is no deal and no code has the price without them', async ({ page }) => {
  const { quote, stay } = await findOffer(page.request, { slug: SLUG, daysAhead: 100 });
  await openBooking(page, `${asked(stay)}&deal=not-a-deal&promo=%3Cscript%3E`);
  await expect(
    priceOf(page).getByText(formatMoney(quote.total_cents), { exact: true }),
  ).toBeVisible();
  await expect(priceOf(page).getByText(/deal/i)).toHaveCount(0);
  await expect(mainOf(page).getByLabel('Promo code')).toHaveValue('');
  await expect(mainOf(page).getByRole('alert')).toHaveCount(0);
});

test('a booking opens with its own token only', async ({ page }) => {
  const { reference, token } = await bookStay(page.request, {
    slug: 'tin-roof-duet',
    daysAhead: 140,
  });
  for (const other of ['0000', randomBytes(16).toString('hex'), '']) {
    await open(page, `/booking-success?reference=${reference}&token=${other}`);
    await expect(h1Of(page)).toHaveText('We can’t find that booking');
    await expect(mainOf(page)).not.toContainText(reference);
    await expect(mainOf(page).getByRole('link', { name: 'See all cabins' })).toHaveAttribute(
      'href',
      '/cabins',
    );
  }
  await open(page, `/booking-success?reference=${reference}&token=${token}`);
  await expect(mainOf(page)).toContainText(reference);
});
