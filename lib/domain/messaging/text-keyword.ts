type TextKeyword = 'stop' | 'start' | 'help';

const STOP = new Set([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'REVOKE', 'OPTOUT'],
]);
const START = new Set(['START', 'UNSTOP', 'YES']);
const HELP = new Set(['HELP', 'INFO']);

// A wish to be left alone counts in any usual wording: "Please stop texting me" is one, "Stop by at 5?" is not.
const FILLERS = new Set(
  'A ALL ANY FROM IT ME MESSAGE MESSAGES MESSAGING MORE MY NO NOW NUMBER PLEASE PLS PLZ SEND SENDING TEXT TEXTS TEXTING THANK THANKS THE THESE THIS TO YOU'.split(
    ' ',
  ),
);

/** What an incoming text asks for; null when it is none of the known words. */
export function readTextKeyword(body: string): TextKeyword | null {
  const words = body
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z\s]/g, '')
    .split(/\s+/)
    .filter(Boolean);
  const whole = words.join('');
  if (HELP.has(whole)) return 'help';
  if (START.has(whole)) return 'start';
  const meant = words.filter((word) => !FILLERS.has(word)).join('');
  return STOP.has(whole) || STOP.has(meant) ? 'stop' : null;
}
