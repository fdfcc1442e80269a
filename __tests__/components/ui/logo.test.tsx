import { render, screen } from '@testing-library/react';
import { Logo } from '@/components/ui/logo';
import { SHOP_UPLOADS } from '@/lib/schemas/shop-settings';
import { applySettings } from '@/lib/shop/shop-settings';

const upload = (size: string) =>
  `/images/uploads/${SHOP_UPLOADS}/0b2f6c1e-0000-4000-8000-000000000001-${size}-ffffff.webp`;
const header = () => render(<Logo />).container;

afterEach(() => applySettings({}));

test('the example shop has its drawing, once on a page', () => {
  const { container } = render(
    <>
      <Logo />
      <Logo isRepeat />
    </>,
  );
  expect(container.querySelectorAll('circle')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
});

test('another shop never shows the example drawing, not even in the footer', () => {
  applySettings({ name: 'Lakeside Stays', host: 'Nora' });
  const { container } = render(
    <>
      <Logo />
      <Logo isRepeat />
    </>,
  );
  expect(container.querySelector('svg')).toBeNull();
  expect(container.querySelectorAll('img[src^="/images/shop/"]')).toHaveLength(2);
  expect(screen.getAllByText('Lakeside Stays')).toHaveLength(2);
});

test('a wide logo has the name in it; a square one stands beside it', () => {
  applySettings({ name: 'Lakeside Stays', host: 'Nora', logo: upload('512x128') });
  expect(header()).not.toHaveTextContent('Lakeside Stays');
  applySettings({ name: 'Lakeside Stays', host: 'Nora', logo: upload('512x400') });
  expect(header()).toHaveTextContent('Lakeside Stays');
});
