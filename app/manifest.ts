import type { MetadataRoute } from 'next';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { paths } from '@/lib/http/paths';
import { iconPath } from '@/lib/shop/shop-icons';
import { paletteColors } from '@/lib/shop/palettes';
import { shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await readShopChanges();
  const { paper } = paletteColors(shopFacts().colors);
  return {
    name: shop().name,
    short_name: shop().host,
    description: shopFacts().description,
    lang: 'en-US',
    start_url: paths.home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: iconPath('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: iconPath('icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: iconPath('maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
