import type { CSSProperties } from 'react';
import { paletteColors, type ColorToken } from '@/lib/shop/palettes';
import { parseHex } from '@/lib/shop/color';
import { shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

type CustomProperties = CSSProperties & Record<`--${string}`, string>;

const NOTHING = 'linear-gradient(#0000, #0000)';
/** In place of what is drawn of the Smokies: the ridges between sections, those of the logo, the ground of maps. */
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
    // In parts, because the sheet gives it several opacities.
    '--night-ground': parseHex(colors.night).join(' '),
  };
}

/** Of the root element of every page: what another palette and another region change of the sheet. */
export const rootStyle = (): CustomProperties => ({
  ...paletteStyle(),
  ...(!shop().showsSmokies && WITHOUT_MOUNTAINS),
});
