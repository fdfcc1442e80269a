import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { plainPhone } from './phone.ts';

/**
 * `us`: not ten digits; `foreign`: another country's number without + and its code; `length`: an unknown country code,
 * or a wrong length for that country; `digits`: letters, or two numbers; `extension`: an extension, which would be
 * lost.
 */
export type PhoneReason = 'us' | 'foreign' | 'length' | 'digits' | 'extension';
type Parsed = { ok: true; phone: string } | { ok: false; reason: PhoneReason };

const LABEL = /^(?:tel|phone|callto|sms)\s*[.:]*\s*(?:\/\/)?/i;
const EXTENSION = /(?:\b(?:ext(?:ension|n)?|x)|(?<=\d)\s*x|#|[,;])[\s.:=]*(?:ext\s*=\s*)?\d+$/i;
const PUNCTUATION = /[\p{Pd}\u2212\u30fc.\/\u2044\u2215\u00b7\u2022\u2027\u30fb~\u223c()[\] ]/gu;
// Mexico dropped the 1 before mobile numbers in 2019, but contact lists still have it.
const OLD_MEXICAN_MOBILE = /^\+521(\d{10})$/;
const US = /^1?([2-9]\d{9})$/;

const refuse = (reason: PhoneReason): Parsed => ({ ok: false, reason });

/**
 * Parses a number in any usual spelling to E.164: the country after +, else the United States. Never truncates or
 * guesses: anything uncertain is refused, including extensions. For numbers that are stored or called; who gets texts
 * is decided elsewhere.
 */
export function parsePhone(text: string): Parsed {
  const plain = plainPhone(text).replace(LABEL, '');
  if (EXTENSION.test(plain)) return refuse('extension');
  const bare = plain.replace(PUNCTUATION, '');
  if (!/^\+?\d+$/.test(bare)) return refuse(bare.startsWith('+') ? 'digits' : 'us');
  const us = US.exec(bare.replace(/^\+(?=1)/, ''))?.[1];
  if (us) return { ok: true, phone: `+1${us}` };
  if (!bare.startsWith('+')) return refuse(/^0|^.{11}/.test(bare) ? 'foreign' : 'us');
  if (bare.startsWith('+1')) return refuse('us');
  const number = parsePhoneNumberFromString(bare.replace(OLD_MEXICAN_MOBILE, '+52$1'));
  return number?.isPossible() ? { ok: true, phone: number.number } : refuse('length');
}

/** For display: (865) 429-1188, or (+47) 92 23 45 67 for another country. Anything else is unchanged. */
export function readablePhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return phone;
  const code = number.countryCallingCode;
  if (code === '1') return number.formatNational();
  return `(+${code}) ${number.formatInternational().slice(code.length + 2)}`;
}
