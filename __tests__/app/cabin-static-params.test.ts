import { generateStaticParams } from '@/app/(site)/cabins/[slug]/page';
import { generateStaticParams as generateTourParams } from '@/app/(site)/cabins/[slug]/tour/page';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_this_test',
    SITE_URL: 'http://site.test',
  },
}));

/** A catalog of so many cabins, the first ones the most viewed, that answers as PostgREST does. */
function serveCatalog(size: number) {
  const asked: string[] = [];
  global.fetch = (input) => {
    const { searchParams } = new URL(String(input));
    asked.push(searchParams.get('order') ?? '');
    const count = Math.min(size, Number(searchParams.get('limit') ?? Infinity));
    return Promise.resolve(
      Response.json(Array.from({ length: count }, (_, n) => ({ slug: `cabin-${n}` }))),
    );
  };
  return asked;
}

test('a build makes the pages of the most viewed cabins, however many there are', async () => {
  const asked = serveCatalog(100_000);
  const params = await generateStaticParams();
  expect(params).toHaveLength(60);
  expect(params[0]).toEqual({ slug: 'cabin-0' });
  expect(asked).toEqual([expect.stringMatching(/^views_last_7_days\.desc/)]);
});

test('a small catalog is prerendered whole', async () => {
  serveCatalog(26);
  expect(await generateStaticParams()).toHaveLength(26);
});

test('nor does it grow with the tours', async () => {
  const tour = {
    poster_url: '/images/home-hero.webp',
    duration_seconds: 60,
    uploaded_on: '2026-05-01',
    chapters: [],
    transcript: '',
  };
  const cabin = { title: '', city: '', short_desc: '', video_tour_url: '/tours/film.mp4' };
  const tours = Array.from({ length: 1000 }, (_, n) => ({
    ...tour,
    cabins: { ...cabin, slug: `cabin-${n}` },
  }));
  global.fetch = () => Promise.resolve(Response.json(tours));
  expect(await generateTourParams()).toHaveLength(60);
});
