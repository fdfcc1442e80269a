/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { DEFAULT_SETTINGS, parseSettings, SITE_DEFAULTS, toSiteChanges } from '@/lib/shop-settings';
import { shopSettingsSchema } from '@/lib/schemas/shop-settings';

const LAKE = {
  ...{ name: 'Loon Lake Lodges', host: 'Aunt Ida', tagline: 'Log houses by the water' },
  ...{ description: 'Eleven houses on Loon Lake.', email: 'ida@lodges.example' },
  ...{ phone: '218-555-0133', tiktok: '@loon.lake', instagram: '', facebook: '' },
  ...{ since: 'By the lake since 1998', support: 'Daily from 8 to 8' },
  ...{ followers: '9k', followersOf: 'anglers', banner: 'hidden' },
  ...{ dealPercents: '7 %, 33', cancelDays: '30', hiddenCategories: 'family,pool,pool' },
};

test('the site without settings is that of the specification', () => {
  expect(toSiteChanges({})).toEqual({});
  expect(shopSettingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  expect({ ...SITE_DEFAULTS, ...toSiteChanges(DEFAULT_SETTINGS) }).toEqual(SITE_DEFAULTS);
});

test('each setting is shown, and nothing of the former host is left of them', () => {
  const site = { ...SITE_DEFAULTS, ...toSiteChanges(parseSettings(LAKE)) };
  expect(site).toMatchObject({
    ...{ name: 'Loon Lake Lodges', host: 'Aunt Ida', tagline: 'Log houses by the water' },
    ...{ email: 'ida@lodges.example', isHandwritten: false },
    phone: { display: '(218) 555-0133', e164: '+12185550133' },
    tiktokHandle: 'loon.lake',
    banner: null,
  });
  expect(site.social).toEqual([
    { network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@loon.lake' },
  ]);
  expect(site.claims).toMatchObject({
    ...{ promise: 'The Aunt Ida Promise', since: 'By the lake since 1998' },
    ...{ support: 'Daily from 8 to 8', followers: '9k', followersOf: 'anglers' },
  });
  expect(site.hidden).toEqual(['pool', 'family']);
  for (const [key, value] of Object.entries(DEFAULT_SETTINGS).filter(([, text]) => text !== '')) {
    expect({ [key]: JSON.stringify(toSiteChanges(parseSettings(LAKE))).includes(value) }).toEqual({
      [key]: false,
    });
  }
});

test('percents and days are as they are typed, without spaces', () => {
  expect(parseSettings(LAKE)).toMatchObject({ dealPercents: '7,33', cancelDays: '30' });
});

test.each([
  ['name', ''],
  ['name', 'two\nlines'],
  ['email', 'nobody'],
  ['phone', '555'],
  ['tiktok', 'a b'],
  ['tiktok', '../../x'],
  ['instagram', 'javascript:alert(1)'],
  ['facebook', 'http://facebook.example'],
  ['banner', 'maybe'],
  ['dealPercents', ''],
  ['dealPercents', '0, 10'],
  ['dealPercents', '10, 61'],
  ['dealPercents', '1 2 3 4 5 6 7'],
  ['cancelDays', '300'],
  ['hiddenCategories', 'pool,sauna'],
  ['hiddenCategories', 'constructor'],
  ['color', 'red'],
  ['constructor', 'x'],
])('%s “%s” in the database changes nothing', (key, value) => {
  expect(parseSettings({ [key]: value })).toEqual({});
});

/** What a module reads of the site while it loads would stay as it was before the settings. */
const SETTABLE = [...Object.keys(toSiteChanges(DEFAULT_SETTINGS)), 'areas', 'description'];
const READERS = [
  ...[
    'listAreas',
    'findArea',
    'placeOfDistances',
    'baseOf',
    'isNearArea',
    'listAreaTaxes',
    'draftPlan',
  ],
  ...['isShown', 'shownFilters', 'parseShownFilter', 'categoryLinks'],
];

function readsWhileLoading(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return;
    const isSite = (part: ts.Node) => ts.isIdentifier(part) && /^site(Facts)?$/.test(part.text);
    if (ts.isPropertyAccessExpression(node) && isSite(node.expression)) {
      if (SETTABLE.includes(node.name.text)) found.push(`${file}: site.${node.name.text}`);
    } else if (ts.isCallExpression(node) && READERS.includes(node.expression.getText())) {
      found.push(`${file}: ${node.getText()}`);
    } else if (ts.isVariableDeclaration(node) && node.initializer && isSite(node.initializer)) {
      found.push(`${file}: ${node.name.getText()} = site`);
    }
    node.forEachChild(visit);
  }
  visit(source);
  return found;
}

test('no module reads a setting while it loads', () => {
  const files = globSync('{app,components,lib,supabase/functions}/**/*.{ts,tsx}');
  expect(files.filter((file) => file.startsWith('components/')).length).toBeGreaterThan(100);
  expect(files.flatMap(readsWhileLoading)).toEqual([]);
});
