import type { APIRequestContext } from '@playwright/test';
import { unescapeHtml } from '../../lib/cache/unescape-html.ts';

const attribute = (tag: string, name: string) =>
  unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The text content, including the alt texts of pictures. */
const textOf = (html: string) =>
  unescapeHtml(html.replace(/<img\s[^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const PREVIEW_TAGS =
  /<title>[^<]*<\/title>|<link rel="canonical"[^>]*>|<meta (?:name|property)="(?:description|og:|twitter:)[^>]*>/g;

/** The byte offset of the end of the last title, description, canonical URL or preview tag. */
export const previewEnd = (html: string): number =>
  Math.max(
    0,
    ...Array.from(html.matchAll(PREVIEW_TAGS), ({ index, 0: tag }) =>
      Buffer.byteLength(html.slice(0, index + tag.length)),
    ),
  );

/** What search engines and link previews read of a page, from its HTML alone. */
export async function load(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
) {
  const answer = await request.get(path, { headers, maxRedirects: 5 });
  const html = await answer.text();
  const tags = (name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];
  const meta = (name: string) => {
    const tag = tags('meta').find((each) =>
      [attribute(each, 'property'), attribute(each, 'name')].includes(name),
    );
    return tag ? attribute(tag, 'content') : null;
  };
  const pathOf = (address: string | null) => {
    if (!address) return null;
    const url = new URL(address);
    return `${url.pathname}${url.search}`;
  };
  const canonicals = tags('link').filter((tag) => attribute(tag, 'rel') === 'canonical');
  const [canonical] = canonicals;
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    status: answer.status(),
    html,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description') ?? '',
    robots: [meta('robots'), meta('googlebot'), answer.headers()['x-robots-tag']].join(' ').trim(),
    canonicals: canonicals.map((tag) => attribute(tag, 'href')),
    hreflangs: tags('link').filter((tag) => attribute(tag, 'hreflang') !== ''),
    canonical: canonical ? pathOf(attribute(canonical, 'href')) : null,
    headings: html.match(/<h1[\s>]/g) ?? [],
    links: tags('a')
      .map((tag) => attribute(tag, 'href'))
      .filter(Boolean),
    anchors: [...html.matchAll(/(<a(?:\s[^>]*)?>)(.*?)<\/a>/gs)].map(
      ([, tag = '', content = '']) => ({
        href: attribute(tag, 'href'),
        text: attribute(tag, 'aria-label') || textOf(content),
      }),
    ),
    /** Pictures without an alt attribute. */
    muteImages: tags('img').filter((tag) => !/\salt="/.test(tag)),
    language: attribute(tags('html')[0] ?? '', 'lang'),
    viewport: meta('viewport'),
    preview: {
      title: meta('og:title'),
      description: meta('og:description'),
      url: pathOf(meta('og:url')),
      image: meta('og:image'),
      width: meta('og:image:width'),
      height: meta('og:image:height'),
      card: meta('twitter:card'),
    },
    things: [...scripts].flatMap(
      ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
    ),
  };
}
