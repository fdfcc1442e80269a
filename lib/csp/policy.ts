import { createHash } from 'node:crypto';
import type { PolicySettings } from '../env/policy-settings.ts';
import { NO_SCRIPT_STYLE } from '../no-script-style.ts';

/** Sources that allow what stands in the page itself: hashes of it, or the nonce it was rendered with. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const SELF = `'self'`;
const NONE = `'none'`;
const NO_SCRIPT_STYLE_HASH = hashSource(NO_SCRIPT_STYLE);

// A frame cannot tell that it failed, so the last two are also called upon directly.
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
const SHORT_VIDEOS = 'https://www.tiktok.com';

const GOOGLE_TAG = 'https://www.googletagmanager.com';
const GOOGLE_COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const toHeader = (rules: Record<string, readonly string[]>): string =>
  Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** What a page of the site may load, run and talk to. */
export function contentSecurityPolicy(
  inline: InlineSources,
  { isHttps, imageHosts, mapOrigins, hasGoogleTag }: PolicySettings,
): string {
  const pictures = imageHosts.map((host) => `https://${host}`);
  const collectors = hasGoogleTag ? [GOOGLE_TAG, ...GOOGLE_COLLECTORS] : [];
  return toHeader({
    'default-src': [NONE],
    'script-src': [SELF, ...(hasGoogleTag ? [GOOGLE_TAG] : []), ...inline.scripts],
    'style-src': [SELF, NO_SCRIPT_STYLE_HASH, ...inline.styles],
    // A picture's color and size stand in attributes, which can neither run nor fetch anything here.
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [SELF, 'data:', 'blob:', ...pictures, ...mapOrigins, ...collectors],
    'font-src': [SELF],
    'connect-src': [SELF, ...PLAYERS, ...mapOrigins, ...collectors],
    // A tour may be a file of any host (product §2.9).
    'media-src': [SELF, 'https:'],
    'frame-src': [SELF, SHORT_VIDEOS, ...PLAYERS],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  });
}

/** For answers that are no pages: whatever a browser makes of one, it loads and runs nothing. */
export const CLOSED_POLICY = toHeader({
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [NONE],
});

/** Lets a page work whose inline scripts and styles nobody has hashed: each additional policy only narrows it. */
export const fallbackPolicy = (settings: PolicySettings): string =>
  contentSecurityPolicy({ scripts: [`'unsafe-inline'`], styles: [`'unsafe-inline'`] }, settings)
    // A hash would switch the general permission off.
    .replace(` ${NO_SCRIPT_STYLE_HASH}`, '');

/** The development server puts scripts and styles into pages and evaluates code. The rest is as it will be. */
export const developmentPolicy = (settings: PolicySettings): string =>
  fallbackPolicy({ ...settings, isHttps: false })
    .replace(/script-src 'self' 'unsafe-inline'/, "$& 'unsafe-eval'")
    .replace(/connect-src/, 'connect-src ws:')
    .replace(/worker-src/, 'worker-src blob:');
