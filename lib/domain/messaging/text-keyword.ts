import { isOptOut } from './opt-out.ts';

type TextKeyword = 'stop' | 'start' | 'help';

const START = new Set(['START', 'UNSTOP', 'YES']);
const HELP = new Set(['HELP', 'INFO', 'AYUDA']);
const BARE_STOP = new Set(
  'STOP STOPALL UNSUBSCRIBE END QUIT CANCEL REVOKE OPTOUT ALTO ARRET ARRETER ARRETEZ'.split(' '),
);

/** The words of a text as one line of capitals: without accents, and apostrophes joined (DONT). */
const wordsOf = (body: string): string[] =>
  body
    .normalize('NFKD')
    .toUpperCase()
    .replace(/['’‘`´\p{Mn}\p{Cf}]/gu, '')
    .replace(/[^A-Z]+/g, ' ')
    .split(' ')
    .filter(Boolean);

/**
 * What an incoming text asks for; null when it is nothing clear, for the host to read. Any clear wish to get no texts is a
 * stop, in whatever words (US rule since April 2025).
 */
export function readTextKeyword(body: string): TextKeyword | null {
  const words = wordsOf(body);
  const whole = words.join('');
  if (HELP.has(whole)) return 'help';
  if (START.has(whole)) return 'start';
  return BARE_STOP.has(whole) || isOptOut(words.join(' ')) ? 'stop' : null;
}

/** Whether the text is one of the known words alone, so that there is nothing in it for the host to read. */
export function isKeywordAlone(body: string): boolean {
  const whole = wordsOf(body).join('');
  // A yes may answer a question of the host, and it may be the booking that is to be cancelled.
  if (whole === 'YES' || whole === 'CANCEL') return false;
  return BARE_STOP.has(whole) || HELP.has(whole) || START.has(whole);
}
