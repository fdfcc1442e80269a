const LOOPBACK = /^127\./;

const RULES: readonly [pattern: RegExp, replacement: string | ((match: string) => string)][] = [
  [/[^\s@"'<>(),;:=[\]]+@[^\s@"'<>(),;:=[\]]+/g, '[email]'],
  [/\b(?:sb_(?:secret|publishable)|[a-z]{2}_(?:live|test)|whsec)_[\w-]+/g, '[secret]'],
  [/\b(?:Bearer|Basic)\s+[\w.+/=-]+/gi, '[secret]'],
  [/\/\/[^\s/@"']+:[^\s/@"']*@/g, '//[secret]@'],
  [/\?[^\s"'()<>]+/g, '?[query]'],
  [
    /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
    (address: string) => (LOOPBACK.test(address) ? address : '[address]'),
  ],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi, '[address]'],
  // Names of tables and constraints stand in quotes too, and tell what is wrong.
  [/"(?![a-z0-9_.:/-]{1,63}")[^"]*"/g, '"[text]"'],
  [/\b(?=[\w-]*\d)[\w-]{16,}\b/g, '[token]'],
  [/\+?(?:\d[\s().-]{0,3}){8,}\d/g, '[number]'],
];

/** Removes personal data and secrets from a log line. */
export const redact = (text: string): string =>
  RULES.reduce((left, [pattern, put]) => left.replace(pattern, put as string), text);

const PLAIN_SEGMENT = /^(?:[a-z][a-z-]{0,29}|v\d)$/;

/** The path with everything that is not a plain word as `*`: tokens and ids stand in paths. */
export const routeOf = (pathname: string): string =>
  pathname
    .split('/')
    .slice(0, 8)
    .map((segment) => (segment === '' || PLAIN_SEGMENT.test(segment) ? segment : '*'))
    .join('/');
