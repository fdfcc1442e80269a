const SCRIPT = 'https://www.tiktok.com/embed.js';
const PROVIDER = [
  'https://*.tiktok.com',
  'https://*.ttwstatic.com',
  'https://*.tiktokcdn.com',
  'https://*.tiktokcdn-us.com',
].join(' ');
const POLICY = [
  `default-src 'none'`,
  `script-src 'unsafe-inline' ${PROVIDER}`,
  `style-src 'unsafe-inline' ${PROVIDER}`,
  `img-src data: ${PROVIDER}`,
  `font-src ${PROVIDER}`,
  `connect-src ${PROVIDER}`,
  `media-src ${PROVIDER}`,
  `frame-src ${PROVIDER}`,
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ');

/** What the document tells the page around it. */
export type EmbedNews = 'ready' | 'failed' | 'escape';

const NEWS: readonly unknown[] = ['ready', 'failed', 'escape'] satisfies EmbedNews[];

export function readNews(data: unknown): EmbedNews | null {
  const news = typeof data === 'object' && data !== null && 'videoEmbed' in data && data.videoEmbed;
  return NEWS.includes(news) ? (news as EmbedNews) : null;
}

// Ready: the frame that the provider's script has made speaks. Escape is pressed in here when the focus is in here.
const REPORTER = `
const tell = (news) => parent.postMessage({ videoEmbed: news }, '*');
addEventListener('message', (event) => {
  if (event.source !== parent && event.source !== window) tell('ready');
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell('escape');
});`;

const STYLE =
  'html,body{margin:0;min-height:100%;background:#0d221c;color:#fff;font:1rem sans-serif}a{color:inherit}.tiktok-embed{min-width:0!important;max-width:100%!important;margin:0 auto!important;border:0!important}';

// They would run here as well as anywhere, but without telling when they fail.
const withoutScripts = (html: string) => html.replace(/<script\b[^]*?(?:<\/script\s*>|$)/gi, '');

/**
 * The document around the provider's markup. It is made for a sandbox of an origin of its own, which is what keeps
 * that markup away from the site; the policy narrows what it can load.
 */
export const buildEmbedDocument = (html: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>TikTok</title><style>${STYLE}</style><script>${REPORTER}</script></head><body>${withoutScripts(html)}<script async src="${SCRIPT}" onerror="tell('failed')"></script></body></html>`;
