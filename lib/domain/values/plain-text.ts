// Seen by nobody: controls, format characters (marks of direction, zero width) and letters without a shape. Not among
// them what no keyboard and no paste gives, but a program: NUL and half characters, which are refused.
const INVISIBLE =
  /(?![\0\n\r])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/gu;
// Invisible characters that scripts need stay in people's text: the two joiners (Persian, Indic scripts, emoji), the
// variation selectors of Mongolian, and the number signs of Arabic and related scripts, which are visible.
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

/** What Postgres takes in no text or jsonb. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** A field of one line sends no breaks: whoever does so means to begin a header or a row of his own. */
export const isOneLine = (text: string): boolean => isStorable(text) && !LINE_BREAK.test(text);

/** For addresses, numbers and templates; names and sentences use `cleanLine`. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * One line of text from a person: every run of white space is one space, invisible characters that no script needs are
 * gone, trimmed. Breaks
 * inside stay, for `isOneLine` to see.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(/(?![\n\r\u2028\u2029])\p{White_Space}/gu, ' ')
    .replace(INVISIBLE_IN_LINE, '')
    .replace(/ {2,}/g, ' ')
    .replace(LOOSE_JOINERS, '');

/** Several lines of text from a person: plain line ends, invisible characters are gone, trimmed. */
export const cleanMessage = (text: string): string =>
  text.replace(LINE_END, '\n').replace(INVISIBLE_IN_MESSAGE, '').trim();
