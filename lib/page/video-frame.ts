import { hashSource } from '../csp/policy.ts';

const SCRIPT = 'https://www.tiktok.com/embed.js';
const PROVIDER = [
  'https://*.tiktok.com',
  'https://*.ttwstatic.com',
  'https://*.tiktokcdn.com',
  'https://*.tiktokcdn-us.com',
].join(' ');

// "Ready" means that the provider's frame has sent a message. Escape is forwarded when focus is inside. Scripts in
// markup set by innerHTML don't run, so the provider's known script is added separately and its failure reported.
const REPORTER = `
const tell = (news) => parent.postMessage({ videoEmbed: news }, '*');
addEventListener('message', ({ source, data }) => {
  if (source === window) return;
  if (source !== parent) return tell('ready');
  if (typeof data?.videoMarkup !== 'string' || document.body.hasChildNodes()) return;
  document.body.innerHTML = data.videoMarkup;
  const script = document.createElement('script');
  script.src = '${SCRIPT}';
  script.onerror = () => tell('failed');
  document.body.append(script);
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('escape');
});`;

const STYLE =
  'html,body{margin:0;min-height:100%;background:#0d221c;color:#fff;font:1rem sans-serif}a{color:inherit}.tiktok-embed{min-width:0!important;max-width:100%!important;margin:0 auto!important;border:0!important}';

/** An empty document that shows the provider's markup when the embedding page posts it. */
export const VIDEO_FRAME = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>TikTok</title><style>${STYLE}</style><script>${REPORTER}</script></head><body></body></html>`;

/** Sandboxed into an opaque origin, which isolates the markup from the site; it loads only from the provider. */
export const VIDEO_FRAME_POLICY = [
  'sandbox allow-scripts allow-popups',
  `default-src 'none'`,
  `script-src ${hashSource(REPORTER)} ${PROVIDER}`,
  `style-src 'unsafe-inline' ${PROVIDER}`,
  `img-src data: ${PROVIDER}`,
  `font-src ${PROVIDER}`,
  `connect-src ${PROVIDER}`,
  `media-src ${PROVIDER}`,
  `frame-src ${PROVIDER}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ');
