import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import {
  applyConsents,
  applySettings,
  DEFAULT_SETTINGS,
  parseSettings,
  toShopChanges,
} from '@/lib/shop/shop-settings';
import { consentOf, DEFAULT_CONSENTS } from '@/lib/copy/sms-consent';
import { shopSettingsSchema } from '@/lib/schemas/shop-settings';
import { shop, SHOP_DEFAULTS } from '@/lib/shop/shop';
import { FACT_DEFAULTS, shopFacts } from '@/lib/shop/shop-facts';

const LAKE = {
  name: 'Loon Lake Lodges',
  host: 'Aunt Ida',
  tagline: 'Log houses by the water',
  description: 'Eleven houses on Loon Lake.',
  email: 'ida@lodges.example',
  phone: '607-555-0133',
  tiktok: '@loon.lake',
  instagram: '',
  facebook: '',
  region: 'Finger Lakes',
  regionInText: 'the Lakes',
  stateName: 'New York State',
  stateCode: 'ny',
  timezone: 'America/Chicago',
  smokies: 'hidden',
  promotion: 'hidden',
  promotionText: 'Ten off',
  promotionSeason: 'All year',
  since: 'By the lake since 1998',
  support: 'Daily from 8 to 8',
  followers: '9k',
  followersOf: 'anglers',
  banner: 'hidden',
  dealPercents: '7 %, 33',
  cancelDays: '30',
  tonightUntil: '21',
  letterName: 'Lake Letter',
  legalName: 'Loon Lake LLC',
  postalAddress: '1 Pier Road, Ovid, NY 12521',
  permit: 'Permit 12',
  colors: 'lake',
  storyHeading: 'By the water',
  story: 'We row.\n\nWe fish.',
  hiddenCategories: 'family,pool,pool',
  handpicked: 'Four houses of our own',
  noFees: 'One price',
  virtualTours: 'Films',
  instantBooking: 'Booked in a minute',
  bestPrice: 'Cheapest here',
  referencePrefix: 'lll',
};

test('the site without settings is the example shop', () => {
  expect(toShopChanges({})).toEqual({});
  expect(shopSettingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  expect({ ...SHOP_DEFAULTS, ...toShopChanges(DEFAULT_SETTINGS) }).toEqual(SHOP_DEFAULTS);
});

test('each setting is shown, and nothing of the former host is left of them', () => {
  const site = { ...SHOP_DEFAULTS, ...toShopChanges(parseSettings(LAKE)) };
  expect(site).toMatchObject({
    name: 'Loon Lake Lodges',
    host: 'Aunt Ida',
    tagline: 'Log houses by the water',
    email: 'ida@lodges.example',
    isHandwritten: false,
    initials: 'AI',
    letterName: 'Lake Letter',
    company: 'Loon Lake LLC · 1 Pier Road, Ovid, NY 12521 · Permit 12',
    phone: { display: '(607) 555-0133', e164: '+16075550133' },
    tiktokHandle: 'loon.lake',
    banner: null,
    region: 'Finger Lakes',
    place: 'the Lakes',
    state: 'New York State',
    timezone: 'America/Chicago',
    showsSmokies: false,
  });
  expect(site.social).toEqual([
    { network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@loon.lake' },
  ]);
  expect(site.claims).toMatchObject({
    promise: '',
    since: 'By the lake since 1998',
    support: 'Daily from 8 to 8',
    followers: '9k',
    followersOf: 'anglers',
  });
  expect(site.hidden).toEqual(['pool', 'family']);
  for (const [key, value] of Object.entries(DEFAULT_SETTINGS).filter(([, text]) => text !== '')) {
    expect({ [key]: JSON.stringify(toShopChanges(parseSettings(LAKE))).includes(value) }).toEqual({
      [key]: false,
    });
  }
});

test('what servers alone say is put in place, and goes again', () => {
  applySettings(LAKE);
  expect(shopFacts()).toEqual({
    ...FACT_DEFAULTS,
    description: 'Eleven houses on Loon Lake.',
    colors: 'lake',
    stateCode: 'NY',
    postalAddress: '1 Pier Road, Ovid, NY 12521',
    storyHeading: 'By the water',
    story: 'We row.\n\nWe fish.',
  });
  applySettings({});
  expect(shopFacts()).toEqual(FACT_DEFAULTS);
  expect(shop()).toEqual(SHOP_DEFAULTS);
});

test.each([
  ['Bo', 'B'],
  ['aunt ida', 'AI'],
  ['The Loon Lake Keepers', 'TK'],
  ['Élodie', 'É'],
  ['Mountain Mama', ''],
])('in place of a portrait, %s has “%s”', (host, initials) =>
  expect({ ...SHOP_DEFAULTS, ...toShopChanges({ host }) }.initials).toBe(initials),
);

test.each([
  ['a name', { name: 'Lakeside Stays' }],
  ['a host', { host: 'Aunt Ida' }],
  ['a region', { region: 'Leelanau' }],
  ['a place', { regionInText: 'the Lakes' }],
  ['a state', { stateName: 'Michigan' }],
  ['no Smokies', { smokies: 'hidden' as const }],
])('a shop with %s of its own claims nothing before its host does', (_, set) => {
  const { claims, company, social, promotion, isExample, tagline } = {
    ...SHOP_DEFAULTS,
    ...toShopChanges(set),
  };
  expect({ isExample, company, social, promotion }).toEqual({
    isExample: false,
    company: '',
    social: [],
    promotion: null,
  });
  expect(claims).toEqual({
    handpicked: '',
    since: '',
    virtualTours: '',
    support: '',
    bestPrice: '',
    followers: '',
    followersOf: '',
    promise: '',
    noFees: SHOP_DEFAULTS.claims.noFees,
    instantBooking: SHOP_DEFAULTS.claims.instantBooking,
  });
  expect(tagline).not.toMatch(/handpicked/i);
});

test('unrelated or unchanged settings leave the shop an example', () => {
  const set = { name: SHOP_DEFAULTS.name, host: SHOP_DEFAULTS.host, phone: '+12185550133' };
  expect({ ...SHOP_DEFAULTS, ...toShopChanges(set) }).toMatchObject({
    isExample: true,
    company: SHOP_DEFAULTS.company,
    claims: SHOP_DEFAULTS.claims,
  });
});

test('a page text is published with the time it was saved, and the promise gets a name', () => {
  const since = '2026-11-30T03:00:00Z';
  applySettings({ host: 'Aunt Ida', promiseText: 'Warm beds.' }, [], { promiseText: since });
  expect(shopFacts().pages).toEqual({ promise: { text: 'Warm beds.', since: new Date(since) } });
  expect(shop().claims.promise).toBe('The Aunt Ida Promise');
  applySettings({});
  expect(shopFacts().pages).toEqual({});
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
  ['referencePrefix', 'L'],
  ['referencePrefix', 'LAKES'],
  ['referencePrefix', 'L1'],
  ['termsText', 'x'.repeat(20_001)],
  ['tiktok', '../../x'],
  ['instagram', 'javascript:alert(1)'],
  ['facebook', 'http://facebook.example'],
  ['banner', 'maybe'],
  ['dealPercents', ''],
  ['dealPercents', '0, 10'],
  ['dealPercents', '10, 61'],
  ['dealPercents', '1 2 3 4 5 6 7'],
  ['cancelDays', '300'],
  ['tonightUntil', '25'],
  ['tonightUntil', '6 PM'],
  ['timezone', 'Tennessee'],
  ['timezone', ''],
  ['stateCode', 'T'],
  ['stateCode', 'TN1'],
  ['smokies', 'no'],
  ['promotion', ''],
  ['region', ''],
  ['hiddenCategories', 'pool,sauna'],
  ['hiddenCategories', 'constructor'],
  ['color', 'red'],
  ['colors', 'red'],
  ['letterName', ' '],
  ['storyHeading', 'two\nlines'],
  ['story', 'x'.repeat(3001)],
  ['constructor', 'x'],
])('%s “%s” in the database changes nothing', (key, value) => {
  expect(parseSettings({ [key]: value })).toEqual({});
});

test('of each consent the last words hold, with the name that is set; others are as before', () => {
  applyConsents([
    { purpose: 'cabin_link', version: '2026-12-01', words: 'Old words of {name}' },
    { purpose: 'cabin_link', version: '2026-12-02', words: '{name} writes to you. {name}!' },
    { purpose: 'of_another_release', version: '2026-12-03', words: 'Words' },
  ]);
  applySettings({ name: 'Loon $& Lake' });
  expect(consentOf('cabin_link')).toEqual({
    version: '2026-12-02',
    text: 'Loon $& Lake writes to you. Loon $& Lake!',
  });
  expect(consentOf('cabin_opening').version).toBe(DEFAULT_CONSENTS.cabin_opening.version);
  expect(Object.keys(shop().consents)).toEqual(['cabin_link']);
  applyConsents([]);
  applySettings({});
  expect(shop().consents).toEqual({});
  expect(consentOf('cabin_link')).toMatchObject({ version: '2026-11-29' });
});

/** A module that calls one of these while it loads would keep what the shop was before its settings. */
const READERS = [
  'shop',
  'shopFacts',
  'builtIn',
  'listAreaTaxes',
  'isShown',
  'shownFilters',
  'parseShownFilter',
  'categoryLinks',
  'guideLinks',
];

function callsWhileLoading(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && READERS.includes(node.expression.getText()))
      found.push(`${file}: ${node.getText()}`);
    node.forEachChild(visit);
  }
  visit(source);
  return found;
}

test('no module reads a setting while it loads', () => {
  const files = globSync('{app,components,lib,supabase/functions}/**/*.{ts,tsx}');
  expect(files.filter((file) => file.startsWith('components/')).length).toBeGreaterThan(100);
  expect(files.flatMap(callsWhileLoading)).toEqual([]);
});

test.each([
  ['200', '200'],
  ['$1,500', '1500'],
  ['', ''],
  ['0', ''],
  ['10000', '10000'],
  ['10001', null],
  ['12.50', null],
  ['-5', null],
  ['some', null],
])('a damage deposit of %j dollars is kept as %j', (typed, kept) => {
  const { damageDeposit = null } = parseSettings({ damageDeposit: typed });
  expect(damageDeposit).toBe(kept);
  applySettings({ damageDeposit: typed, damageText: 'Back soon.' });
  const cents = Number(kept) * 100;
  expect(shopFacts().damageDeposit).toEqual(cents > 0 ? { cents, text: 'Back soon.' } : null);
  applySettings({});
});
