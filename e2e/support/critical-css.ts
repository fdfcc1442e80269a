const FIRST_STYLES = /<style(?: data-precedence="first">|>(?=@font-face))([^]*?)<\/style>/g;

/** What stands in a page so that it can be drawn before its stylesheets are there (lib/cache/critical-css.ts, font-faces.ts). */
export const criticalCss = (html: string): string =>
  Array.from(html.matchAll(FIRST_STYLES), ([, text]) => text).join('');

export const withoutCriticalCss = (html: string): string => html.replace(FIRST_STYLES, '');
