import { globSync, readFileSync } from 'node:fs';
import { contrast, luminance } from '@/e2e/support/contrast';
import { paletteStyle } from '@/components/layout/root-style';
import { listPalettes, paletteColors, type PaletteName } from '@/lib/shop/palettes';
import { shopSettingsSchema } from '@/lib/schemas/shop-settings';
import { applySettings } from '@/lib/shop/shop-settings';

const css = readFileSync('app/globals.css', 'utf8');
const TOKENS = new Map(
  [...css.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, token = '', color = '']) => [
    token,
    color,
  ]),
);
const NAMES = shopSettingsSchema.shape.colors.options;
const OTHERS = NAMES.filter((name) => name !== 'spruce');

const channels = (hex: string) =>
  (hex.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16) / 255);

/** The tokens of the sheet as this palette has them. */
function sheetOf(name: PaletteName): (token: string) => number[] {
  const colors: Partial<Record<string, string>> = { white: '#ffffff', ...paletteColors(name) };
  return (token) => channels(colors[token] ?? TOKENS.get(token) ?? '');
}

const contrastIn = (name: PaletteName, one: string, other: string) => {
  const of = sheetOf(name);
  return contrast(luminance(of(one)), luminance(of(other)));
};

/** Pairs of the classes that one element has. */
function pairsOfClasses(): string[] {
  const files = globSync('{app,components}/**/*.{tsx,css}');
  const lists = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:['"`]|@apply )([^'"`;\n]*)/g)].map(([, list]) =>
      (list ?? '').split(/\s+/),
    ),
  );
  const isColor = (token: string) => token === 'white' || TOKENS.has(token);
  const named = (list: readonly string[], kind: string) =>
    list
      .filter((name) => name.startsWith(kind))
      .map((name) => name.slice(kind.length))
      .filter(isColor);
  return lists.flatMap((list) =>
    named(list, 'bg-').flatMap((ground) =>
      named(list, 'text-').map((text) => `${text} on ${ground}`),
    ),
  );
}

const across = (texts: string, grounds: string) =>
  texts.split(' ').flatMap((text) => grounds.split(' ').map((ground) => `${text} on ${ground}`));

/** What stands on the grounds of a page, a card, a note and a dark section. */
const PAIRS = [
  ...across(
    'ink ink-soft spruce-900 spruce-800 spruce-700 ember-700 ember-800',
    'paper paper-deep surface spruce-50 spruce-100 dawn-50 dawn-100 ember-100',
  ),
  ...across('ink-faint ember-600', 'paper surface'),
  ...across('white spruce-100 dawn-300', 'night spruce-950 spruce-900 spruce-800'),
  ...across('dawn-300 white', 'ember-800'),
  ...across('white', 'ember-600 ember-700 spruce-700'),
];

/** Rings, edges of fields and marks. */
const CONTROLS = [
  ...across('focus', 'paper paper-deep surface spruce-100 dawn-200 ember-100'),
  ...across('dawn-300', 'spruce-950 spruce-900 spruce-800 ember-800'),
  ...across('line-strong spruce-600 ember-600', 'paper surface'),
];

test('the default colors are those of the sheet, which pages do not repeat', () => {
  const inSheet = Object.entries(paletteColors('spruce')).filter(([token]) => TOKENS.has(token));
  expect(inSheet.length).toBeGreaterThan(25);
  for (const [token, color] of inSheet) expect([token, color]).toEqual([token, TOKENS.get(token)]);
  applySettings({});
  expect(paletteStyle()).toBeUndefined();
});

test.each(OTHERS)('%s replaces tokens of the sheet', (colors) => {
  applySettings({ colors });
  const { '--night-ground': night, ...style } = paletteStyle() as Record<string, string>;
  applySettings({});
  expect(night).toMatch(/^\d+ \d+ \d+$/);
  expect(Object.keys(style).length).toBeGreaterThan(25);
  for (const [property, color] of Object.entries(style)) {
    expect(property).toMatch(/^--color-/);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect([...TOKENS.keys()]).toContain(property.replace('--color-', ''));
  }
});

test('pairs are found in the classes', () => {
  expect(pairsOfClasses()).toEqual(
    expect.arrayContaining(['white on spruce-800', 'ember-700 on ember-100']),
  );
});

test.each(NAMES)('every text of %s stands out from its ground', (name) => {
  for (const pair of new Set([...PAIRS, ...pairsOfClasses()])) {
    const [text = '', ground = ''] = pair.split(' on ');
    expect({ pair, isReadable: contrastIn(name, text, ground) >= 4.5 }).toEqual({
      pair,
      isReadable: true,
    });
  }
});

test.each(NAMES)('every control of %s is seen on its ground', (name) => {
  for (const pair of CONTROLS) {
    const [control = '', ground = ''] = pair.split(' on ');
    expect({ pair, isSeen: contrastIn(name, control, ground) >= 3 }).toEqual({
      pair,
      isSeen: true,
    });
  }
});

test.each(NAMES)('the letters of %s are read in a dark mail program too', (name) => {
  for (const text of ['paper-deep', 'letter-soft', 'letter-glow']) {
    expect(contrastIn(name, text, 'letter-card')).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(NAMES)('errors of %s are redder than blue', (name) => {
  for (const token of ['ember-500', 'ember-600', 'ember-700', 'ember-800']) {
    const [red = 0, green = 0, blue = 0] = sheetOf(name)(token);
    expect(red).toBeGreaterThan(1.4 * Math.max(green, blue));
  }
});

test('palettes differ in name and colors', () => {
  const palettes = listPalettes();
  expect(palettes.map(({ value }) => value)).toEqual(NAMES);
  for (const of of [
    (each: (typeof palettes)[number]) => each.name,
    (each: (typeof palettes)[number]) => each.colors[0],
    (each: (typeof palettes)[number]) => each.colors.join(),
  ]) {
    expect(new Set(palettes.map(of)).size).toBe(palettes.length);
  }
});
