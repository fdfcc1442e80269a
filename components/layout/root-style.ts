import type { CSSProperties } from 'react';
import { paletteColors, type ColorToken } from '@/lib/shop/palettes';
import { parseHex } from '@/lib/shop/color';
import { shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

type CustomProperties = CSSProperties & Record<`--${string}`, string>;

const NOTHING = 'linear-gradient(#0000, #0000)';
/** Hides what is drawn of the Smokies: the ridges between sections and in the logo, and the ground of maps. */
const WITHOUT_MOUNTAINS: CustomProperties = {
  '--ridge-back': NOTHING,
  '--ridge-middle': NOTHING,
  '--ridge-front': NOTHING,
  '--color-ridge-400': 'var(--color-dawn-300)',
  '--color-ridge-700': 'var(--color-dawn-300)',
  '--map-ground': 'none',
};

const isOfSheet = (token: string) => !/^letter-|^night$/.test(token);

/** The chosen colors; none where they are those of app/globals.css. */
export function paletteStyle(): CustomProperties | undefined {
  if (shopFacts().colors === 'spruce') return undefined;
  const colors = paletteColors(shopFacts().colors);
  const tokens = (Object.keys(colors) as ColorToken[]).filter(isOfSheet);
  return {
    ...Object.fromEntries(tokens.map((token) => [`--color-${token}`, colors[token]])),
    // Separate channels, because the stylesheet gives the color several opacities.
    '--night-ground': parseHex(colors.night).join(' '),
  };
}

/** The style of every page's root element: what another palette or region changes in the stylesheet. */
export const rootStyle = (): CustomProperties => ({
  ...paletteStyle(),
  ...(!shop().showsSmokies && WITHOUT_MOUNTAINS),
});
