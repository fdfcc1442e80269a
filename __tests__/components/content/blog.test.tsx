import { render, screen, within } from '@testing-library/react';
import { makeSummary } from '@/__tests__/support/make-cabin';
import { BlogPage } from '@/components/content/blog-page';
import { PostPage } from '@/components/content/post-page';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { Post } from '@/lib/domain/catalog/post';

const post = (overrides: Partial<Post> = {}): Post => ({
  slug: 'elk',
  title: 'Where the Elk Are',
  excerpt: 'Early and late, over the top of the mountain.',
  heroImageUrl: '/images/blog/elk.webp',
  author: 'Mountain Mama',
  publishedAt: '2025-09-23T15:00:00+00:00',
  updatedAt: '2025-09-23T15:00:00+00:00',
  publishedOn: calendarDate('2025-09-23'),
  updatedOn: calendarDate('2025-09-23'),
  topics: ['wildlife', 'seasons'],
  relatedCabinSlugs: [],
  readingMinutes: 4,
  bodyMarkdown: 'First words.\n\n## At dusk\n\nMore words.',
  ...overrides,
});

test('the list has a lead, every other article once, and an index by topic', () => {
  const posts = ['elk', 'fall', 'cove'].map((slug) => post({ slug, title: `About ${slug}` }));
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
  expect(screen.getByText('The first notes are being written')).toBeInTheDocument();
});

test('an article names its author and dates, and its outline leads to its parts', () => {
  render(<PostPage post={post()} related={[]} cabins={[]} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where the Elk Are');
  expect(screen.getByRole('link', { name: 'Mountain Mama' })).toHaveAttribute('href', '/about');
  expect(screen.getByText('September 23, 2025')).toHaveAttribute('datetime', '2025-09-23');
  expect(screen.queryByText(/Updated/)).toBeNull();
  expect(screen.getAllByRole('link', { name: 'At dusk' })[0]).toHaveAttribute('href', '#at-dusk');
  expect(screen.queryByRole('heading', { name: 'Where to stay for this' })).toBeNull();
});

test('an article that was changed later says when', () => {
  render(
    <PostPage post={post({ updatedOn: calendarDate('2026-04-01') })} related={[]} cabins={[]} />,
  );
  expect(screen.getByText('April 1, 2026')).toHaveAttribute('datetime', '2026-04-01');
});

test('whatever stands in an article, it is text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container } = render(
    <PostPage
      post={post({ title: hostile, excerpt: hostile, author: hostile, bodyMarkdown: hostile })}
      related={[post({ slug: 'fall', title: hostile })]}
      cabins={[makeSummary({ slug: 'laurel-lantern' })]}
    />,
  );
  expect(container.querySelector('[onerror]')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hostile);
  expect(screen.getByRole('heading', { name: 'Where to stay for this' })).toBeInTheDocument();
});
