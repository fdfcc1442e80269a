import { render, screen, within } from '@testing-library/react';
import { PagePoster } from '@/components/ui/page/page-poster';

// What is fetched early stays asked for.
afterEach(() => document.head.replaceChildren());

test('a poster letters its title, and its picture comes first: one file for every phone', () => {
  const { container } = render(
    <PagePoster
      eyebrow="Area guide"
      heading="Cabins in Gatlinburg"
      imageUrl="/images/areas/gatlinburg.webp"
      color="#444"
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cabins in Gatlinburg');
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('alt', '');
  // Three pixels to a point still choose it: 15rem times 3 is 720.
  expect(picture).toHaveAttribute(
    'sizes',
    '(min-width: 107rem) 45vw, (min-width: 48rem) min(60vw, 48rem), 15rem',
  );
  const preload = document.head.querySelector('link[rel=preload][as=image]');
  expect(preload).toHaveAttribute('href', picture?.getAttribute('src'));
  expect(picture?.getAttribute('srcset')).toContain(`${picture?.getAttribute('src')} 720w`);
  expect(preload).not.toHaveAttribute('media');
});

test('what the page is for stands on the poster, below the title', () => {
  render(
    <PagePoster eyebrow="Trip planner" heading="Plan your stay" imageUrl={null} color={null}>
      <p>Tell me when.</p>
    </PagePoster>,
  );
  const poster = screen.getByRole('banner');
  expect(within(poster).getByText('Tell me when.')).toBeInTheDocument();
});

test('the picture goes on behind the words from the file that phones show: no other is loaded', () => {
  const { container } = render(
    <PagePoster
      eyebrow="Blog"
      heading="Elk"
      imageUrl="/images/blog/elk.webp"
      color="#444"
      focus={{ x: 50, y: 35 }}
    />,
  );
  const poster = screen.getByRole('banner');
  const file = container.querySelector('img')?.getAttribute('src');
  expect(poster.style.getPropertyValue('--mirrored')).toBe(`url("${file}")`);
  expect(poster.style.getPropertyValue('--focus')).toBe('50% 35%');
});
