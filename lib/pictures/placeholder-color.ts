import 'server-only';
import colors from '../data/files/picture-colors.json';

const known: Readonly<Record<string, string | undefined>> = colors;

const UPLOADED = /^\/images\/uploads\/.+-([0-9a-f]{6})\.webp$/;

/** What stands in for one of our own pictures while it loads; the address of an upload ends in it; null for a picture from elsewhere. */
export function pictureColor(url: string): string | null {
  const [, color] = UPLOADED.exec(url) ?? [];
  if (color !== undefined) return `#${color}`;
  return Object.hasOwn(known, url) ? (known[url] ?? null) : null;
}
