import { logoSize } from '../schemas/shop-settings.ts';
import { siteFacts } from './site-facts.ts';
import { firstLetter, site } from './site.ts';

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
export const hasDrawnIcons = (): boolean => site.isExample && siteFacts.logo === '';

/** Identifies the icons' appearance (logo, or letter and colors), so that a URL's content never changes. */
export function iconVersion(): string {
  const [logo] = siteFacts.logo.split('/').slice(-1);
  return logo
    ? logo.slice(0, 36)
    : `${siteFacts.colors}-${(firstLetter(site.name).codePointAt(0) ?? 0).toString(16)}`;
}

/** The URL of an icon. */
export function iconPath(name: IconName): string {
  if (!hasDrawnIcons()) return `/images/shop/${iconVersion()}/${name}`;
  return name === 'apple-icon.png' ? '/apple-icon.png' : `/icons/${name}`;
}

/** The logo that replaces the example shop's drawing; undefined where that is shown. */
export function shopLogo(): typeof site.logo {
  if (hasDrawnIcons()) return undefined;
  const size = logoSize(siteFacts.logo);
  return size
    ? // A wide one has the name in it.
      { src: siteFacts.logo, ...size, alt: size.width > 2 * size.height ? site.name : '' }
    : { src: iconPath('icon-192.png'), width: 192, height: 192, alt: '' };
}
