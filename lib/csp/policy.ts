import { createHash } from 'node:crypto';
import type { PolicySettings } from '../env/policy-settings.ts';
import { NOSCRIPT_CSS } from '../page/noscript-css.ts';

/** Sources that allow inline code: hashes of it, or the nonce it was rendered with. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const SELF = `'self'`;
const NONE = `'none'`;
const NO_SCRIPT_STYLE_HASH = hashSource(NOSCRIPT_CSS);

// The page also fetches the last two directly, because a frame cannot report that it failed.
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
const SHORT_VIDEOS = 'https://www.tiktok.com';

const GOOGLE_TAG = 'https://www.googletagmanager.com';
const GOOGLE_COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const toHeader = (rules: Record<string, readonly string[]>): string =>
  Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

export function contentSecurityPolicy(
  inline: InlineSources,
  { isHttps, imageHosts, mapOrigins, hasGoogleTag, uploadOrigins }: PolicySettings,
): string {
  const pictures = imageHosts.map((host) => `https://${host}`);
  const collectors = hasGoogleTag ? [GOOGLE_TAG, ...GOOGLE_COLLECTORS] : [];
  return toHeader({
    'default-src': [NONE],
    'script-src': [SELF, ...(hasGoogleTag ? [GOOGLE_TAG] : []), ...inline.scripts],
    'style-src': [SELF, NO_SCRIPT_STYLE_HASH, ...inline.styles],
    // Inline style attributes hold a picture's color and size; they can neither run nor fetch anything.
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [SELF, 'data:', 'blob:', ...pictures, ...mapOrigins, ...collectors],
    'font-src': [SELF],
    'connect-src': [SELF, ...PLAYERS, ...mapOrigins, ...collectors, ...uploadOrigins],
    // A tour may be a file on any host (product §2.9); the console plays recordings before they are uploaded.
    'media-src': [SELF, 'https:', 'blob:'],
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

/** Pages that the site itself frames: the preview of a cabin or a post in its editor. */
export const FRAMED_PAGES = 'host/(?:cabins|posts)/[^/]+/preview';

/** The policy of a page in FRAMED_PAGES. */
export const framedPolicy = (policy: string): string =>
  policy.replace(`frame-ancestors ${NONE}`, `frame-ancestors ${SELF}`);

/** For responses that aren't pages: nothing may load or run. */
export const CLOSED_POLICY = toHeader({
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [NONE],
});

/** For the pages of lib/fallback-pages: their styles and at most one script, allowed by hash. */
const filePolicy = (styles: readonly string[], script = NONE): string =>
  toHeader({
    'default-src': [NONE],
    'img-src': [SELF],
    'style-src': styles,
    'script-src': [script],
    'font-src': [script === NONE ? NONE : SELF],
    'connect-src': [script === NONE ? NONE : SELF],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [NONE],
  });

export const BUSY_PAGE_POLICY = filePolicy([
  `'sha256-feQE4AuJc4hkU7ZsUJby2c1DUzYAiqrQeWd2uYb2LYs='`,
  // Hashes of the styles of each palette.
  `'sha256-ZBVNYfMTXiBXc1LwVvdq9CXMuNFarUQTsN9r44XP2Io='`,
  `'sha256-gH5kwUP8ZCpdqQ0KyDJ3DnwgSO0g9HwHH9xsl58Rg4I='`,
  `'sha256-/IIKyi6RGem02g+weMxOwVS2JB+T6Ub9JtVCxDQlWTg='`,
  `'sha256-GWUQYFoH8vricDbM3IoQfo/ElAa7yehJzWuW/Kpjd90='`,
  `'sha256-fevdQ2Ge4Hw7csjvVBG2ooq4scN6WVE2is6XETdye1k='`,
  `'sha256-+XRBmW33jEvAug67DhyXJdj2xIkr5HoFHUocOlDMqoo='`,
  `'sha256-msyPV6Z3l3iQDSUoPD2Lm2CBi6umsDjiyQ894RCKOas='`,
]);

export const OFFLINE_PAGE_POLICY = filePolicy(
  [
    `'sha256-O1KIx0zDjW1KiT/1rmuGxtFd2PkY8UBPdnWHu4Kx9GU='`,
    // Hashes of the styles of each other palette.
    `'sha256-SYDJhHKukpn2EG8QAcn69Ig88oWlQv0cmPFAW9H2NR8='`,
    `'sha256-PdXyC15ouxiQGxn4OAwVdmF/lxEgXlDNuMZ+RqHyrPk='`,
    `'sha256-WQTy/Mv8A0L2BN5nPmDV8pwARxHrYwVzlpmxco73GXk='`,
    `'sha256-zpsA2juEKAjkE1kS+hc1WehGwOQAHMKFLY9BzgDTm28='`,
    `'sha256-680gUhNLLN5R147h+tylaHsjLn/BCXFOQbNivjSgIlY='`,
    `'sha256-mjwltKaHSrJd24lv9vY8wqepDORx4M4KrlzH23sdGNE='`,
  ],
  `'sha256-AEasZiO0otMFwTOf5fnIGKhb/WQWEIJQvQWZtNImFX4='`,
);

/** For a stay's saved copy: nothing runs, and only its own style, fonts and pictures load. */
export const savedStayPolicy = (style: string): string =>
  filePolicy([hashSource(style)]).replace(`font-src ${NONE}`, `font-src ${SELF}`);

/** For pages whose inline scripts and styles have no hashes; a page's own policy narrows it. */
export const fallbackPolicy = (settings: PolicySettings): string =>
  contentSecurityPolicy({ scripts: [`'unsafe-inline'`], styles: [`'unsafe-inline'`] }, settings)
    // With a hash present, browsers ignore 'unsafe-inline'.
    .replace(` ${NO_SCRIPT_STYLE_HASH}`, '');

/** The development server inlines code and uses eval; the rest is as in production. */
export const developmentPolicy = (settings: PolicySettings): string =>
  fallbackPolicy({ ...settings, isHttps: false })
    .replace(/script-src 'self' 'unsafe-inline'/, "$& 'unsafe-eval'")
    .replace(/connect-src/, 'connect-src ws:')
    .replace(/worker-src/, 'worker-src blob:');
