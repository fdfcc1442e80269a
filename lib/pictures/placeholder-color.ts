import 'server-only';
import colors from '../data/files/picture-colors.json';

const known: Readonly<Record<string, string | undefined>> = colors;

const UPLOADED = /^\/images\/uploads\/.+-([0-9a-f]{6})\.webp$/;

/** The placeholder color of one of our own pictures, which an upload's URL ends with; null for external pictures. */
export function pictureColor(url: string): string | null {
  const [, color] = UPLOADED.exec(url) ?? [];
  if (color !== undefined) return `#${color}`;
  return Object.hasOwn(known, url) ? (known[url] ?? null) : null;
}
