import { siteIcons } from '@/components/seo/site-icons';
import { SHOP_UPLOADS } from '@/lib/schemas/shop-settings';
import { hasDrawnIcons, ICONS, iconPath, iconVersion, type IconName } from '@/lib/shop/shop-icons';
import { applySettings } from '@/lib/shop/shop-settings';
import { shop } from '@/lib/shop/shop';

const LOGO = `/images/uploads/${SHOP_UPLOADS}/0b2f6c1e-0000-4000-8000-000000000001-512x128-ffffff.webp`;
const NAMES = Object.keys(ICONS) as IconName[];

afterEach(() => applySettings({}));

test('the example shop has its drawing', () => {
  expect([hasDrawnIcons(), shop().logo]).toEqual([true, undefined]);
  expect(iconPath('icon-192.png')).toBe('/icons/icon-192.png');
  expect(JSON.stringify(siteIcons())).toContain('/icon.svg');
});

test.each([
  [{ name: 'Lakeside Stays' }, 'spruce-4c'],
  [{ name: 'Östra Cabins', colors: 'lake' }, 'lake-d6'],
  [{ host: 'Nora', name: 'éclat' }, 'spruce-c9'],
])('a shop of its own, %j, has its first letter in its colors', (settings, version) => {
  applySettings(settings);
  expect(iconVersion()).toBe(version);
  const src = `/images/shop/${version}/icon-192.png`;
  expect(shop().logo).toEqual({ src, width: 192, height: 192, alt: '' });
  for (const name of NAMES) expect(iconPath(name)).toBe(`/images/shop/${version}/${name}`);
  expect(JSON.stringify(siteIcons())).not.toMatch(/icon\.svg|favicon\.ico|\/icons\//);
});

test.each([{}, { name: 'Lakeside Stays' }])('a logo takes the place of either: %j', (settings) => {
  applySettings({ ...settings, logo: LOGO });
  expect(shop().logo).toEqual({ src: LOGO, width: 512, height: 128, alt: shop().name });
  expect(iconPath('apple-icon.png')).toBe(
    '/images/shop/0b2f6c1e-0000-4000-8000-000000000001/apple-icon.png',
  );
  expect(JSON.stringify(siteIcons())).not.toMatch(/icon\.svg|favicon\.ico|\/icons\//);
});

test.each(['https://elsewhere.example/a.webp', '/images/host.webp', '/etc/passwd'])(
  'a stored address that is no upload, %s, is not shown',
  (logo) => {
    applySettings({ logo });
    expect(hasDrawnIcons()).toBe(true);
  },
);
