/** US numbers without the country code: at most 10 digits, shown as (xxx) xxx-xxxx (product §5.1). */
const PHONE_DIGITS = 10;

/** Every digit of a text; those of other scripts, which some keyboards give, are none. */
export const phoneDigits = (text: string): string => text.replace(/[^0-9]/g, '');

// An eleventh digit shows that the first was the country code, as a contact card or a paste gives it.
function withoutCountryCode(digits: string): string {
  const isLong = digits.length > PHONE_DIGITS && digits.startsWith('1');
  return digits.slice(isLong ? 1 : 0).slice(0, PHONE_DIGITS);
}

/** As far as it is typed: never more than 14 characters, and nothing after the last digit, so that it can be deleted. */
export function formatPhone(text: string): string {
  const digits = withoutCountryCode(phoneDigits(text));
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (exchange === '') return area && `(${area}`;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}

export const isCompletePhone = (text: string): boolean => phoneDigits(text).length === PHONE_DIGITS;

/** With the country code, as it is sent: +1 and ten digits; null unless it has exactly ten. */
export const toE164 = (text: string): string | null =>
  isCompletePhone(text) ? `+1${phoneDigits(text)}` : null;

export type PhoneEdit = { value: string; caret: number };

function caretAfter(value: string, digits: number): number {
  let caret = 0;
  for (let seen = 0; seen < digits && caret < value.length; caret += 1) {
    if (/[0-9]/.test(value.charAt(caret))) seen += 1;
  }
  return caret;
}

/**
 * What the field shows after an edit, and where its caret stands: after the same digit as before. Deleting a
 * bracket, space or dash, which would come back at once, deletes the digit before it.
 */
export function editPhone(shown: string, typed: string, caret: number): PhoneEdit {
  let digits = phoneDigits(typed);
  let before = phoneDigits(typed.slice(0, caret)).length;
  if (typed.length < shown.length && digits === phoneDigits(shown) && before > 0) {
    digits = digits.slice(0, before - 1) + digits.slice(before);
    before -= 1;
  }
  const kept = withoutCountryCode(digits);
  if (digits.length > PHONE_DIGITS && digits.startsWith('1')) before = Math.max(0, before - 1);
  const value = formatPhone(kept);
  return { value, caret: before === 0 ? 0 : caretAfter(value, before) };
}
