import { prerender } from 'react-dom/static';
import { listCabins } from '@/lib/data/cabins';
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
  ...{ id: `id-${n}`, slug: `cabin-${n}`, title: `Cabin ${n}`, short_desc: '', city: 'Gatlinburg' },
  ...{ hero_image_url: '/images/home-hero.webp', area: 'gatlinburg', beds: 1, baths: 1 },
  ...{ max_guests: 2 + n, max_pets: 0, pet_fee: n % 2 ? null : 2500, tiktok_ids: [] },
  amenities: { mountain_view: n % 3 === 0, indoor_pool: n % 3 === 1 },
  ...{ video_tour_url: null, mountain_mama_review: null, views_last_7_days: n },
  ...{ nightly_rate: 10_000, cleaning_fee: 0, mountain_mama_nightly_surcharge: 0 },
  ...{ timezone: 'America/New_York', free_cancel_days: 7, cabin_reviews: [] },
});
const cabins = Array.from({ length: 40 }, (_, n) => cabin(n));

const reviews = [
  {
    source: 'Airbnb',
    cabin_review_texts: {
      author: 'Ann',
      body: 'Quiet nights and a cold spring.',
      stayed_on: '2025-05-01',
    },
    cabins: { title: 'Cabin 3', slug: 'cabin-3' },
  },
];

test('the rows of the home page cost one question, the deal and the guest’s words one each', async () => {
  const asked: string[] = [];
  let askedOfReviews = new URLSearchParams();
  global.fetch = (input) => {
    const { pathname, searchParams } = new URL(String(input));
    asked.push(pathname);
    if (pathname.endsWith('/cabin_reviews')) {
      askedOfReviews = searchParams;
      return Promise.resolve(Response.json(reviews));
    }
    return Promise.resolve(Response.json(pathname.startsWith('/rest/') ? cabins : { deal: null }));
  };
  const { prelude } = await prerender(Page());
  const html = await new Response(prelude).text();
  for (const row of ['Popular This Week', 'Cabins with Indoor Pools', 'Best Mountain Views']) {
    expect(html.includes(row)).toBe(true);
  }
  expect(html.includes('Cabin 38')).toBe(true);
  expect(html).toContain('“Quiet nights and a cold spring.”');
  expect(html).toContain('May 2025, from Airbnb');
  expect(askedOfReviews.get('origin')).toBe('neq.example');
  expect(askedOfReviews.get('rating')).toBe('gte.4');
  expect(asked.toSorted()).toEqual([
    ...['/functions/v1/get-daily-deal', '/rest/v1/cabin_reviews', '/rest/v1/cabins'],
  ]);
});

test('with the backend down the cabins are an error and not an empty list', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  global.fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(listCabins()).rejects.toThrow();
  logged.mockRestore();
});
