import 'server-only';
import colors from '../data/picture-colors.json';

const known: Readonly<Record<string, string | undefined>> = colors;

/** What stands in for one of our own pictures while it loads; null for a picture from elsewhere. */
export function pictureColor(url: string): string | null {
  return Object.hasOwn(known, url) ? (known[url] ?? null) : null;
}
