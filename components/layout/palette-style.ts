import type { CSSProperties } from 'react';
import { paletteColors, type ColorToken } from '@/lib/palettes';
import { siteFacts } from '@/lib/site-facts';

const isOfPages = (token: string) => !token.startsWith('letter-');

/** For the root element: the chosen colors; none where they are those of app/globals.css. */
export function paletteStyle(): CSSProperties | undefined {
  if (siteFacts.colors === 'spruce') return undefined;
  const colors = paletteColors(siteFacts.colors);
  const tokens = (Object.keys(colors) as ColorToken[]).filter(isOfPages);
  return Object.fromEntries(tokens.map((token) => [`--color-${token}`, colors[token]]));
}
