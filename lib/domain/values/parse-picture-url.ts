import {
  PICTURE_FOLDER,
  PICTURE_QUALITIES,
  PICTURE_QUALITY,
  formatPictureUrl,
  SCREEN_WIDTHS,
  SMALL_WIDTHS,
  type PictureFile,
} from './picture-urls.ts';

export type PictureRules = { hasShortUrls: boolean; hosts: readonly string[] };

const SHORT = /^\/p\/(\d+)\/(.+)$/;
const LONG = /^\/_next\/image\?url=([^&]+)&w=(\d+)&q=(\d+)$/;
const PICTURE_PATH = /^\/(?:_next\/image|p\/.)/;
const WIDTHS = [...SMALL_WIDTHS, ...SCREEN_WIDTHS];
const MAX_ROUNDS = 3;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Whether any server might read the URL as a picture's, in any spelling. */
export function isPictureUrl(address: string): boolean {
  let path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  for (let round = 0; round < MAX_ROUNDS; round += 1) path = decode(path) ?? path;
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return PICTURE_PATH.test(`/${parts.join('/')}`);
}

function read(address: string): PictureFile | null {
  const [, shortWidth, file] = SHORT.exec(address) ?? [];
  const [, url, longWidth, quality] = LONG.exec(address) ?? [];
  const src = decode(file === undefined ? (url ?? '') : PICTURE_FOLDER + file);
  if (!src) return null;
  return {
    src,
    width: Number(shortWidth ?? longWidth),
    quality: file === undefined ? Number(quality) : PICTURE_QUALITY,
  };
}

function isCanonicalPath(path: string): boolean {
  if (!path.startsWith(PICTURE_FOLDER) || /[\\?#%]/.test(path)) return false;
  return path.split('/').every((part, index) => index === 0 || !['', '.', '..'].includes(part));
}

function isCanonicalRemote(src: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(src) || new URL(src).href !== src || src.includes('#')) return false;
  const { protocol, hostname, port, username, password } = new URL(src);
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && hosts.includes(hostname);
}

/** Parses a picture URL; null for any spelling that the site doesn't write itself. */
export function parsePictureUrl(address: string, rules: PictureRules): PictureFile | null {
  const picture = read(address);
  if (!picture) return null;
  const { src, width, quality } = picture;
  const isKnown = src.startsWith('/') ? isCanonicalPath(src) : isCanonicalRemote(src, rules.hosts);
  if (!isKnown || !WIDTHS.includes(width) || !PICTURE_QUALITIES.includes(quality)) return null;
  return formatPictureUrl(picture, rules.hasShortUrls) === address ? picture : null;
}
