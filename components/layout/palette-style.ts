import type { CSSProperties } from 'react';
import { paletteColors, type ColorToken } from '@/lib/palettes';
import { parseHex } from '@/lib/color';
import { siteFacts } from '@/lib/site-facts';

const isOfSheet = (token: string) => !/^letter-|^night$/.test(token);

/** For the root element: the chosen colors; none where they are those of app/globals.css. */
export function paletteStyle(): CSSProperties | undefined {
  if (siteFacts.colors === 'spruce') return undefined;
  const colors = paletteColors(siteFacts.colors);
  const tokens = (Object.keys(colors) as ColorToken[]).filter(isOfSheet);
  return {
    ...Object.fromEntries(tokens.map((token) => [`--color-${token}`, colors[token]])),
    // In parts, because the sheet gives it several opacities.
    ['--night-ground' as string]: parseHex(colors.night).join(' '),
  };
}
