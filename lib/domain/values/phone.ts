import { removeInvisible } from './plain-text.ts';

/** US numbers without the country code: at most 10 digits, shown as (xxx) xxx-xxxx (product §5.1). */
const PHONE_DIGITS = 10;
const MAX_SHOWN = 14;
// Of another country: 1 is that of the United States.
const FOREIGN = /\+[^0-9+]*[02-9]/;

/** As a keyboard would give it: no marks of direction, no zero width, full-width characters as usual ones. */
export const plainPhone = (text: string): string =>
  removeInvisible(text.normalize('NFKC').replace(/\p{White_Space}/gu, ' ')).trim();

/** Every digit of a text; those of other scripts, which some keyboards give, are none. */
export const phoneDigits = (text: string): string => plainPhone(text).replace(/[^0-9]/g, '');

// An eleventh digit shows that the first was the country code, as a contact card or a paste gives it.
const withoutCountryCode = (digits: string): string =>
  digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;

/** The ten digits or those there are yet; null for what is no US number, which is never cut to one. */
function usDigits(text: string): string | null {
  const digits = withoutCountryCode(phoneDigits(text));
  return digits.length > PHONE_DIGITS || FOREIGN.test(plainPhone(text)) ? null : digits;
}

function shapeOf(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (exchange === '') return area && `(${area}`;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}

/** As far as it is typed: never more than 14 characters, nothing after the last digit, so that it can be deleted; empty for what is no US number. */
export const formatPhone = (text: string): string => shapeOf(usDigits(text) ?? '');

/** With the country code, as it is sent: +1 and ten digits; null unless it is a US number of exactly ten. */
export function toE164(text: string): string | null {
  const digits = usDigits(text);
  // A country code was given, and one digit of ten is missing.
  const isShort = plainPhone(text).includes('+') && phoneDigits(text).length <= PHONE_DIGITS;
  return digits?.length === PHONE_DIGITS && !isShort ? `+1${digits}` : null;
}

export const isCompletePhone = (text: string): boolean => toE164(text) !== null;

/** `isRefused`: what was typed or pasted is no US number, so the field does not hold it as one. */
export type PhoneEdit = { value: string; caret: number; isRefused?: true };

function caretAfter(value: string, digits: number): number {
  let caret = 0;
  for (let seen = 0; seen < digits && caret < value.length; caret += 1) {
    if (/[0-9]/.test(value.charAt(caret))) seen += 1;
  }
  return caret;
}

/** A number of another country stays as it was typed, if the field has room; too many digits change nothing. */
function refuseEdit(shown: string, typed: string, caret: number): PhoneEdit {
  const at = Math.min(caret, typed.length) - 1;
  const isOneKeyMore = typed.slice(0, at) + typed.slice(at + 1) === shown;
  // The field is full, as at its limit of characters.
  if (isOneKeyMore && isCompletePhone(shown)) return { value: shown, caret: at };
  const foreign = `+${phoneDigits(typed)}`;
  const isShown = FOREIGN.test(plainPhone(typed)) && foreign.length <= MAX_SHOWN;
  const value = isShown ? foreign : shown;
  return { value, caret: value.length, isRefused: true };
}

/**
 * What the field shows after an edit, and where its caret stands: after the same digit as before. Deleting a
 * bracket, space or dash, which would come back at once, deletes the digit before it.
 */
export function editPhone(shown: string, typed: string, caret: number): PhoneEdit {
  if (plainPhone(typed) === '+') return { value: '+', caret: 1 };
  if (usDigits(typed) === null) return refuseEdit(shown, typed, caret);
  let digits = phoneDigits(typed);
  let before = phoneDigits(typed.slice(0, caret)).length;
  if (typed.length < shown.length && digits === phoneDigits(shown) && before > 0) {
    digits = digits.slice(0, before - 1) + digits.slice(before);
    before -= 1;
  }
  const kept = withoutCountryCode(digits);
  if (kept !== digits) before = Math.max(0, before - 1);
  const value = shapeOf(kept);
  return { value, caret: before === 0 ? 0 : caretAfter(value, before) };
}
