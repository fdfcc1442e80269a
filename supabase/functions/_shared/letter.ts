import { site } from '../../../lib/site.ts';
import { escapeHtml } from './escape-html.ts';

type Part =
  | string
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }
  | { heading: string }
  | { button: string; url: string };

export type Letter = {
  /** One line; what could end a header is taken out. */
  subject: string;
  greeting: string;
  parts: readonly Part[];
  /** Below the signature, small. */
  note: string;
};

const MAX_SUBJECT = 200;
const FONT = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0d221c!important;color:#f2eadb!important}
.card{background:#17322a!important;border-color:#2c5546!important}
.soft{color:#c9c4b6!important}
.line{border-color:#2c5546!important}
.link{color:#f2c08a!important}
.hand{color:#f2c08a!important}
}`;

/** Without line ends and other control characters, and no longer than the outbox takes. */
export const toSubject = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, MAX_SUBJECT).join('');

function partToText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n');
  if ('heading' in part) return part.heading.toUpperCase();
  return `${part.button}:\n${part.url}`;
}

const toText = ({ greeting, parts, note }: Letter): string =>
  [
    greeting,
    ...parts.map(partToText),
    `${site.host}\n${site.name}, ${site.region}, ${site.state}\n${site.phone.display}`,
    `--\n${note}`,
  ].join('\n\n') + '\n';

// A reference broken at its hyphen is hard to read out.
const REFERENCE = /\bMM-[2-9A-HJ-NP-Z]{8}\b/g;

const inHtml = (text: string) =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(REFERENCE, '<span style="white-space:nowrap">$&</span>');

function factsToHtml(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="soft line" style="padding:8px 12px 8px 0;border-bottom:1px solid #ddd1bc;color:#4c5852;vertical-align:top">${inHtml(label)}</td><td class="line" style="padding:8px 0;border-bottom:1px solid #ddd1bc;text-align:right;font-weight:bold">${inHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:15px">${rows.join('')}</table>`;
}

function partToHtml(part: Part): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${inHtml(part)}</p>`;
  if ('facts' in part) return factsToHtml(part.facts);
  if ('list' in part) {
    const items = part.list.map((item) => `<li style="margin:0 0 6px">${inHtml(item)}</li>`);
    return `<ul style="margin:0 0 20px;padding-left:22px">${items.join('')}</ul>`;
  }
  if ('heading' in part) {
    return `<h2 style="margin:24px 0 10px;font-family:Georgia,serif;font-size:18px">${inHtml(part.heading)}</h2>`;
  }
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#b34719;color:#ffffff;font-weight:bold;text-decoration:none">${inHtml(part.button)}</a></p>`;
}

const toHtml = (letter: Letter): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(toSubject(letter.subject))}</title><style>${STYLES}</style></head>
<body class="page" style="margin:0;background:#f2eadb;color:#1b2420;font-family:${FONT};font-size:16px;line-height:1.55">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f2eadb"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid #ddd1bc;border-radius:18px">
<tr><td style="padding:18px 28px;background:#1a4436;border-radius:18px 18px 0 0;color:#ffffff;font-family:Georgia,serif;font-size:20px;font-weight:bold">${escapeHtml(site.name)}</td></tr>
<tr><td style="padding:28px 28px 20px">
<p style="margin:0 0 16px">${inHtml(letter.greeting)}</p>
${letter.parts.map(partToHtml).join('\n')}
<p class="hand" style="margin:0;color:#963a10;font-family:'Snell Roundhand','Segoe Print','Bradley Hand',cursive;font-size:24px">${escapeHtml(site.host)}</p>
</td></tr>
<tr><td class="soft line" style="padding:18px 28px;border-top:1px solid #ddd1bc;color:#4c5852;font-size:13px">
<p style="margin:0 0 8px">${inHtml(letter.note)}</p>
<p style="margin:0">${escapeHtml(`${site.name}, ${site.region}, ${site.state} · ${site.phone.display}`)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

/** A letter from the host in both forms; all it is given is text, and stays text. */
export const writeLetter = (letter: Letter) => ({
  subject: toSubject(letter.subject),
  text: toText(letter),
  html: toHtml(letter),
});
