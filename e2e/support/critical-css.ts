const FIRST_STYLES = /<style(?: data-precedence="first">|>(?=@font-face))([^]*?)<\/style>/g;

/** The inline styles for the first paint (lib/cache/critical-css.ts, lib/page/font-faces.ts). */
export const criticalCss = (html: string): string =>
  Array.from(html.matchAll(FIRST_STYLES), ([, text]) => text).join('');

export const withoutCriticalCss = (html: string): string => html.replace(FIRST_STYLES, '');
