import { escapeText, markup, type Markup } from '../page/markup.ts';
import { paletteColors, type Colors } from '../shop/palettes.ts';
import { shop } from '../shop/shop.ts';
import { shopFacts } from '../shop/shop-facts.ts';

/** The colors of the shop's palette. */
export const letterColors = (): Colors => paletteColors(shopFacts().colors);

/** The colors of an email's parts in light or dark mode. */
export type LetterTheme = Readonly<
  Record<'page' | 'text' | 'card' | 'line' | 'soft' | 'link' | 'hand' | 'band' | 'button', string>
>;

export function letterTheme(isDark = false): LetterTheme {
  const colors = letterColors();
  const same = { band: colors['spruce-800'], button: colors['ember-600'] };
  return isDark
    ? {
        ...same,
        page: colors['spruce-950'],
        text: colors['paper-deep'],
        card: colors['letter-card'],
        line: colors['letter-line'],
        soft: colors['letter-soft'],
        link: colors['letter-glow'],
        hand: colors['letter-glow'],
      }
    : {
        ...same,
        page: colors['paper-deep'],
        text: colors.ink,
        card: colors.surface,
        line: colors.line,
        soft: colors['ink-soft'],
        link: colors['spruce-800'],
        hand: colors['ember-700'],
      };
}

/** For mail apps with a dark mode: elements with these classes get the dark colors. */
function nightStyles(): Markup {
  const night = letterTheme(true);
  return markup`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${night.page}!important;color:${night.text}!important}
.card{background:${night.card}!important;border-color:${night.line}!important}
.soft{color:${night.soft}!important}
.line{border-color:${night.line}!important}
.link{color:${night.link}!important}
.hand{color:${night.hand}!important}
}`;
}

// Mail apps fill the preview with the text that follows, unless it is blank.
const hidden = (text: string): Markup => ({
  source: `<div style="display:none;max-height:0;overflow:hidden">${escapeText(text)}${'&#8199;&#65279;'.repeat(60)}</div>\n`,
});

/** For the shop's name and the headings; mail programs have Georgia. */
export const LETTER_SERIF = 'Fraunces,Georgia,serif';

/** A picture with a link. */
export type LetterPicture = { src: string; alt: string; href: string };

const topPicture = ({ src, alt, href }: LetterPicture): Markup =>
  markup`<tr><td style="padding:0"><a href="${href}"><img src="${src}" alt="${alt}" width="560" style="display:block;width:100%;height:auto;border:0"></a></td></tr>
`;

/** The host's drawn signature where there is one, else a handwriting font. */
function signature(theme: LetterTheme, siteUrl: string): Markup {
  const name = shop().isHandwritten
    ? markup`<img src="${new URL('/images/notes/signature.png', siteUrl).href}" alt="${shop().host}" width="176" height="40" style="display:block;border:0">`
    : shop().host;
  return markup`<p class="hand" style="margin:0;color:${theme.hand};font-family:'Snell Roundhand','Segoe Print','Bradley Hand',cursive;font-size:24px">${name}</p>`;
}

type Page = {
  title: string;
  /** Shown beside the subject in a mailbox; defaults to the first words. */
  previewLine?: string;
  body: Markup | readonly Markup[];
  note: Markup | string;
  address: string;
  /** The site that serves the pictures. */
  siteUrl: string;
  /** Shown below the host's name. */
  picture?: LetterPicture;
  theme?: LetterTheme;
  /** Omits the host's name and signature. */
  isUnsigned?: boolean;
};

/** The layout of every email: the host's name above; signature, a note and the postal address below. */
export function letterPage({
  title,
  previewLine = '',
  body,
  note,
  address,
  siteUrl,
  picture,
  theme = letterTheme(),
  isUnsigned = false,
}: Page): string {
  return markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${nightStyles()}</style></head>
<body class="page" style="margin:0;background:${theme.page};color:${theme.text};font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55">
${previewLine === '' ? [] : hidden(previewLine)}<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${theme.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${theme.card};border:1px solid ${theme.line};border-radius:18px">
<tr><td style="padding:18px 28px;background:${theme.band};border-radius:18px 18px 0 0;color:#ffffff;font-family:${LETTER_SERIF};font-size:21px;font-weight:bold">${isUnsigned ? '' : shop().name}</td></tr>
${picture ? topPicture(picture) : []}<tr><td style="padding:28px 28px 20px">
${body}
${isUnsigned ? [] : signature(theme, siteUrl)}
</td></tr>
<tr><td class="soft line" style="padding:18px 28px;border-top:1px solid ${theme.line};color:${theme.soft};font-size:13px">
<p style="margin:0 0 8px">${note}</p>
<p style="margin:0">${address}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.source;
}

/** An email as shown in the console, whose pages allow no style element; its links lead nowhere. */
export const letterInFrame = (html: string): string =>
  html.replace(/<style>[^<]*<\/style>/, '').replaceAll(/ href="[^"]*"/g, '');
