import type { MetadataRoute } from 'next';
import { readSiteChanges } from '@/lib/data/backend/shop-settings';
import { paths } from '@/lib/http/paths';
import { iconPath } from '@/lib/shop/shop-icons';
import { paletteColors } from '@/lib/shop/palettes';
import { site } from '@/lib/shop/site';
import { siteFacts } from '@/lib/shop/site-facts';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await readSiteChanges();
  const { paper } = paletteColors(siteFacts.colors);
  return {
    name: site.name,
    short_name: site.host,
    description: siteFacts.description,
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
