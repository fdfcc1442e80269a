import { prerender } from 'react-dom/static';
import { listCabins } from '@/lib/data/cabins/cabins';
import { shop } from '@/lib/shop/shop';
import Page from '@/app/(site)/page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_this_test',
    SITE_URL: 'http://site.test',
  },
}));

const cabin = (n: number) => ({
  id: `id-${n}`,
  slug: `cabin-${n}`,
  title: `Cabin ${n}`,
  short_desc: '',
  city: 'Gatlinburg',
  hero_image_url: '/images/home-hero.webp',
  area: 'gatlinburg',
  bedrooms: 1,
  beds: 1,
  baths: 1,
  max_guests: 2 + n,
  max_pets: 0,
  pet_fee: n % 2 ? null : 2500,
  tiktok_ids: [],
  amenities: { mountain_view: n % 3 === 0, indoor_pool: n % 3 === 1 },
  video_tour_url: null,
  mountain_mama_review: null,
  views_last_7_days: n,
  nightly_rate: 10_000,
  cleaning_fee: 0,
  mountain_mama_nightly_surcharge: 0,
  timezone: 'America/New_York',
  free_cancel_days: 7,
  cabin_reviews: [],
});
const cabins = Array.from({ length: 40 }, (_, n) => cabin(n));

const review = (n: number, source: string | null = null) => ({
  rating: n === 3 ? 4.5 : 5,
  source,
  cabin_review_texts: {
    author: `Guest ${n}`,
    body: `Quiet nights and a cold spring, all ${n} of them.`,
    stayed_on: '2025-05-01',
  },
  cabins: { title: `Cabin ${n}`, slug: `cabin-${n}` },
});

/** The home page while the backend has these reviews, and what it asked for. */
async function renderHome(reviewsOf: (origin: string) => ReturnType<typeof review>[]) {
  const asked: string[] = [];
  const questions: URLSearchParams[] = [];
  global.fetch = (input) => {
    const { pathname, searchParams } = new URL(String(input));
    asked.push(pathname);
    if (pathname.endsWith('/cabin_reviews')) {
      questions.push(searchParams);
      return Promise.resolve(Response.json(reviewsOf(searchParams.get('origin') ?? '')));
    }
    return Promise.resolve(Response.json(pathname.startsWith('/rest/') ? cabins : { deal: null }));
  };
  const { prelude } = await prerender(Page());
  return { html: await new Response(prelude).text(), asked, questions };
}

test('the rows of the home page cost one question, the deal and the guest’s words one each', async () => {
  const { html, asked, questions } = await renderHome(() => [review(3, 'Airbnb')]);
  for (const row of ['Popular This Week', 'Cabins with Indoor Pools', 'Best Mountain Views']) {
    expect(html.includes(row)).toBe(true);
  }
  expect(html.includes('Cabin 38')).toBe(true);
  expect(html).toContain('“Quiet nights and a cold spring, all 3 of them.”');
  expect(html).toContain('May 2025, from Airbnb');
  expect(html).toMatch(/aria-label="4\.5 out of 5 stars">★★★★½</);
  expect(questions.map((question) => question.get('origin'))).toEqual(['neq.example']);
  expect(questions[0]?.get('rating')).toBe('gte.4');
  expect(asked.toSorted()).toEqual([
    '/functions/v1/get-daily-deal',
    '/rest/v1/cabin_reviews',
    '/rest/v1/cabins',
  ]);
});

test('three guests speak right under the row with the deal, before the areas', async () => {
  const { html } = await renderHome(() => [1, 2, 2, 4, 5].map((n) => review(n)));
  const places = [
    'Popular This Week',
    ...[1, 2, 4].map((n) => `Guest ${n}`),
    'areas-heading',
    'Best Mountain Views',
  ].map((part) => html.indexOf(part));
  expect(places.every((place, i) => place > (places[i - 1] ?? 0))).toBe(true);
  expect(html).not.toContain('Guest 5');
  expect(html).toMatch(/href="\/cabins\/cabin-4"[^>]*>Cabin 4<\/a>, May 2025/);
});

test('the example shop quotes its example guests, and any other shop nobody until a guest has written', async () => {
  const examples = (origin: string) => (origin === 'eq.example' ? [review(6)] : []);
  expect((await renderHome(examples)).html).toContain('Guest 6');
  jest.replaceProperty(shop(), 'isExample', false);
  const { html, questions } = await renderHome(examples);
  expect(html).not.toContain('guests-heading');
  expect(questions.map((question) => question.get('origin'))).toEqual(['neq.example']);
  jest.restoreAllMocks();
});

test('with the backend down the cabins are an error and not an empty list', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  global.fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(listCabins()).rejects.toThrow();
  logged.mockRestore();
});
