// Seen by nobody: controls, format characters (marks of direction, zero width) and letters without a shape. Not among
// them what no keyboard and no paste gives, but a program: NUL and half characters, which are refused.
const INVISIBLE =
  /(?![\0\n\r])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/gu;
// In a message the two joiners stay: Persian, Indic scripts and emoji are wrong without them.
const INVISIBLE_IN_MESSAGE =
  /(?![\0\n\t\u200c\u200d])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/gu;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** What Postgres takes in no text or jsonb. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** A field of one line sends no breaks: whoever does so means to begin a header or a row of his own. */
export const isOneLine = (text: string): boolean => isStorable(text) && !LINE_BREAK.test(text);

export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * One line of text from a person: every run of white space is one space, invisible characters are gone, trimmed. Breaks
 * inside stay, for `isOneLine` to see.
 */
export const cleanLine = (text: string): string =>
  removeInvisible(text.replace(/(?![\n\r\u2028\u2029])\p{White_Space}/gu, ' '))
    .replace(/ {2,}/g, ' ')
    .trim();

/** Several lines of text from a person: plain line ends, invisible characters are gone, trimmed. */
export const cleanMessage = (text: string): string =>
  text.replace(LINE_END, '\n').replace(INVISIBLE_IN_MESSAGE, '').trim();
