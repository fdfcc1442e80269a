import { readFunctionEnv } from '../../../../lib/env/functions.ts';
import {
  letterColors,
  LETTER_SERIF,
  letterPage,
  type LetterPicture,
} from '../../../../lib/mail/letter-page.ts';
import type { Colors } from '../../../../lib/shop/palettes.ts';
import { shop } from '../../../../lib/shop/shop.ts';
import { escapeText, markup, type Markup } from '../../../../lib/page/markup.ts';

type Part =
  | string
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }
  | { heading: string }
  | { button: string; url: string }
  /** Shown in clients that load pictures; the email is complete without it. */
  | { picture: LetterPicture };

export type EmailContent = {
  /** One line; characters that could end a header are removed. */
  subject: string;
  greeting: string;
  parts: readonly Part[];
  /** Shown above everything else. */
  picture?: LetterPicture;
  /** Small print below the signature. */
  note: string;
  /** Omits the shop's name, signature and address. */
  isUnsigned?: boolean;
};

const MAX_SUBJECT = 200;

/** Removes line breaks and other control characters, and cuts to the outbox's limit. */
export const toSubject = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, MAX_SUBJECT).join('');

function partToText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n');
  if ('heading' in part) return part.heading.toUpperCase();
  if ('picture' in part) return '';
  return `${part.button}:\n${part.url}`;
}

const toText = ({ greeting, parts, note, isUnsigned = false }: EmailContent): string =>
  [
    greeting,
    ...parts.map(partToText).filter((text) => text !== ''),
    ...(isUnsigned
      ? []
      : [
          `${shop().host}\n${shop().name}, ${shop().region}, ${shop().state}\n${shop().phone.display}`,
        ]),
    `--\n${note}`,
  ].join('\n\n') + '\n';

const REFERENCE = /\b[A-Z]{2,4}-[2-9A-HJ-NP-Z]{8}\b/g;

// A number to be read out is hard to read when it breaks at its hyphen.
const unbroken = (words: string) => `<span style="white-space:nowrap">${words}</span>`;

const lines = (text: string): Markup => ({
  source: escapeText(text)
    .replaceAll('\n', '<br>')
    .replace(REFERENCE, unbroken)
    .replaceAll(escapeText(shop().phone.display), unbroken),
});

/** Addresses in the small print become links, which not every mail program makes of them. */
const noteLines = (note: string): Markup => ({
  source: lines(note).source.replaceAll(
    /https?:\/\/[^\s<]+/g,
    (url) =>
      `<a class="link" href="${url}" style="color:${letterColors()['spruce-800']}">${url}</a>`,
  ),
});

const factRow =
  (colors: Colors) =>
  ([label, value]: readonly [string, string]) =>
    markup`<tr><td class="soft line" style="padding:8px 12px 8px 0;border-bottom:1px solid ${colors.line};color:${colors['ink-soft']};vertical-align:top${label.includes(' ') ? '' : ';white-space:nowrap'}">${lines(label)}</td><td class="line" style="padding:8px 0;border-bottom:1px solid ${colors.line};text-align:right;font-weight:bold">${lines(value)}</td></tr>`;

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
    return markup`<h2 style="margin:28px 0 10px;font-family:${LETTER_SERIF};font-size:21px;line-height:1.25">${lines(part.heading)}</h2>`;
  }
  if ('picture' in part) {
    const { src, alt, href } = part.picture;
    return markup`<p style="margin:0 0 16px"><a href="${href}"><img src="${src}" alt="${alt}" width="504" style="display:block;width:100%;height:auto;border:0;border-radius:12px"></a></p>`;
  }
  return markup`<p style="margin:8px 0 24px"><a href="${part.url}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${colors['ember-600']};color:#ffffff;font-weight:bold;text-decoration:none">${lines(part.button)}</a></p>`;
}

type Page = {
  title: string;
  picture?: LetterPicture;
  parts: readonly Part[];
  note: Markup;
  address: string;
  isUnsigned?: boolean;
};

/** Renders an email of these parts as HTML. */
export const emailPage = ({ parts, ...page }: Page): string =>
  letterPage({
    ...page,
    siteUrl: readFunctionEnv().SITE_URL,
    body: parts.map((part) => partToMarkup(part, letterColors())),
  });

/** Renders an email from the host as HTML and text; all values are escaped. */
export const renderEmail = (email: EmailContent) => ({
  subject: toSubject(email.subject),
  text: toText(email),
  html: emailPage({
    title: toSubject(email.subject),
    picture: email.picture,
    parts: [email.greeting, ...email.parts],
    note: noteLines(email.note),
    address: email.isUnsigned
      ? ''
      : `${shop().name}, ${shop().region}, ${shop().state} · ${shop().phone.display}`,
    isUnsigned: email.isUnsigned ?? false,
  }),
});
