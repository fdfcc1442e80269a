import { removeInvisible } from './plain-text.ts';

/** US numbers without the country code: at most 10 digits, shown as (xxx) xxx-xxxx (product §5.1). */
const PHONE_DIGITS = 10;
const MAX_SHOWN = 14;
// Another country's code: any but 1, the United States.
const FOREIGN = /\+[^0-9+]*[02-9]/;

/** Normalizes a pasted number: no direction marks or zero-width characters, full-width characters converted. */
export const plainPhone = (text: string): string =>
  removeInvisible(text.normalize('NFKC').replace(/\p{White_Space}/gu, ' ')).trim();

/** Every ASCII digit of a text; other scripts' digits, which some keyboards produce, don't count. */
export const phoneDigits = (text: string): string => plainPhone(text).replace(/[^0-9]/g, '');

// An eleventh digit means that the first is the country code, as in contact cards and pastes.
const withoutCountryCode = (digits: string): string =>
  digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;

/** The digits of a US number, up to ten; null for any other number, which is never truncated to one. */
function usDigits(text: string): string | null {
  const digits = withoutCountryCode(phoneDigits(text));
  return digits.length > PHONE_DIGITS || FOREIGN.test(plainPhone(text)) ? null : digits;
}

function shapeOf(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (exchange === '') return area && `(${area}`;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}

/** Formats a number while it is typed; nothing follows the last digit, so that it can be deleted. Empty if not US. */
export const formatPhone = (text: string): string => shapeOf(usDigits(text) ?? '');

/** The number as +1 and ten digits; null unless it is a complete US number. */
export function toE164(text: string): string | null {
  const digits = usDigits(text);
  // A country code was given, and one of the ten digits is missing.
  const isShort = plainPhone(text).includes('+') && phoneDigits(text).length <= PHONE_DIGITS;
  return digits?.length === PHONE_DIGITS && !isShort ? `+1${digits}` : null;
}

export const isCompletePhone = (text: string): boolean => toE164(text) !== null;

/** `isRefused`: the input isn't a US number, so the field doesn't keep it as one. */
export type PhoneEdit = { value: string; caret: number; isRefused?: true };

function caretAfter(value: string, digits: number): number {
  let caret = 0;
  for (let seen = 0; seen < digits && caret < value.length; caret += 1) {
    if (/[0-9]/.test(value.charAt(caret))) seen += 1;
  }
  return caret;
}

/** Another country's number stays as typed if it fits; extra digits change nothing. */
function refuseEdit(shown: string, typed: string, caret: number): PhoneEdit {
  const at = Math.min(caret, typed.length) - 1;
  const isOneKeyMore = typed.slice(0, at) + typed.slice(at + 1) === shown;
  // The field is full.
  if (isOneKeyMore && isCompletePhone(shown)) return { value: shown, caret: at };
  const foreign = `+${phoneDigits(typed)}`;
  const isShown = FOREIGN.test(plainPhone(typed)) && foreign.length <= MAX_SHOWN;
  const value = isShown ? foreign : shown;
  return { value, caret: value.length, isRefused: true };
}

/**
 * The field's value and caret after an edit; the caret stays after the same digit. Deleting a bracket, space or dash,
 * which would reappear at once, deletes the digit before it.
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
