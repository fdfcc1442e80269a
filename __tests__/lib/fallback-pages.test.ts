import { BUSY_PAGE_POLICY, hashSource, OFFLINE_PAGE_POLICY } from '@/lib/csp/policy';
import { busyColors, busyPage } from '@/lib/fallback-pages/busy-page';
import { offlineColors, offlinePage } from '@/lib/fallback-pages/offline-page';
import { listPalettes, type PaletteName } from '@/lib/shop/palettes';
import { applySettings } from '@/lib/shop/shop-settings';
import { shop } from '@/lib/shop/shop';

const inlineOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

const PALETTES = listPalettes().flatMap(({ value }) => (value === 'spruce' ? [] : [value]));
const LAKE = {
  name: 'Loon & "Lake"',
  host: 'Aunt <Ida>',
  phone: '218-555-0133',
  smokies: 'hidden',
  email: 'ida@lodges.example',
};
afterEach(() => applySettings({}));

const FONTS = { Fraunces: '/_next/static/media/f.woff2', Figtree: '/_next/static/media/g.woff2' };
const offline = () => offlinePage(FONTS);

test('the offline page has the site’s own type and scene', () => {
  const html = offline();
  for (const file of Object.values(FONTS)) expect(html).toContain(file);
  expect(OFFLINE_PAGE_POLICY).toContain("font-src 'self'");
  expect(html).toContain('<svg class="scene"');
});

const SETS: [Record<string, string>][] = [
  [{}],
  [LAKE],
  ...PALETTES.map((colors): [Record<string, string>] => [{ ...LAKE, colors }]),
];

const styleOf =
  <Name extends PaletteName>(colorsOf: (name: Name) => string) =>
  (name: string) =>
    hashSource(colorsOf(name as Name));

describe.each([
  ['busy', busyPage, BUSY_PAGE_POLICY, ['spruce', ...PALETTES].map(styleOf(busyColors))],
  ['offline', offline, OFFLINE_PAGE_POLICY, PALETTES.map(styleOf(offlineColors))],
])('the page for when the site is %s', (name, render, policy, palettes) => {
  test.each(SETS)('its policy allows its own style and script, and no other: %j', (set) => {
    applySettings(set);
    const html = render();
    const allowed = [...inlineOf(html, 'style'), ...inlineOf(html, 'script')].map(hashSource);
    // The offline page has the colors of the default palette in its style, and the only script.
    const isTinted = 'colors' in set || name === 'busy';
    expect(allowed).toHaveLength(1 + (name === 'offline' ? 1 : 0) + (isTinted ? 1 : 0));
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set([...allowed, ...palettes]));
  });

  test('it names the example host, with a text and a call', () => {
    const html = render();
    expect(html).toContain(`| ${shop().name}</title>`);
    expect(html).toContain('href="sms:+18655550142"');
    expect(html).toContain('href="tel:+18655550142"');
    expect(html).toContain('(865) 555-0142');
  });

  test('it names another host by the settings, escaped, and shows no mountains', () => {
    applySettings(LAKE);
    const html = render();
    expect(html).toContain('| Loon &amp; &quot;Lake&quot;</title>');
    expect(html).toContain('href="sms:+12185550133"');
    expect(html).not.toMatch(/mama|mountain|555-0142|<svg|<img|<Ida>/i);
  });
});
