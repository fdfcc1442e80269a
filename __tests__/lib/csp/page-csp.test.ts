import { EARLY_TAPS } from '@/lib/page/early-taps';
import { FONT_FACES } from '@/lib/page/font-faces';
import { hashSource } from '@/lib/csp/policy';
import { pagePolicy } from '@/lib/csp/page-csp';

const SETTINGS = {
  isHttps: false,
  imageHosts: [],
  mapOrigins: [],
  hasGoogleTag: false,
  uploadOrigins: [],
};
const FACES = hashSource(FONT_FACES);

test.each([
  ['a page that only a script draws', []],
  ['a page that has them', [FACES]],
])('%s is allowed the font faces, once', (_page, styles) => {
  expect(pagePolicy({ scripts: [], styles }, SETTINGS).split(FACES)).toHaveLength(2);
});

test('every page is allowed the script that holds early taps', () => {
  expect(pagePolicy({ scripts: [], styles: [] }, SETTINGS)).toContain(
    `script-src 'self' ${hashSource(EARLY_TAPS)};`,
  );
});
