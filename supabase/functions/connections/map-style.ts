import { z } from 'zod';

// The Smokies, at a zoom that every map has.
const TILE = { z: 6, x: 17, y: 25 };

export const sourceSchema = z.object({
  url: z.string().optional(),
  tiles: z.array(z.string()).optional(),
  minzoom: z.number().optional(),
  maxzoom: z.number().optional(),
});
export const styleSchema = z.object({
  version: z.literal(8),
  sources: z.record(z.string(), sourceSchema),
  layers: z
    .array(z.object({ layout: z.object({ 'text-font': z.unknown() }).partial().optional() }))
    .min(1),
  glyphs: z.string().optional(),
});
export type Style = z.infer<typeof styleSchema>;
type Source = z.infer<typeof sourceSchema>;

const fontsSchema = z.array(z.string()).min(1);

/** The URL of the tile over the Smokies. */
export function tileUrl({ tiles, minzoom = 0, maxzoom = 22 }: Source): string | undefined {
  const z = Math.floor(Math.min(Math.max(TILE.z, minzoom), maxzoom));
  const at = (place: number) => String(Math.floor(place * 2 ** (z - TILE.z)));
  return tiles?.[0]
    ?.replace('{z}', String(z))
    .replace('{x}', at(TILE.x))
    .replace('{y}', at(TILE.y))
    .replace('{ratio}', '');
}

/** The URL of the glyphs of the first font. */
export function glyphUrl({ glyphs, layers }: Style): string | undefined {
  const fonts = layers.map(({ layout }) => fontsSchema.safeParse(layout?.['text-font']).data);
  const font = fonts.find((found) => found !== undefined);
  if (!font) return undefined;
  return glyphs
    ?.replace('{fontstack}', encodeURIComponent(font.join(',')))
    .replace('{range}', '0-255');
}
