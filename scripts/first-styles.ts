const FIRST_STYLES = /<style data-precedence="first">([^]*?)<\/style>/;

/** What stands in a page so that it can be drawn before its stylesheets are there (lib/http/first-styles.ts). */
export const firstStyles = (html: string): string => FIRST_STYLES.exec(html)?.[1] ?? '';

export const withoutFirstStyles = (html: string): string => html.replace(FIRST_STYLES, '');
