import { paletteColors, type Colors } from '../../../lib/palettes.ts';
import { site } from '../../../lib/site.ts';
import { siteFacts } from '../../../lib/site-facts.ts';
import { escapeText, markup, type Markup } from '../../../lib/markup.ts';

type Part =
  | string
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }
  | { heading: string }
  | { button: string; url: string };

export type EmailContent = {
  /** One line; what could end a header is taken out. */
  subject: string;
  greeting: string;
  parts: readonly Part[];
  /** Below the signature, small. */
  note: string;
};

const MAX_SUBJECT = 200;

/** Of the shop's palette. */
export const letterColors = (): Colors => paletteColors(siteFacts.colors);

const toStyles = (
  colors: Colors,
) => markup`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${colors['spruce-950']}!important;color:${colors['paper-deep']}!important}
.card{background:${colors['letter-card']}!important;border-color:${colors['letter-line']}!important}
.soft{color:${colors['letter-soft']}!important}
.line{border-color:${colors['letter-line']}!important}
.link{color:${colors['letter-glow']}!important}
.hand{color:${colors['letter-glow']}!important}
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

const toText = ({ greeting, parts, note }: EmailContent): string =>
  [
    greeting,
    ...parts.map(partToText),
    `${site.host}\n${site.name}, ${site.region}, ${site.state}\n${site.phone.display}`,
    `--\n${note}`,
  ].join('\n\n') + '\n';

// A reference broken at its hyphen is hard to read out.
const REFERENCE = /\bMM-[2-9A-HJ-NP-Z]{8}\b/g;

const lines = (text: string): Markup => ({
  source: escapeText(text)
    .replaceAll('\n', '<br>')
    .replace(REFERENCE, '<span style="white-space:nowrap">$&</span>'),
});

const factRow =
  (colors: Colors) =>
  ([label, value]: readonly [string, string]) =>
    markup`<tr><td class="soft line" style="padding:8px 12px 8px 0;border-bottom:1px solid ${colors.line};color:${colors['ink-soft']};vertical-align:top">${lines(label)}</td><td class="line" style="padding:8px 0;border-bottom:1px solid ${colors.line};text-align:right;font-weight:bold">${lines(value)}</td></tr>`;

const listItem = (item: string) => markup`<li style="margin:0 0 6px">${lines(item)}</li>`;

function partToMarkup(part: Part, colors: Colors): Markup {
  if (typeof part === 'string') return markup`<p style="margin:0 0 16px">${lines(part)}</p>`;
  if ('facts' in part) {
    return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:15px">${part.facts.map(factRow(colors))}</table>`;
  }
  if ('list' in part) {
    return markup`<ul style="margin:0 0 20px;padding-left:22px">${part.list.map(listItem)}</ul>`;
  }
  if ('heading' in part) {
    return markup`<h2 style="margin:24px 0 10px;font-family:Georgia,serif;font-size:18px">${lines(part.heading)}</h2>`;
  }
  return markup`<p style="margin:8px 0 24px"><a href="${part.url}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${colors['ember-600']};color:#ffffff;font-weight:bold;text-decoration:none">${lines(part.button)}</a></p>`;
}

type Page = { title: string; parts: readonly Part[]; note: Markup; address: string };

/** The layout of every e-mail: the host's name above, her signature, a note and the address below. */
export function emailPage({ title, parts, note, address }: Page): string {
  const colors = letterColors();
  return markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${toStyles(colors)}</style></head>
<body class="page" style="margin:0;background:${colors['paper-deep']};color:${colors.ink};font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${colors['paper-deep']}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colors.surface};border:1px solid ${colors.line};border-radius:18px">
<tr><td style="padding:18px 28px;background:${colors['spruce-800']};border-radius:18px 18px 0 0;color:#ffffff;font-family:Georgia,serif;font-size:20px;font-weight:bold">${site.name}</td></tr>
<tr><td style="padding:28px 28px 20px">
${parts.map((part) => partToMarkup(part, colors))}
<p class="hand" style="margin:0;color:${colors['ember-700']};font-family:'Snell Roundhand','Segoe Print','Bradley Hand',cursive;font-size:24px">${site.host}</p>
</td></tr>
<tr><td class="soft line" style="padding:18px 28px;border-top:1px solid ${colors.line};color:${colors['ink-soft']};font-size:13px">
<p style="margin:0 0 8px">${note}</p>
<p style="margin:0">${address}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.source;
}

/** An e-mail from the host in both forms; all it is given is text, and stays text. */
export const renderEmail = (email: EmailContent) => ({
  subject: toSubject(email.subject),
  text: toText(email),
  html: emailPage({
    title: toSubject(email.subject),
    parts: [email.greeting, ...email.parts],
    note: lines(email.note),
    address: `${site.name}, ${site.region}, ${site.state} · ${site.phone.display}`,
  }),
});
