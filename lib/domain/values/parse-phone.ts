import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { plainPhone } from './phone.ts';

/**
 * `us`: not ten digits; `foreign`: of another country, but without its code or of a length it has not; `extension`: one
 * stands behind the number, which would be lost.
 */
export type PhoneReason = 'us' | 'foreign' | 'extension';
type Parsed = { ok: true; phone: string } | { ok: false; reason: PhoneReason };

const LABEL = /^(?:tel|phone|callto|sms)\s*[.:]*\s*(?:\/\/)?/i;
const EXTENSION = /(?:\b(?:ext(?:ension|n)?|x)|(?<=\d)\s*x|#|[,;])[\s.:=]*(?:ext\s*=\s*)?\d+$/i;
const PUNCTUATION = /[\p{Pd}\u2212\u30fc.\/\u2044\u2215\u00b7\u2022\u2027\u30fb~\u223c()[\] ]/gu;
const US = /^1?([2-9]\d{9})$/;

const refuse = (reason: PhoneReason): Parsed => ({ ok: false, reason });

/**
 * A number in any usual spelling as E.164: with + the country it names, else the United States. Never cut, never moved to
 * another country: what is not certain is refused, like an extension. For numbers that are kept or called; who gets texts
 * is another question.
 */
export function parsePhone(text: string): Parsed {
  const plain = plainPhone(text).replace(LABEL, '');
  if (EXTENSION.test(plain)) return refuse('extension');
  const bare = plain.replace(PUNCTUATION, '');
  if (!/^\+?\d+$/.test(bare)) return refuse(bare.startsWith('+') ? 'foreign' : 'us');
  const us = US.exec(bare.replace(/^\+(?=1)/, ''))?.[1];
  if (us) return { ok: true, phone: `+1${us}` };
  if (!bare.startsWith('+')) return refuse(/^0|^.{11}/.test(bare) ? 'foreign' : 'us');
  if (bare.startsWith('+1')) return refuse('us');
  const number = parsePhoneNumberFromString(bare);
  return number?.isPossible() ? { ok: true, phone: number.number } : refuse('foreign');
}

/** As people read it: (865) 429-1188, or (+47) 92 23 45 67 of another country. What is no number stays as it is. */
export function readablePhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return phone;
  const code = number.countryCallingCode;
  if (code === '1') return number.formatNational();
  return `(+${code}) ${number.formatInternational().slice(code.length + 2)}`;
}
