import type { Metadata } from 'next';
import { hasDrawnIcons, iconPath } from '@/lib/shop/shop-icons';

/** The icons that browsers and home screens show of the site. */
export const siteIcons = (): NonNullable<Metadata['icons']> => ({
  icon: hasDrawnIcons()
    ? [
        { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
        { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ]
    : { url: iconPath('favicon.png'), sizes: '48x48', type: 'image/png' },
  apple: { url: iconPath('apple-icon.png'), sizes: '180x180', type: 'image/png' },
});
