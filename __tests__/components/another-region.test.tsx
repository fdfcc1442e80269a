import { render, screen } from '@testing-library/react';
import { makeSummary } from '@/__tests__/support/make-cabin';
import { makePost } from '@/__tests__/support/make-post';
import { BlogPage } from '@/components/content/blog-page';
import { EventsPage } from '@/components/content/events-page';
import { GuidePage } from '@/components/content/guide-page';
import { OwnEventsPage } from '@/components/content/own-events-page';
import { PostPage } from '@/components/content/post-page';
import { termsText } from '@/components/content/terms-text';
import { HeroWords } from '@/components/home/hero-words';
import { Footer } from '@/components/layout/footer';
import { rootStyle } from '@/components/layout/root-style';
import { MobileNav } from '@/components/layout/mobile-nav';
import { listCopy } from '@/components/seo/category-copy';
import { listFaqs } from '@/components/seo/faq-answers';
import { llmsText } from '@/components/seo/llms-text';
import { lodgingBusiness } from '@/components/seo/lodging-business';
import { pageMetadata } from '@/components/seo/page-metadata';
import { pageEntries, postEntries } from '@/components/seo/sitemap-entries';
import { PosterPage } from '@/components/ui/page/poster-page';
import { SceneNotice } from '@/components/ui/page/scene-notice';
import { CABIN_FILTERS } from '@/lib/domain/catalog/cabin-filters';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { applySettings } from '@/lib/shop/shop-settings';
import { regionPhrase, shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

const ORIGIN = 'https://lodges.example';
const SMOKIES = /smok(?:y|ies)|sevier|tennessee|\bTN\b|ridge|great smoky|bears|trail legs|snow/i;
const LAKES = {
  region: 'Door County',
  region_in_text: 'Door County',
  state_name: 'Wisconsin',
  state_code: 'wi',
  timezone: 'America/Chicago',
  smokies: 'hidden',
  name: 'Loon Lodges',
  host: 'Aunt Ida',
  since: 'By the lake since 1998',
  hidden_categories: 'mountain-views',
};

// As the database has them, and as the browser gets them.
const stored = (rows: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(rows).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
const AREAS = [
  { slug: 'sister-bay', city: 'Sister Bay', line: '', latitude: 45.19, longitude: -87.12 },
];
const moveAway = () => applySettings(stored(LAKES), AREAS);
beforeAll(moveAway);
afterAll(() => applySettings({}));

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const cabin = makeSummary({ amenities: ['hot_tub'] });

test('the region, its state and its time are those that are set', () => {
  expect(shop()).toMatchObject({ state: 'Wisconsin', timezone: 'America/Chicago', banner: null });
  expect(shopFacts().stateCode).toBe('WI');
  expect(regionPhrase()).toBe('Door County');
  expect(shop().tagline).toBe('Cabins in Door County');
  expect(shopFacts().description).toContain('Cabins in Door County');
});

test('nothing of the mountains is drawn on any page, also of the preview and the console', () => {
  expect(rootStyle()).toMatchObject({ '--map-ground': 'none' });
  expect(Object.keys(rootStyle())).toEqual(
    expect.arrayContaining(['--ridge-back', '--ridge-middle', '--ridge-front']),
  );
  applySettings({});
  expect(rootStyle()).toEqual({});
  moveAway();
});

test.each([
  ['the Finger Lakes', 'Finger Lakes', 'the Finger Lakes'],
  ['the Lakes', 'Finger Lakes', 'the Finger Lakes'],
  ['Door County', 'Door County', 'Door County'],
])('called “%s”, %s is “%s” in headings', (regionInText, region, phrase) => {
  applySettings({ ...stored(LAKES), region, regionInText });
  expect(regionPhrase()).toBe(phrase);
  moveAway();
});

const TEXTS: [string, () => unknown][] = [
  ...[null, ...CABIN_FILTERS].map((filter): [string, () => unknown] => [
    `the words of ${filter ?? 'all cabins'}`,
    () => (filter === 'mountain-views' ? '' : listCopy(filter)),
  ]),
  ['the questions', () => listFaqs([cabin])],
  ['the questions without cabins', () => listFaqs([])],
  ['llms.txt', () => llmsText({ cabins: [], posts: [] }, ORIGIN)],
  ['the business', () => lodgingBusiness(ORIGIN)],
  ['the sitemap', () => pageEntries(null, ORIGIN)],
  ['the terms', () => termsText('14 days before check-in', [])],
  [
    'the data of a page',
    () => pageMetadata({ title: 'A', description: 'B', path: '/', picture: 'home' }),
  ],
];

test.each(TEXTS)('%s: nothing of the Smokies', (_, write) => {
  expect(JSON.stringify(write())).not.toMatch(SMOKIES);
});

test('the pages about the Smokies are linked from nowhere', () => {
  const texts = [
    llmsText({ cabins: [], posts: [] }, ORIGIN),
    JSON.stringify(pageEntries(null, ORIGIN)),
  ];
  for (const text of texts) expect(text).not.toMatch(/\/(plan|fall|events|visitor-guide)\b/);
  render(
    <>
      <MobileNav />
      <Footer />
    </>,
  );
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('href')).not.toMatch(/^\/(plan|fall|events|visitor-guide)/);
  }
});

test('what the shop says of the region is true of any', () => {
  const { container } = render(
    <>
      <HeroWords />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cabin in Door County');
  expect(container.textContent).not.toMatch(SMOKIES);
});

test('pages and notices show no drawings', () => {
  const { container } = render(
    <>
      <PosterPage eyebrow="Who" heading="Us" imageUrl="/images/guide/promise.webp">
        Words
      </PosterPage>
      <SceneNotice imageUrl="/images/not-found.webp" title="Gone" action={null}>
        Words
      </SceneNotice>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Us' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('a shop elsewhere has a guide of its own, and no map or planner of the park', () => {
  const guide = {
    title: 'Around the bay',
    heroImageUrl: '/images/uploads/1/2-1200x800-aabbcc.webp',
    bodyMarkdown:
      'What I tell everybody.\n\n## What’s where\n\nTwo towns.\n\n> **Call {phone}**\n\n## Boats\n\nRent one.\n\n### Where\n\nAt the pier.',
  };
  const { container } = render(<GuidePage guide={guide} mapStyleUrl="" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Around the bay');
  expect(screen.getByText('At the pier.')).toBeInTheDocument();
  expect(screen.getByText(`Call ${shop().phone.display}`)).toBeVisible();
  expect(container.textContent).not.toMatch(SMOKIES);
  expect(container.textContent).not.toMatch(/planner|drive/i);
});

test('a shop elsewhere has a calendar of its own year', () => {
  const event = makePost({
    slug: 'ice-fair',
    title: 'The ice fair',
    excerpt: 'Skates.',
    author: 'Aunt Ida',
    heroImageUrl: '/images/uploads/1/2-1200x800-aabbcc.webp',
    yearly: {
      from: '12-28',
      to: '01-06',
      when: 'Around New Year',
      place: 'The pier',
      town: 'Sister Bay',
      pin: null,
      warning: null,
      areas: ['sister-bay'],
    },
  });
  const { container } = render(
    <EventsPage today={calendarDate('2027-01-02')} mapStyleUrl="" events={[event]} guide={null} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What’s on in Door County');
  expect(screen.queryByRole('region', { name: 'Summer' })).toBeNull();
  expect(
    screen.getByRole('region', { name: 'Happening in January and February' }),
  ).toHaveTextContent('The ice fair');
  expect(container.textContent).not.toMatch(SMOKIES);
  expect(container.textContent).not.toMatch(/leaves|wildflowers|mountain/i);
  for (const link of screen.getAllByRole('link', { hidden: true })) {
    expect(link).toHaveAttribute('href', '/events/ice-fair');
  }
});

test('a shop elsewhere has events of its own, with its own pictures', () => {
  const date = calendarDate('2027-05-01');
  const event = makePost({
    slug: 'regatta',
    title: 'The regatta',
    excerpt: 'Sails.',
    author: 'Aunt Ida',
    heroImageUrl: '/images/uploads/1/2-1200x800-aabbcc.webp',
    bodyMarkdown: 'Sails.',
    event: { from: date, to: date, place: 'The pier', url: null },
  });
  const { container, unmount } = render(<OwnEventsPage events={[event]} />);
  expect(container.textContent).not.toMatch(SMOKIES);
  expect(screen.getByRole('link', { name: 'The regatta' })).toHaveAttribute(
    'href',
    '/events/regatta',
  );
  unmount();
  const poster = render(<PostPage post={event} related={[]} cabins={[]} />);
  expect(poster.container.querySelector('header img')).not.toBeNull();
  poster.unmount();
  render(<BlogPage posts={[]} events={[event]} guide={{ title: 'By the lake' }} />);
  expect(screen.getByRole('link', { name: 'By the lake' })).toHaveAttribute(
    'href',
    '/visitor-guide',
  );
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
  const urls = postEntries([], [event], ORIGIN).map(({ url }) => url);
  expect(urls).toEqual([`${ORIGIN}/blog`, `${ORIGIN}/events`, `${ORIGIN}/events/regatta`]);
  expect(postEntries([], [], ORIGIN).map(({ url }) => url)).toEqual([`${ORIGIN}/blog`]);
});
