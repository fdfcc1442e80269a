import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { makeCabin, makeResult, makeReviews, makeSummary } from '@/__tests__/support/make-cabin';
import { makePost } from '@/__tests__/support/make-post';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import { Reviews } from '@/components/cabin/reviews';
import { SleepingArrangements } from '@/components/cabin/sleeping-arrangements';
import { StayRules } from '@/components/cabin/stay-rules';
import { BlogPage } from '@/components/content/blog-page';
import { Markdown } from '@/components/content/markdown';
import { PostPage } from '@/components/content/post-page';
import { blogPosting } from '@/components/seo/blog-posting';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { cabinItemList } from '@/components/seo/cabin-item-list';
import { toScriptJson } from '@/components/seo/json-ld';
import { vacationRental } from '@/components/seo/vacation-rental';
import { buildBlogFeed } from '@/components/seo/blog-feed';
import type { Post } from '@/lib/domain/catalog/post';
import { markup } from '@/lib/page/markup';
import { findDangers } from './find-dangers';
import { ADDRESS_PAYLOADS, MARKDOWN_PAYLOADS, TEXT_PAYLOADS } from './script-payloads';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
}));

const ORIGIN = 'https://cabins.example';

const hostilePost = (payload: string): Post =>
  makePost({
    title: payload,
    excerpt: payload,
    author: payload,
    bodyMarkdown: `${payload}\n\n## ${payload}\n\n- ${payload}\n\n| a | b |\n| - | - |\n| ${payload} | x |`,
  });

const texts = (payload: string) => ({
  title: payload,
  shortDesc: payload,
  city: payload,
  mountainMamaReview: payload,
});

const hostileCabin = (payload: string) =>
  makeCabin({
    ...texts(payload),
    longDesc: payload,
    houseRules: [payload],
    bedTypes: [{ room: payload, kind: 'king', count: 1 }],
    reviews: makeReviews(2).map((review) => ({ ...review, author: payload, text: payload })),
  });

function look(node: ReactNode): string[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(node);
  return findDangers(page);
}

test('the corpus is large enough, and the scanner finds planted dangers', () => {
  expect(new Set([...TEXT_PAYLOADS, ...ADDRESS_PAYLOADS]).size).toBeGreaterThanOrEqual(200);
  const missed = TEXT_PAYLOADS.filter(
    (payload) =>
      payload.startsWith('<') && /^<(?:img|svg|iframe|base|meta|object|embed)/.test(payload),
  ).filter((payload) => {
    const page = document.createElement('div');
    page.innerHTML = payload;
    return findDangers(page).length === 0;
  });
  expect(missed).toEqual([]);
});

const WAYS: Record<string, (payload: string) => ReactNode> = {
  'the cards of a cabin': (payload) => <CabinCard cabin={makeSummary(texts(payload))} />,
  'a search result': (payload) => {
    const { cabin, stay, price } = makeResult({ cabin: makeSummary(texts(payload)) });
    return (
      <CabinCard
        cabin={cabin}
        known={stay ? { stay, price, shiftDays: 0, guests: 2 } : undefined}
      />
    );
  },
  'reviews, rules and beds': (payload) => {
    const cabin = hostileCabin(payload);
    return (
      <>
        <Reviews cabin={cabin} />
        <SleepingArrangements beds={cabin.bedTypes} />
        <StayRules cabin={cabin} />
      </>
    );
  },
  'the list of articles': (payload) => <BlogPage posts={[hostilePost(payload)]} />,
  'an article': (payload) => (
    <PostPage
      post={hostilePost(payload)}
      related={[hostilePost(payload)]}
      cabins={[makeSummary(texts(payload))]}
    />
  ),
};

for (const [name, way] of Object.entries(WAYS)) {
  test(`no text runs in ${name}`, () => {
    const own = new Set(look(way('A plain text')));
    const dangerous = TEXT_PAYLOADS.filter((payload) =>
      look(way(payload)).some((each) => !own.has(each)),
    );
    expect(dangerous).toEqual([]);
  });
}

test('no address of written content is followed or loaded', () => {
  const dangerous = MARKDOWN_PAYLOADS.filter(
    (payload) => look(<Markdown>{payload}</Markdown>).length > 0,
  );
  expect(dangerous).toEqual([]);
});

test('structured data stays inside its script, and says what was meant', () => {
  for (const payload of [...TEXT_PAYLOADS, ...ADDRESS_PAYLOADS]) {
    const cabin = hostileCabin(payload);
    const json = toScriptJson([
      vacationRental(cabin, ORIGIN),
      cabinItemList(payload, [cabin], ORIGIN),
      breadcrumbList([{ name: payload, path: '/' }], ORIGIN),
      blogPosting(hostilePost(payload), ORIGIN),
    ]);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(payload).slice(1, -1));
  }
});

test('the feed carries every text as a text', () => {
  for (const payload of TEXT_PAYLOADS) {
    const feed = new DOMParser().parseFromString(
      buildBlogFeed([hostilePost(payload)], ORIGIN),
      'application/xml',
    );
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.querySelector('script, img, svg, iframe')).toBeNull();
  }
});

test('a mail carries every text as a text', () => {
  for (const payload of TEXT_PAYLOADS) {
    const page = document.createElement('div');
    page.innerHTML = markup`<p title="${payload}">${payload}</p>`.source;
    expect(page.children).toHaveLength(1);
    expect(page.textContent).toBe(payload);
    expect(findDangers(page)).toEqual([]);
  }
});
