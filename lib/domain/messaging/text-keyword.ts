import { isOptOut } from './opt-out.ts';

type TextKeyword = 'stop' | 'start' | 'help';

const START = new Set(['START', 'UNSTOP', 'YES']);
const HELP = new Set(['HELP', 'INFO', 'AYUDA']);
const BARE_STOP = new Set(
  'STOP STOPALL UNSUBSCRIBE END QUIT CANCEL REVOKE OPTOUT ALTO ARRET ARRETER ARRETEZ'.split(' '),
);

/** The words of a text as one line of capitals, without accents and apostrophes (DONT). */
const wordsOf = (body: string): string[] =>
  body
    .normalize('NFKD')
    .toUpperCase()
    .replace(/['’‘`´\p{Mn}\p{Cf}]/gu, '')
    .replace(/[^A-Z]+/g, ' ')
    .split(' ')
    .filter(Boolean);

/**
 * The keyword of an incoming text; null when it isn't clear and the host should read it. Any clear wish to get no texts
 * is a stop, in any words (US rule since April 2025).
 */
export function readTextKeyword(body: string): TextKeyword | null {
  const words = wordsOf(body);
  const whole = words.join('');
  if (HELP.has(whole)) return 'help';
  if (START.has(whole)) return 'start';
  return BARE_STOP.has(whole) || isOptOut(words.join(' ')) ? 'stop' : null;
}

/** Whether the text is nothing but a keyword, so the host need not read it. */
export function isKeywordAlone(body: string): boolean {
  const whole = wordsOf(body).join('');
  // A yes may answer the host's question, and "cancel" may mean the booking.
  if (whole === 'YES' || whole === 'CANCEL') return false;
  return BARE_STOP.has(whole) || HELP.has(whole) || START.has(whole);
}
