/** A part of what the host wrote: words, or a page of this site that deserves a button. */
export type MessagePart = { text: string } | { label: string; path: string };

// What a link in a message leads to. Other pages stay text.
const PAGES: readonly [RegExp, string][] = [
  [/^\/quote\/[^/?]+$/, 'See your quote'],
  [/^\/cabins\/[^/?]+(?:\?|$)/, 'See the cabin'],
];

function linkTo(word: string, siteUrl: string): MessagePart | null {
  const url = URL.canParse(word) ? new URL(word) : null;
  if (url === null || url.origin !== new URL(siteUrl).origin) return null;
  const path = url.pathname + url.search;
  const label = PAGES.find(([pattern]) => pattern.test(path))?.[1];
  return label === undefined ? null : { label, path };
}

/**
 * Splits what the host wrote at lines that are a link to this site, so that a guest gets a button for each. Only for
 * the host's words: a guest's own stay as they are.
 */
export function splitSiteLinks(text: string, siteUrl: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let words: string[] = [];
  const endWords = () => {
    const joined = words.join('\n').trim();
    if (joined !== '') parts.push({ text: joined });
    words = [];
  };
  for (const line of text.split('\n')) {
    const link = linkTo(line.trim(), siteUrl);
    if (link === null) {
      words.push(line);
    } else {
      endWords();
      parts.push(link);
    }
  }
  endWords();
  return parts;
}
