import { render, screen } from '@testing-library/react';
import { makeSummary } from '@/__tests__/support/make-cabin';
import AboutRoute from '@/app/(site)/about/page';
import * as blog from '@/app/(site)/blog/page';
import PrivacyRoute from '@/app/(site)/privacy/page';
import PromiseRoute from '@/app/(site)/promise/page';
import TermsRoute from '@/app/(site)/terms/page';
import { AskHost } from '@/components/cabin/ask-host';
import { BlogPage } from '@/components/content/blog-page';
import { feedAlternate } from '@/components/content/feed-alternate';
import FoundersRoute, * as founders from '@/app/(site)/founders-pricing/page';
import { promiseDraft } from '@/components/content/promise-draft';
import { PRIVACY_DRAFT } from '@/components/content/privacy-text';
import { termsDraft } from '@/components/content/terms-text';
import { Claims } from '@/components/home/claims';
import { HeroWords } from '@/components/home/hero-words';
import { HostPortrait } from '@/components/home/host-portrait';
import { HostIntro } from '@/components/home/host-intro';
import { portraitProps } from '@/components/home/portrait-props';
import { WhyBook } from '@/components/home/why-book';
import { DeadLinkNotice } from '@/components/layout/dead-link-notice';
import { Footer } from '@/components/layout/footer';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { CAMPAIGNS } from '@/components/newsletter/campaigns';
import { SignupPage } from '@/components/newsletter/signup-page';
import { UnsubscribePage } from '@/components/newsletter/unsubscribe-page';
import { SignUpPage } from '@/components/owners/sign-up-page';
import { pageEntries } from '@/components/seo/sitemap-entries';
import { NoCabinsYet } from '@/components/cabin-list/no-cabins-yet';
import { listCopy } from '@/components/seo/category-copy';
import { lodgingBusiness } from '@/components/seo/lodging-business';
import { listFaqs } from '@/components/seo/faq-answers';
import { PLACE_HEADING, topicLabel } from '@/lib/shop/cabin-facts';
import { openApiDocument } from '@/lib/schemas/open-api';
import { handwrittenNotes } from '@/lib/copy/handwritten-notes';
import { applySettings } from '@/lib/shop/shop-settings';
import { shopFacts } from '@/lib/shop/shop-facts';
import { storyIntro } from '@/lib/copy/story';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('@/lib/env/server', () => ({ serverEnv: { SITE_URL: 'https://lakeside.example' } }));
jest.mock('@/lib/data/cabins/cabins', () => ({ listCabins: async () => [] }));
jest.mock('@/lib/data/content/posts', () => ({
  listPosts: async () => [],
  listEvents: async () => [],
}));
jest.mock('@/lib/data/bookings/tax-rates', () => ({ getTaxRates: async () => mockTaxes }));
const mockTaxes = [
  {
    place: '*',
    from: '2020-01-01',
    label: 'All',
    lines: [
      { name: 'State lodging tax', rate: 600 },
      { name: 'County lodging tax', rate: 500 },
    ],
  },
];
jest.mock('@/lib/data/backend/shop-settings', () => ({ readShopChanges: async () => undefined }));

const LAKESIDE = {
  name: 'Lakeside Stays',
  host: 'Nora',
  region: 'Leelanau',
  regionInText: 'Leelanau',
  stateName: 'Michigan',
  stateCode: 'MI',
  smokies: 'hidden',
  email: 'nora@lakeside.example',
  phone: '231-555-0133',
};
/** Words of the example shop and its mountains, and what only a host can say of herself. */
const FORMER =
  /mama|porch|\bbears?\b|mountain|\bleaf|\bleaves turn|trail|smok(y|ies)|\bridges?\b|y.all|handpick|vetted|picked by hand|best price|virtual tour|24\/7|any hour|since 20|2020|450k|slept|walked through|we live here|climb|steep driveway|front porch|fireflies|\belk\b|I stay a night|12%|founders/i;

beforeEach(() => applySettings(LAKESIDE));
afterAll(() => applySettings({}));

const shown = (element: React.ReactElement) => {
  const { container, unmount } = render(element);
  const text = container.textContent;
  unmount();
  return text;
};
const cabin = makeSummary({ amenities: ['hot_tub'] });

const PARTS: [string, () => unknown][] = [
  ['the hero', () => shown(<HeroWords />)],
  ['the claims', () => shown(<Claims />)],
  ['the host on the home page', () => shown(<HostIntro {...portraitProps()} {...storyIntro()} />)],
  ['why to book', () => shown(<WhyBook />)],
  ['the foot of the page', () => shown(<Footer />)],
  ['the blog', () => shown(<BlogPage posts={[]} />)],
  ['its description', () => blog.generateMetadata()],
  ['its feed', () => feedAlternate({})],
  ['the application', () => shown(<SignUpPage />)],
  ['its prices', () => [shown(<FoundersRoute />), founders.generateMetadata().description]],
  ['lists without cabins', () => shown(<NoCabinsYet />)],
  [
    'a question to the host',
    () => shown(<AskHost cabin={{ slug: 'loon-point', title: 'Loon Point' }} />),
  ],
  ['a page that is not there', () => shown(<NotFoundNotice />)],
  ['a dead link', () => shown(<DeadLinkNotice>Gone.</DeadLinkNotice>)],
  ['the newsletter', () => shown(<SignupPage outcome={null} />)],
  ['the pop-up', () => CAMPAIGNS],
  ['her notes', () => Object.values(handwrittenNotes())],
  [
    'the lists',
    () =>
      [null, 'hot-tub', 'pool', 'family', 'pet-friendly'].map((filter) => listCopy(filter as null)),
  ],
  ['the questions', () => [listFaqs([cabin]), listFaqs([])]],
  ['the place of a cabin', () => [PLACE_HEADING, topicLabel('bears'), topicLabel('park')]],
  ['the draft of the promise', () => promiseDraft()],
  ['the draft of the terms', () => termsDraft()],
  ['the draft of the privacy policy', () => PRIVACY_DRAFT],
  [
    'leaving the newsletter',
    () => shown(<UnsubscribePage state="subscribed" token="t" hasJustAnswered={false} />),
  ],
];

test.each(PARTS)('%s: no words of the former host', (_, part) => {
  const text = JSON.stringify(part());
  expect(text.length).toBeGreaterThan(2);
  expect(text.match(FORMER)).toBeNull();
});

test('claims, followers and profiles are shown only once the host enters them', () => {
  const { unmount } = render(<Footer />);
  expect(screen.queryByRole('link', { name: /Nora on/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Promise' })).toBeNull();
  unmount();
  applySettings({ ...LAKESIDE, bestPrice: 'Cheapest here', tiktok: 'nora', promiseText: 'Beds.' });
  render(
    <>
      <Claims />
      <Footer />
    </>,
  );
  expect(screen.getByText('Cheapest here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nora on TikTok' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Promise' })).toBeVisible();
});

const pages = {
  promise: async () => PromiseRoute(),
  terms: async () => TermsRoute(),
  privacy: async () => PrivacyRoute(),
};

test.each(Object.entries(pages))('%s: nothing is said before it is published', async (_, page) => {
  const { container } = render(await page());
  expect(screen.getByText('Not published yet')).toBeVisible();
  expect(container.textContent).not.toMatch(FORMER);
  expect(container.querySelector('time')).toBeNull();
});

test.each(Object.entries(pages))(
  '%s: her words, with their fields, and the day on which she published them',
  async (name, page) => {
    applySettings(
      { ...LAKESIDE, [`${name}Text`]: '## Beds\n\n{host} of {state} **keeps** them.' },
      [],
      { [`${name}Text`]: '2026-12-01T03:00:00Z' },
    );
    const { container } = render(await page());
    expect(screen.getByRole('heading', { name: /^Beds/, level: 2 })).toBeVisible();
    expect(container.textContent).toContain('Nora of Michigan keeps them.');
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-30');
    expect(container.textContent).not.toMatch(FORMER);
  },
);

test('search engines are not sent to unpublished pages', () => {
  const quiet = ['/promise', '/terms', '/privacy', '/founders-pricing'];
  const origin = 'https://lakeside.example';
  const at = (path: string) => origin + path;
  const urls = () => pageEntries(null, origin).map(({ url }) => url);
  expect(urls()).toContain(at('/about'));
  for (const path of quiet) expect(urls()).not.toContain(at(path));
  applySettings({ ...LAKESIDE, termsText: 'Pay by card.' });
  expect(urls()).toContain(at('/terms'));
  applySettings({});
  for (const path of quiet) expect(urls()).toContain(at(path));
});

test('a short text has no outline', async () => {
  applySettings({ ...LAKESIDE, promiseText: 'Warm beds.' });
  expect(shown(await PromiseRoute())).not.toContain('On this page');
});

test('about: without a story, only who the host is and how to reach her', async () => {
  const { container } = render(await AboutRoute());
  expect(screen.getByRole('heading', { level: 1, name: 'Hi, I’m Nora' })).toBeVisible();
  expect(container.textContent).not.toMatch(FORMER);
});

test('about: her story may have headings', async () => {
  applySettings({ ...LAKESIDE, story: '## The boat\n\nWe row.' });
  render(await AboutRoute());
  expect(screen.getByRole('heading', { level: 2, name: /The boat/ })).toBeVisible();
  expect(storyIntro().intro).toBe('We row.');
});

test('the API description names the host and her address', () => {
  const { info } = openApiDocument('https://lakeside.example');
  expect(info.title).toMatch(/^Lakeside Stays/);
  expect(info.contact.email).toBe('nora@lakeside.example');
});

test('the example shop words its claim about every cabin the same everywhere', async () => {
  applySettings({});
  expect(shopFacts().pages).toEqual({});
  const texts = [shown(await PromiseRoute()), shown(<SignUpPage />)];
  for (const text of texts)
    expect(text).toContain('I stay a night in every cabin before I list it.');
  expect(shown(await AboutRoute())).toContain('List a cabin before I’ve stayed a night in it.');
  expect(texts.join(' ')).not.toMatch(/walked through|somebody on my side/i);
});

test('a claim the host of the example shop removes is gone from its pages too', async () => {
  const none = { handpicked: '', bestPrice: '', virtualTours: '', followers: '', followersOf: '' };
  applySettings({ ...none, tiktok: '', instagram: '', facebook: '' });
  const text = shown(await PromiseRoute()) + shown(await AboutRoute()) + shown(<Claims />);
  expect(text).not.toMatch(/450k|fans and travelers|best price guarantee|virtual tours|vetted/i);
  expect(JSON.stringify(lodgingBusiness('https://lakeside.example'))).not.toContain('sameAs');
  const { container } = render(<HostPortrait {...portraitProps()} />);
  expect(container.querySelector('figcaption')).toBeNull();
});
