import { unescapeHtml } from '../unescape-html.ts';

const PRELOADS = /<link rel="preload"[^>]*>/g;
// On some screens it is another file, or none.
const DEPENDS = / (?:media|imageSrcSet)="/;

/**
 * The `Link` header that has a browser ask for a page's first picture as soon as the answer begins, before it has read
 * any of the page; a CDN may tell it earlier still. Only a file that every screen fetches can be told so early.
 */
export function lcpPreloadHeader(html: string): string | undefined {
  const first = Array.from(html.matchAll(PRELOADS), ([tag]) => tag).find(
    (tag) =>
      tag.includes(' as="image"') && tag.includes(' fetchPriority="high"') && !DEPENDS.test(tag),
  );
  const address = first && / href="([^"]+)"/.exec(first)?.[1];
  return address && `<${unescapeHtml(address)}>; rel=preload; as=image; fetchpriority=high`;
}
