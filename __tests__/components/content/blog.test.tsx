import { render, screen, within } from '@testing-library/react';
import { makeSummary } from '@/__tests__/support/make-cabin';
import { makePost } from '@/__tests__/support/make-post';
import { BlogPage } from '@/components/content/blog-page';
import { OwnEvents } from '@/components/content/own-events';
import { PostPage } from '@/components/content/post-page';
import { eventData } from '@/components/seo/event-data';
import { postEntries } from '@/components/seo/sitemap-entries';
import { calendarDate } from '@/lib/domain/values/calendar-date';

test('the list has a lead, every other article once, and an index by topic', () => {
  const posts = ['elk', 'fall', 'cove'].map((slug) => makePost({ slug, title: `About ${slug}` }));
  render(<BlogPage posts={posts} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText('The latest').closest('article')).toHaveTextContent('About elk');
  const index = screen.getByRole('region', { name: 'Wildlife' });
  expect(within(index).getAllByRole('link')).toHaveLength(3);
  const topics = screen.getByRole('navigation', { name: 'Topics' });
  expect(within(topics).getByRole('link', { name: 'Wildlife' })).toHaveAttribute(
    'href',
    '#wildlife',
  );
});

test('a list without articles says so', () => {
  render(<BlogPage posts={[]} />);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('The first posts are on their way')).toBeInTheDocument();
});

test('an article names its author and dates, and its outline leads to its parts', () => {
  render(<PostPage post={makePost()} related={[]} cabins={[]} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where the Elk Are');
  expect(screen.getByRole('link', { name: 'Mountain Mama' })).toHaveAttribute('href', '/about');
  expect(screen.getByText('September 23, 2025')).toHaveAttribute('datetime', '2025-09-23');
  expect(screen.queryByText(/Updated/)).toBeNull();
  expect(screen.getAllByRole('link', { name: 'At dusk' })[0]).toHaveAttribute('href', '#at-dusk');
  expect(screen.queryByRole('heading', { name: 'Where to stay for it' })).toBeNull();
  expect(screen.queryByRole('button', { name: /print/i, hidden: true })).toBeNull();
});

test('an article that was changed later says when', () => {
  render(
    <PostPage
      post={makePost({ updatedOn: calendarDate('2026-04-01') })}
      related={[]}
      cabins={[]}
    />,
  );
  expect(screen.getByText('April 1, 2026')).toHaveAttribute('datetime', '2026-04-01');
});

const event = {
  from: calendarDate('2027-05-01'),
  to: calendarDate('2027-05-02'),
  place: 'The barn',
};

test('an event tells its days, its place and where there is more, and whether it is over', () => {
  const more = { ...event, url: 'https://www.barn.example/dance' };
  const props = { related: [], cabins: [], post: makePost({ event: more }) };
  const { rerender } = render(<PostPage {...props} today={calendarDate('2027-05-02')} />);
  expect(screen.getByText('May 1 – May 2, 2027')).toHaveAttribute('datetime', '2027-05-01');
  expect(screen.getByRole('link', { name: 'More about it at barn.example' })).toHaveAttribute(
    'href',
    more.url,
  );
  expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
  expect(screen.queryByText('This event is over.')).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'About the author' })).toBeNull();
  rerender(<PostPage {...props} today={calendarDate('2027-05-03')} />);
  expect(screen.getByText('This event is over.')).toBeInTheDocument();
});

test('the card of an event tells when and where, and leads to the page of the event', () => {
  const dance = makePost({ slug: 'dance', title: 'The dance', event: { ...event, url: null } });
  const { rerender } = render(<OwnEvents events={[dance]} />);
  expect(screen.getByRole('link', { name: 'The dance' })).toHaveAttribute('href', '/events/dance');
  expect(screen.getByRole('article')).toHaveTextContent('May 1 – May 2, 2027 · The barn');
  rerender(<OwnEvents events={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('an event is told to search engines with its days and place, an article is none', () => {
  const dance = makePost({ slug: 'dance', event: { ...event, url: null } });
  expect(eventData(dance, 'https://cabins.example')).toMatchObject({
    startDate: '2027-05-01',
    endDate: '2027-05-02',
    location: { name: 'The barn' },
    url: 'https://cabins.example/events/dance',
  });
  expect(eventData(makePost(), 'https://cabins.example')).toBeNull();
});

test('the sitemap has articles and events, each at its own address', () => {
  const dance = makePost({ slug: 'dance', event: { ...event, url: null } });
  const urls = postEntries([makePost()], [dance], 'https://cabins.example').map(({ url }) => url);
  expect(urls).toEqual([
    'https://cabins.example/blog',
    'https://cabins.example/events',
    'https://cabins.example/blog/elk',
    'https://cabins.example/events/dance',
  ]);
});

test('the picture of a host has its text and its crop', () => {
  const heroImageUrl = '/images/uploads/1/2-1200x800-aabbcc.webp';
  render(
    <PostPage
      post={makePost({ heroImageUrl, heroAlt: 'An elk', heroFocus: { x: 10, y: 20 } })}
      related={[]}
      cabins={[]}
    />,
  );
  expect(screen.getByRole('img', { name: 'An elk' })).toHaveStyle({ objectPosition: '10% 20%' });
});

test('whatever stands in an article, it is text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container } = render(
    <PostPage
      post={makePost({ title: hostile, excerpt: hostile, author: hostile, bodyMarkdown: hostile })}
      related={[makePost({ slug: 'fall', title: hostile })]}
      cabins={[makeSummary({ slug: 'laurel-lantern' })]}
    />,
  );
  expect(container.querySelector('[onerror]')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hostile);
  expect(screen.getByRole('heading', { name: 'Where to stay for it' })).toBeInTheDocument();
});
