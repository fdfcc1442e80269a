import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import nextConfig from '@/next.config';

const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) => {
  render(<Picture src="/images/a b&c.webp" alt="A porch" sizes="92vw" {...props} />);
  return screen.getByRole('img', { name: 'A porch' });
};

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

test('without sizes, screens of up to two pixels take the smaller file, and denser ones the larger', () => {
  const picture = show({ sizes: undefined, widths: [720, 1200] });
  const widthOf = (url = '') => new URL(url, 'https://site.test').searchParams.get('w');
  expect(widthOf(picture.getAttribute('src') ?? '')).toBe('720');
  const files = (picture.getAttribute('srcset') ?? '').split(', ').map((file) => file.split(' '));
  expect(files.map(([url, density]) => [widthOf(url), density])).toEqual([
    ['720', '2x'],
    ['1200', '3x'],
  ]);
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
  expect(show({ isFirst: '(min-width: 40rem)', sizes: '100vw' })).toHaveAttribute(
    'loading',
    'lazy',
  );
  const [preload, ...others] = document.querySelectorAll('link');
  expect(others).toHaveLength(0);
  expect(preload).toHaveAttribute('media', '(min-width: 40rem)');
  expect(preload).toHaveAttribute('fetchpriority', 'high');
  const picture = screen.getByRole('img');
  expect(preload).toHaveAttribute('imagesrcset', picture.getAttribute('srcset'));
  expect(preload).toHaveAttribute('imagesizes', '100vw');
});

test('a color stands in while it loads', () => {
  expect(show({ color: '#9e9e85' })).toHaveStyle({ backgroundColor: '#9e9e85' });
});
