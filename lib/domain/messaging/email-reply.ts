// Extracts what a person wrote in an email, without the quoted one.

const MAX_LENGTH = 200_000;

const isQuoteHead = (line: string, next: string): boolean =>
  // Matches "On Mon, Nov 23, 2026 at 9:14 AM June <june@example.com> wrote:" in one line or two.
  /^(?:On|Am|Le|El|Il|Op)\b.{4,300}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef)\s?(?:.{0,80})?:$/i.test(
    line,
  ) ||
  (/^On\b.{4,200}$/i.test(line) && /wrote:$/i.test(next)) ||
  /^-{2,}\s?(?:Original Message|Forwarded message|Reply above this line)\s?-{2,}$/i.test(line) ||
  /^_{10,}$/.test(line) ||
  (/^From:\s.+/i.test(line) && /^(?:Sent|Date|To):\s/i.test(next));

/** The lines above the quoted email and the signature, with plain line endings. */
export function cutQuotedText(text: string): string {
  const lines = text
    .slice(0, MAX_LENGTH)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd());
  const end = lines.findIndex((line, n) => {
    const [here, next] = [line.trim(), (lines[n + 1] ?? '').trim()];
    return line === '--' || isQuoteHead(here, next);
  });
  return (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

const TAG = /<(\/?)([a-z][a-z0-9]*)/iy;
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['script', 'style', 'head', 'title']);
const BREAKS: ReadonlySet<string> = new Set(['br', '/p', '/div', '/li', '/tr']);
const isQuote = (name: string, tag: string) =>
  name === 'blockquote' || (name === 'div' && tag.includes('gmail_quote'));

/** The text outside of tags, up to the quoted email. A single forward pass, so that a hostile email can't take long. */
function stripTags(html: string): string {
  const parts: string[] = [];
  // Elements without a closing tag from here on, so that each is searched for only once.
  const unclosed = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    parts.push(html.slice(at, open < 0 ? undefined : open));
    if (open < 0) break;
    TAG.lastIndex = open;
    const [, slash = '', letters = ''] = TAG.exec(html) ?? [];
    if (letters === '' && !/[!?/]/.test(html.charAt(open + 1))) {
      parts.push('<');
      at = open + 1;
      continue;
    }
    const isComment = html.startsWith('<!--', open);
    const end = html.indexOf(isComment ? '-->' : '>', open);
    if (end < 0) {
      // A tag or comment that never ends is text that someone typed.
      parts.push(html.slice(open));
      break;
    }
    const name = slash + letters.toLowerCase();
    if (isQuote(name, html.slice(open, end))) break;
    if (BREAKS.has(name)) parts.push('\n');
    at = end + (isComment ? 3 : 1);
    if (WITHOUT_WORDS.has(name) && !unclosed.has(name)) {
      const closing = new RegExp(`</${name}\\b`, 'gi');
      closing.lastIndex = at;
      const closed = closing.exec(html);
      if (closed) at = closed.index;
      else unclosed.add(name);
    }
  }
  return parts.join('');
}

/** The text of an email without a plain-text part. */
export const htmlToText = (html: string): string =>
  stripTags(html.slice(0, MAX_LENGTH))
    .replace(/&(#39|[a-z]{2,5});/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .trim();

const REPLY = /^([^\s@+]{1,40})\+([a-z]{2,4}-[2-9a-hj-np-z]{8})\.([0-9a-f]{32})@([^\s@]{3,190})$/;

type ReplyAddress = { reference: string; proof: string };

/** The reply address of a thread: `base` with its reference and a proof that only the server can make. */
export function replyAddress(base: string, { reference, proof }: ReplyAddress): string {
  const [name = '', domain = ''] = base.split('@');
  return `${name}+${reference.toLowerCase()}.${proof}@${domain}`;
}

/** Parses a reply address; null for any other. */
export function parseReplyAddress(base: string, address: string): ReplyAddress | null {
  const [, name, reference = '', proof = '', domain] =
    REPLY.exec(address.trim().toLowerCase()) ?? [];
  return `${name}@${domain}` === base.toLowerCase()
    ? { reference: reference.toUpperCase(), proof }
    : null;
}

/** The bare address of a From header: `June <june@example.com>`. */
export const bareAddress = (from: string): string =>
  (/<([^<>]{3,254})>\s*$/.exec(from.slice(0, 500))?.[1] ?? from).trim().toLowerCase();
