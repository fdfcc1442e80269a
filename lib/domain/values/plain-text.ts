// Invisible characters: controls, format characters (direction marks, zero width) and blank letters. NUL and lone
// surrogates aren't included, because only programs send them; they are refused.
const INVISIBLE =
  /(?![\0\n\r])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/gu;
// Invisible characters that scripts need: the two joiners (Persian, Indic scripts, emoji), the Mongolian variation
// selectors, and the number signs of Arabic and related scripts, which are visible.
const NEEDED =
  '\\u200c\\u200d\\u180b-\\u180d\\u180f\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}';
const unneeded = (breaks: string): RegExp =>
  new RegExp(
    `(?![\\0${breaks}${NEEDED}])[\\p{Cc}\\p{Cf}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u3164\\uffa0]`,
    'gu',
  );
const INVISIBLE_IN_LINE = unneeded('\\n\\r');
const INVISIBLE_IN_MESSAGE = unneeded('\\n\\t');
// Joiners at the start or end of a text join nothing.
const LOOSE_JOINERS = /^[\u200c\u200d\p{White_Space}]+|[\u200c\p{White_Space}]+$/gu;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** Whether Postgres accepts the text; it refuses NUL and lone surrogates. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** A one-line field never sends line breaks; anybody who does tries to inject a header or a row. */
export const isOneLine = (text: string): boolean => isStorable(text) && !LINE_BREAK.test(text);

/** For addresses, numbers and templates; names and sentences use `cleanLine`. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * Cleans one line of a person's text: collapses whitespace, removes invisible characters that no script needs, and
 * trims. Keeps line breaks, so that `isOneLine` can detect them.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(/(?![\n\r\u2028\u2029])\p{White_Space}/gu, ' ')
    .replace(INVISIBLE_IN_LINE, '')
    .replace(/ {2,}/g, ' ')
    .replace(LOOSE_JOINERS, '');

/** Cleans several lines of a person's text: plain line endings, no invisible characters, trimmed. */
export const cleanMessage = (text: string): string =>
  text.replace(LINE_END, '\n').replace(INVISIBLE_IN_MESSAGE, '').trim();
