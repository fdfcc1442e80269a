import { unescapeHtml } from './unescape-html.ts';

const PRELOADS = /<link rel="preload"[^>]*>/g;
// A picture that depends on the screen isn't preloaded.
const DEPENDS = / (?:media|imageSrcSet)="/;

/**
 * The `Link: rel=preload` header for a page's first picture, so that the browser (or a CDN by 103) requests it before
 * parsing. Only for a file that every screen loads.
 */
export function lcpPreloadHeader(html: string): string | undefined {
  const first = Array.from(html.matchAll(PRELOADS), ([tag]) => tag).find(
    (tag) =>
      tag.includes(' as="image"') && tag.includes(' fetchPriority="high"') && !DEPENDS.test(tag),
  );
  const address = first && / href="([^"]+)"/.exec(first)?.[1];
  return address && `<${unescapeHtml(address)}>; rel=preload; as=image; fetchpriority=high`;
}
