import { matchLuminance, toOklch } from './color.ts';
import type { ShopSettings } from '../schemas/shop-settings.ts';

export type PaletteName = ShopSettings['colors'];

/** The tokens of app/globals.css that palettes change, with the default palette's values. */
const BASE = {
  main: {
    'spruce-950': '#0d221c',
    'spruce-900': '#133229',
    'spruce-800': '#1a4436',
    'spruce-700': '#265a48',
    'spruce-600': '#37745e',
    'spruce-300': '#a3c4b4',
    'spruce-200': '#c9ddd2',
    'spruce-100': '#deebe4',
    'spruce-50': '#eef4f0',
    // Shown over the home page's picture.
    night: '#10261f',
    // Emails in dark mode.
    'letter-card': '#17322a',
    'letter-line': '#2c5546',
  },
  glow: {
    'dawn-400': '#ecac7c',
    'dawn-300': '#f5c8a2',
    'dawn-200': '#f9dcc3',
    'dawn-100': '#fcebdc',
    'dawn-50': '#fdf5ed',
    'letter-glow': '#f2c08a',
  },
  accent: {
    'ember-800': '#7d2f0d',
    'ember-700': '#963a10',
    'ember-600': '#b34719',
    'ember-500': '#c95c2c',
    'ember-100': '#fae1d4',
  },
  paper: {
    paper: '#faf6ed',
    'paper-deep': '#f2eadb',
    surface: '#fffdf9',
    line: '#ddd1bc',
    'line-strong': '#8d8577',
    'letter-soft': '#c9c4b6',
  },
  ink: { ink: '#1b2420', 'ink-soft': '#4c5852', 'ink-faint': '#626b65' },
} as const;

type Family = keyof typeof BASE;
type NamesOf<Tokens> = Tokens extends unknown ? keyof Tokens : never;
export type ColorToken = NamesOf<(typeof BASE)[Family]>;
export type Colors = Readonly<Record<ColorToken, string>>;

/** A hue in OKLCH degrees, and the chroma relative to the default palette. */
type Tint = readonly [hue: number, chroma: number];

/**
 * Each token keeps its default luminance, so that contrasts stay the same. Accents also serve as the error color, so
 * their hue stays between red and brown.
 */
const TINTS: Readonly<Record<Exclude<PaletteName, 'spruce'>, Readonly<Record<Family, Tint>>>> = {
  lake: {
    main: [248, 1.35],
    glow: [84, 0.8],
    accent: [52, 0.9],
    paper: [235, 0.35],
    ink: [250, 1.3],
  },
  slate: {
    main: [262, 0.5],
    glow: [60, 0.6],
    accent: [27, 0.95],
    paper: [250, 0.2],
    ink: [260, 0.9],
  },
  desert: {
    main: [105, 0.85],
    glow: [68, 1.1],
    accent: [38, 1],
    paper: [78, 1.3],
    ink: [80, 1],
  },
  coast: {
    main: [222, 1.2],
    glow: [55, 0.9],
    accent: [22, 1],
    paper: [205, 0.4],
    ink: [230, 1.2],
  },
  forest: {
    main: [145, 1.35],
    glow: [95, 1.1],
    accent: [60, 0.85],
    paper: [110, 1],
    ink: [145, 1.1],
  },
  plum: { main: [335, 1.5], glow: [68, 1], accent: [12, 1], paper: [350, 0.5], ink: [335, 1.3] },
};

/** Display names. */
const PALETTE_NAMES: Readonly<Record<PaletteName, string>> = {
  spruce: 'Spruce and ember',
  lake: 'Lake',
  slate: 'Slate',
  desert: 'Desert',
  coast: 'Coast',
  forest: 'Forest',
  plum: 'Plum',
};

const FAMILIES = Object.keys(BASE) as Family[];

function mix(name: PaletteName): Colors {
  const tints = name === 'spruce' ? null : TINTS[name];
  const tinted = (family: Family) =>
    Object.entries(BASE[family]).map(([token, color]) => {
      if (!tints) return [token, color] as const;
      const [hue, chroma] = tints[family];
      return [token, matchLuminance(color, hue, toOklch(color).chroma * chroma)] as const;
    });
  return Object.fromEntries(FAMILIES.flatMap(tinted)) as Colors;
}

const known = new Map<PaletteName, Colors>();

export function paletteColors(name: PaletteName): Colors {
  const colors = known.get(name) ?? mix(name);
  known.set(name, colors);
  return colors;
}

export type Swatches = { value: PaletteName; name: string; colors: readonly string[] };

/** Each palette with a few of its colors, for the color choice in the settings. */
export const listPalettes = (): Swatches[] =>
  (Object.keys(PALETTE_NAMES) as PaletteName[]).map((value) => {
    const colors = paletteColors(value);
    const shown = ['spruce-800', 'ember-600', 'dawn-300', 'paper-deep'] as const;
    return { value, name: PALETTE_NAMES[value], colors: shown.map((token) => colors[token]) };
  });
