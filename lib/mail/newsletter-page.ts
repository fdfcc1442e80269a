import { parseNewsletter, type Block, type Inline } from '../domain/messaging/newsletter-body.ts';
import { letterInFrame, letterPage, letterTheme, type LetterTheme } from './letter-page.ts';
import { escapeText, markup, type Markup } from '../page/markup.ts';
import { shop } from '../shop/shop.ts';
import { shopFacts } from '../shop/shop-facts.ts';

/** Placeholder for each reader's unsubscribe link in the stored newsletter. */
const LEAVE_FIELD = '{unsubscribe_url}';

export type Newsletter = { subject: string; previewLine: string; body: string };
/** `siteUrl` is the base of paths; `leaveUrl` is the unsubscribe link. */
type Links = { siteUrl: string; leaveUrl?: string };

const toHref = (href: string, { siteUrl }: Links) =>
  href.startsWith('/') ? new URL(href, siteUrl).href : href;

type Look = Links & { theme: LetterTheme };

const HEADING = 'margin:24px 0 10px;font-weight:bold';

function inlineToMarkup(inline: Inline, look: Look): Markup {
  switch (inline.kind) {
    case 'text':
      return { source: escapeText(inline.text) };
    case 'code':
      return { source: `<code>${escapeText(inline.text).replaceAll('\n', '<br>')}</code>` };
    case 'break':
      return { source: '<br>' };
    case 'picture':
      return markup`<img src="${toHref(inline.src, look)}" alt="${inline.alt}" width="504" style="display:block;width:100%;max-width:504px;height:auto;border:0;border-radius:12px">`;
    case 'link':
      return markup`<a class="link" href="${toHref(inline.href, look)}" style="color:${look.theme.link}">${inlines(inline.children, look)}</a>`;
    default:
      return {
        source: `<${inline.kind}>${inlines(inline.children, look).source}</${inline.kind}>`,
      };
  }
}

const inlines = (children: readonly Inline[], look: Look): Markup => ({
  source: children.map((child) => inlineToMarkup(child, look).source).join(''),
});

/** A list item; a single paragraph in it has no space below. */
const itemToMarkup = (item: readonly Block[], look: Look): Markup => {
  const [only] = item;
  const content =
    item.length === 1 && only?.kind === 'paragraph'
      ? inlines(only.children, look)
      : blocksToMarkup(item, look);
  return markup`<li style="margin:0 0 6px">${content}</li>`;
};

function blockToMarkup(block: Block, look: Look): Markup {
  switch (block.kind) {
    case 'paragraph':
      return markup`<p style="margin:0 0 16px">${inlines(block.children, look)}</p>`;
    case 'heading':
      return block.level === 2
        ? markup`<h2 style="${HEADING};font-size:20px">${inlines(block.children, look)}</h2>`
        : markup`<h3 style="${HEADING};font-size:17px">${inlines(block.children, look)}</h3>`;
    case 'list': {
      const items = block.items.map((item) => itemToMarkup(item, look));
      return block.start === null
        ? markup`<ul style="margin:0 0 20px;padding-left:22px">${items}</ul>`
        : markup`<ol start="${String(block.start)}" style="margin:0 0 20px;padding-left:26px">${items}</ol>`;
    }
    case 'quote':
      return markup`<blockquote class="soft line" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${look.theme.line};color:${look.theme.soft}">${blocksToMarkup(block.children, look)}</blockquote>`;
    case 'rule':
      return markup`<hr class="line" style="margin:24px 0;border:0;border-top:1px solid ${look.theme.line}">`;
  }
}

const blocksToMarkup = (blocks: readonly Block[], look: Look): Markup => ({
  source: blocks.map((block) => blockToMarkup(block, look).source).join('\n'),
});

function inlineToText(inline: Inline, links: Links): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'break':
      return '\n';
    case 'picture':
      return inline.alt === '' ? '' : `[${inline.alt}]`;
    case 'link': {
      const href = toHref(inline.href, links);
      const words = textOf(inline.children, links);
      return words === href.replace(/^mailto:/, '') ? words : `${words} (${href})`;
    }
    default:
      return textOf(inline.children, links);
  }
}

const textOf = (children: readonly Inline[], links: Links) =>
  children.map((child) => inlineToText(child, links)).join('');

const indent = (text: string, first: string) =>
  text
    .split('\n')
    .map((line, place) => (place === 0 ? first : ' '.repeat(first.length)) + line)
    .join('\n');

function blockToText(block: Block, links: Links): string {
  switch (block.kind) {
    case 'paragraph':
      return textOf(block.children, links);
    case 'heading':
      return textOf(block.children, links).toUpperCase();
    case 'list':
      return block.items
        .map((item, place) => {
          const mark = block.start === null ? '- ' : `${block.start + place}. `;
          return indent(item.map((part) => blockToText(part, links)).join('\n'), mark);
        })
        .join('\n');
    case 'quote':
      return blocksToText(block.children, links).replace(/^/gm, '> ');
    case 'rule':
      return '----';
  }
}

const blocksToText = (blocks: readonly Block[], links: Links): string =>
  blocks.map((block) => blockToText(block, links)).join('\n\n');

const why = () => `You’re getting this because you signed up for my ${shop().letterName}.`;
const from = () =>
  [shop().name, shopFacts().postalAddress || `${shop().region}, ${shop().state}`].join(', ');

function toHtml(
  { subject, previewLine, body }: Newsletter,
  { siteUrl, leaveUrl = LEAVE_FIELD }: Links,
  isDark = false,
): string {
  const theme = letterTheme(isDark);
  return letterPage({
    title: subject,
    previewLine,
    body: blocksToMarkup(parseNewsletter(body), { siteUrl, theme }),
    note: markup`${why()} <a class="link" href="${leaveUrl}" style="color:${theme.link}">Unsubscribe</a>`,
    address: from(),
    siteUrl,
    theme,
  });
}

/** Both parts of a newsletter as stored and sent. */
export function renderNewsletter(
  letter: Newsletter,
  links: Links,
): { html: string; plain: string } {
  const { leaveUrl = LEAVE_FIELD } = links;
  const plain = [
    blocksToText(parseNewsletter(letter.body), links),
    shop().host,
    `--\n${why()}\nUnsubscribe: ${leaveUrl}\n${from()}`,
  ].join('\n\n');
  return { html: toHtml(letter, links), plain: `${plain}\n` };
}

/** A newsletter in light and dark mode, for the console. */
export const previewNewsletter = (letter: Newsletter, links: Links) => ({
  light: letterInFrame(toHtml(letter, links)),
  dark: letterInFrame(toHtml(letter, links, true)),
  plain: renderNewsletter(letter, links).plain,
});
