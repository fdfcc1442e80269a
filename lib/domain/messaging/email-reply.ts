// What a person wrote in an e-mail, without the one it answers.

const MAX_LENGTH = 200_000;

const isQuoteHead = (line: string, next: string): boolean =>
  // "On Mon, Nov 23, 2026 at 9:14 AM June <june@example.com> wrote:", in one line or two.
  /^(?:On|Am|Le|El|Il|Op)\b.{4,300}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef)\s?(?:.{0,80})?:$/i.test(
    line,
  ) ||
  (/^On\b.{4,200}$/i.test(line) && /wrote:$/i.test(next)) ||
  /^-{2,}\s?(?:Original Message|Forwarded message|Reply above this line)\s?-{2,}$/i.test(line) ||
  /^_{10,}$/.test(line) ||
  (/^From:\s.+/i.test(line) && /^(?:Sent|Date|To):\s/i.test(next));

/** The lines above the quoted e-mail and the signature, with plain line ends. */
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
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' },
  '#39': "'",
};

/** The words of an e-mail that has no plain text. */
export function htmlToText(html: string): string {
  const [own = ''] = html.slice(0, MAX_LENGTH).split(/<blockquote|<div[^<>]{0,200}gmail_quote/i);
  return own
    .replace(/<(style|script|head)\b[^<>]{0,500}>[^]*?<\/\1>/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/&(#39|[a-z]{2,5});/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .trim();
}

const REPLY = /^([^\s@+]{1,40})\+(mm-[2-9a-hj-np-z]{8})\.([0-9a-f]{32})@([^\s@]{3,190})$/;

export type ReplyAddress = { reference: string; proof: string };

/** The address that answers about a booking are sent to: `base` with its reference and a proof that only we can make. */
export function replyAddress(base: string, { reference, proof }: ReplyAddress): string {
  const [name = '', domain = ''] = base.split('@');
  return `${name}+${reference.toLowerCase()}.${proof}@${domain}`;
}

/** Null for an address that is none of ours. */
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
