import { logoSize } from '../schemas/shop-settings.ts';
import { shopFacts } from './shop-facts.ts';
import { firstLetter, shop, type Shop } from './shop.ts';

/** Sizes in pixels of the icons drawn for a shop without the example's drawing. */
export const ICONS = {
  'favicon.png': 48,
  'apple-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const;
export type IconName = keyof typeof ICONS;

/** Whether the icons are the example shop's drawn files. */
export const hasDrawnIcons = (): boolean => shop().isExample && shopFacts().logo === '';

/** Identifies the icons' appearance (logo, or letter and colors), so that a URL's content never changes. */
export function iconVersion(): string {
  const [logo] = shopFacts().logo.split('/').slice(-1);
  return logo
    ? logo.slice(0, 36)
    : `${shopFacts().colors}-${(firstLetter(shop().name).codePointAt(0) ?? 0).toString(16)}`;
}

/** The URL of an icon. */
export function iconPath(name: IconName): string {
  if (!hasDrawnIcons()) return `/images/shop/${iconVersion()}/${name}`;
  return name === 'apple-icon.png' ? '/apple-icon.png' : `/icons/${name}`;
}

/** The logo that replaces the example shop's drawing; undefined where that is shown. */
export function shopLogo(): Shop['logo'] {
  if (hasDrawnIcons()) return undefined;
  const size = logoSize(shopFacts().logo);
  return size
    ? // A wide one has the name in it.
      { src: shopFacts().logo, ...size, alt: size.width > 2 * size.height ? shop().name : '' }
    : { src: iconPath('icon-192.png'), width: 192, height: 192, alt: '' };
}
