import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import nextConfig from '@/next.config';

type Props = Pick<
  ComponentProps<typeof Picture>,
  'quality' | 'color' | 'focus' | 'isFirst' | 'fileWidth'
>;

const show = (props: Props = {}) => {
  render(<Picture src="/images/a b&c.webp" alt="A porch" sizes="92vw" {...props} />);
  return screen.getByRole('img', { name: 'A porch' });
};

// What is fetched early stays asked for.
afterEach(() => document.head.replaceChildren());

test.each([70, 50])(
  'asks the image service only for widths and qualities it allows (%s)',
  (quality) => {
    const { deviceSizes = [], imageSizes = [], qualities = [] } = nextConfig.images ?? {};
    const urls = (show({ quality }).getAttribute('srcset') ?? '').split(', ');
    expect(urls).toHaveLength(4);
    for (const entry of urls) {
      const [url = '', width] = entry.split(' ');
      const query = new URL(url, 'https://site.test').searchParams;
      expect(query.get('url')).toBe('/images/a b&c.webp');
      expect([...deviceSizes, ...imageSizes]).toContain(Number(query.get('w')));
      expect(Number(query.get('q'))).toBe(quality);
      expect(qualities).toContain(quality);
      expect(width).toBe(`${query.get('w')}w`);
    }
  },
);

test('is of the usual quality where none is asked for', () => {
  expect(show().getAttribute('src')).toMatch(/&q=70$/);
});

test('without sizes, every screen is shown the one file', () => {
  render(<Picture src="/images/a.webp" alt="A porch" fileWidth={720} />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('src')).toMatch(/&w=720&q=70$/);
  expect(picture).not.toHaveAttribute('srcset');
  expect(nextConfig.images?.deviceSizes).toContain(720);
});

test('a card at 720 has a sharper file only for screens with three dots per pixel', () => {
  render(<Picture src="/images/a.webp" alt="A porch" fileWidth={720} denseWidth={1200} isFirst />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('src')).toMatch(/&w=720&q=70$/);
  expect(picture.getAttribute('srcset')).toMatch(/&w=720&q=70 2x, .+&w=1200&q=70 3x$/);
});

test('the file that stands in shows behind the one a screen chooses', () => {
  render(<Picture src="/images/a.webp" alt="A porch" sizes="92vw" fileWidth={720} isFirst />);
  const picture = screen.getByRole('img');
  const url = picture.getAttribute('src') ?? '';
  expect(url).toMatch(/&w=720&q=70$/);
  expect(picture.style.backgroundImage).toBe(`url("${url}")`);
  expect(picture.getAttribute('srcset')).toContain(' 1920w');
});

test('waits until it comes near, unless it is part of the first paint', () => {
  expect(show()).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
});

test('the first one is fetched before everything else', () => {
  expect(show({ isFirst: true })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('one that is so on wide screens is fetched early there alone', () => {
  expect(show({ isFirst: '(min-width: 40rem)' })).toHaveAttribute('loading', 'lazy');
  const [preload, ...others] = document.querySelectorAll('link');
  expect(others).toHaveLength(0);
  expect(preload).toHaveAttribute('media', '(min-width: 40rem)');
  expect(preload).toHaveAttribute('fetchpriority', 'high');
  const picture = screen.getByRole('img');
  expect(preload).toHaveAttribute('imagesrcset', picture.getAttribute('srcset'));
  expect(preload).toHaveAttribute('imagesizes', '92vw');
  expect(preload).not.toHaveAttribute('href');
});

test('so is one of a single file', () => {
  render(<Picture src="/images/a.webp" alt="A porch" fileWidth={720} isFirst="print" />);
  const preload = document.querySelector('link');
  expect(preload).toHaveAttribute('href', screen.getByRole('img').getAttribute('src'));
  expect(preload).not.toHaveAttribute('imagesrcset');
});

test.each([
  [{ x: 20, y: 80 }, '20% 80%'],
  [null, ''],
])('a crop keeps its focal point in view: %p', (focus, position) => {
  const { style } = show({ focus, isFirst: true, fileWidth: 720 });
  expect(style.objectPosition).toBe(position);
  expect(style.backgroundPosition).toBe(position);
});

test('a color stands in while it loads', () => {
  expect(show({ color: '#9e9e85' })).toHaveStyle({ backgroundColor: '#9e9e85' });
});
