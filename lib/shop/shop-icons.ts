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

/** Whether the icons are the files that the example shop came with. */
export const hasDrawnIcons = (): boolean => shop().isExample && shopFacts().logo === '';

/** Names what the icons look like: the logo, or the letter and its colors. An address never shows anything else. */
export function iconVersion(): string {
  const [logo] = shopFacts().logo.split('/').slice(-1);
  return logo
    ? logo.slice(0, 36)
    : `${shopFacts().colors}-${(firstLetter(shop().name).codePointAt(0) ?? 0).toString(16)}`;
}

/** The address of an icon. */
export function iconPath(name: IconName): string {
  if (!hasDrawnIcons()) return `/images/shop/${iconVersion()}/${name}`;
  return name === 'apple-icon.png' ? '/apple-icon.png' : `/icons/${name}`;
}

/** What pages show in place of the example shop's drawing; undefined where they show that. */
export function shopMark(): Shop['logo'] {
  if (hasDrawnIcons()) return undefined;
  const size = logoSize(shopFacts().logo);
  return size
    ? // A wide one has the name in it.
      { src: shopFacts().logo, ...size, alt: size.width > 2 * size.height ? shop().name : '' }
    : { src: iconPath('icon-192.png'), width: 192, height: 192, alt: '' };
}
