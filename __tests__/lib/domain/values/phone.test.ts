import fc from 'fast-check';
import {
  editPhone,
  formatPhone,
  isCompletePhone,
  phoneDigits,
  toE164,
  type PhoneEdit,
} from '@/lib/domain/values/phone';

test.each([
  ['', ''],
  ['8', '(8'],
  ['865', '(865'],
  ['8654', '(865) 4'],
  ['865429', '(865) 429'],
  ['8654291', '(865) 429-1'],
  ['8654291188', '(865) 429-1188'],
  ['865429118899', ''],
  ['+47 922 34 567', ''],
  ['+1 (865) 429-1188', '(865) 429-1188'],
  ['1-865-429-1188', '(865) 429-1188'],
  ['1865429', '(186) 542-9'],
  ['call 865.429.1188 now', '(865) 429-1188'],
  ['٨٦٥', ''],
  ['８６５', '(865'],
  ['\u202a(865)\u00a0429\u20111188\u202c', '(865) 429-1188'],
  ['tel:+1-865-429-1188', '(865) 429-1188'],
])('%p is shown as %p', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each([
  ['(865) 429-1188', '+18654291188'],
  ['(865) 429-118', null],
  ['86542911889', null],
  ['1 865 429 1188', '+18654291188'],
  ['＋１ ８６５ ４２９ １１８８', '+18654291188'],
  ['+1 865 429 118', null],
  ['+47 922 34 567', null],
  ['(+47) 922 34 567', null],
  ['tel:+4792234567', null],
  ['\u200e+\u200e41793234567', null],
  ['', null],
])('%p is sent as %p', (shown, sent) => {
  expect(toE164(shown)).toBe(sent);
  expect(isCompletePhone(shown)).toBe(sent !== null);
});

test('whatever is typed: at most 14 characters and 10 digits, and formatting again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const shown = formatPhone(typed);
      expect(shown).toMatch(/^(?:\(\d{1,3}(?:\) \d{1,3}(?:-\d{1,4})?)?)?$/);
      expect(shown.length).toBeLessThanOrEqual(14);
      expect(formatPhone(shown)).toBe(shown);
    }),
  );
});

test('up to ten digits none is lost or moved', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,10}$/), (digits) => {
      expect(phoneDigits(formatPhone(digits))).toBe(digits);
    }),
  );
});

const EMPTY: PhoneEdit = { value: '', caret: 0 };

function insert({ value, caret }: PhoneEdit, text: string): PhoneEdit {
  return editPhone(value, value.slice(0, caret) + text + value.slice(caret), caret + text.length);
}

const deleteBefore = ({ value, caret }: PhoneEdit): PhoneEdit =>
  caret === 0
    ? { value, caret }
    : editPhone(value, value.slice(0, caret - 1) + value.slice(caret), caret - 1);

const digitsBefore = ({ value, caret }: PhoneEdit) => phoneDigits(value.slice(0, caret));

test('typed at the end, the caret stays at the end', () => {
  let edit = EMPTY;
  for (const digit of '8654291188') {
    edit = insert(edit, digit);
    expect(edit.caret).toBe(edit.value.length);
  }
  expect(edit.value).toBe('(865) 429-1188');
});

test('a digit corrected in the middle keeps the caret there', () => {
  const edit = insert({ value: '(865) 49-', caret: 7 }, '2');
  expect(edit).toEqual({ value: '(865) 429', caret: 8 });
  expect(insert({ value: '(865) 429-118', caret: 3 }, '0')).toEqual({
    value: '(860) 542-9118',
    caret: 4,
  });
});

test('a letter changes nothing, not even the place of the caret', () => {
  expect(insert({ value: '(865) 429', caret: 3 }, 'x')).toEqual({ value: '(865) 429', caret: 3 });
});

test.each([
  [{ value: '(865) 429', caret: 6 }, '(864) 29'],
  [{ value: '(865) 429', caret: 5 }, '(864) 29'],
  [{ value: '(865) 429-1188', caret: 10 }, '(865) 421-188'],
  [{ value: '(865', caret: 1 }, '(865'],
])('deleting what stands between digits in %j deletes the digit before', (edit, shown) => {
  expect(deleteBefore(edit).value).toBe(shown);
});

test('a contact’s number with its country code replaces what stands there', () => {
  expect(editPhone('(86', '+1 (865) 429-1188', 17)).toEqual({ value: '(865) 429-1188', caret: 14 });
  expect(editPhone('(186) 542-9118', '(186) 542-91188', 15).value).toBe('(865) 429-1188');
});

test('keys pressed anywhere: what is deleted or typed is at the caret, and emptying always works', () => {
  const key = fc.oneof(
    fc.constantFrom('Backspace', 'Left', 'Right', ' ', '-', 'x'),
    fc.stringMatching(/^[2-9]$/),
  );
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
      let edit = EMPTY;
      for (const pressed of keys) {
        const before = edit;
        if (pressed === 'Left') edit = { ...edit, caret: Math.max(0, edit.caret - 1) };
        else if (pressed === 'Right') {
          edit = { ...edit, caret: Math.min(edit.value.length, edit.caret + 1) };
        } else if (pressed === 'Backspace') {
          edit = deleteBefore(edit);
          expect(digitsBefore(edit)).toBe(digitsBefore(before).slice(0, -1));
        } else {
          edit = insert(edit, pressed);
          const isFull = phoneDigits(before.value).length === 10;
          const typed = digitsBefore(before) + (isFull ? '' : phoneDigits(pressed));
          expect(digitsBefore(edit)).toBe(typed);
          if (isFull) expect(edit.value).toBe(before.value);
        }
        expect(edit.caret).toBeGreaterThanOrEqual(0);
        expect(edit.caret).toBeLessThanOrEqual(edit.value.length);
      }
      edit = { ...edit, caret: edit.value.length };
      for (let i = 0; i < 10; i += 1) edit = deleteBefore(edit);
      expect(edit.value).toBe('');
    }),
  );
});

test.each([
  '+41 79 323 45 67',
  '+47 922 34 567',
  '\u202a+44 7700 900123\u202c',
  '＋33 6 12 34 56 78',
  '(+47) 922 34 567',
  'tel:+4792234567',
  '0041 79 323 45 67',
  '86542911889',
  '(865) 429-1188 ext. 5',
  '865-429-1188 / 865-429-1199',
])('%p, pasted, is refused and never becomes a US number', (pasted) => {
  const edit = insert(EMPTY, pasted);
  expect(edit.isRefused).toBe(true);
  expect(isCompletePhone(edit.value)).toBe(false);
  expect(edit.value).toMatch(/^(?:\+\d{0,13})?$/);
});

test('a number of another country, typed key by key, is never a US number; deleted, the field takes one', () => {
  for (const number of ['+47 922 34 567', '+33612345678', '+52 55 1234 5678', '+491512345678901']) {
    let edit = EMPTY;
    for (const key of number) {
      edit = insert(edit, key);
      expect(edit.value.length).toBeLessThanOrEqual(14);
      expect(isCompletePhone(edit.value) && !edit.isRefused).toBe(false);
    }
    while (edit.value !== '') edit = deleteBefore(edit);
    expect(insert(edit, '+1 (865) 429-1188')).toEqual({ value: '(865) 429-1188', caret: 14 });
  }
});

test('+1 may be typed before a US number', () => {
  let edit = EMPTY;
  for (const key of '+1 865 429 1188') edit = insert(edit, key);
  expect(edit).toEqual({ value: '(865) 429-1188', caret: 14 });
});

test('one key more than the field holds is not taken, wherever it is pressed', () => {
  const full = { value: '(865) 429-1188', caret: 14 };
  expect(insert(full, '9')).toEqual(full);
  expect(insert({ ...full, caret: 3 }, '9')).toEqual({ ...full, caret: 3 });
});

test('a longer number pasted over a whole one is refused, not cut', () => {
  expect(editPhone('(865) 429-1188', '41793234567', 11)).toEqual({
    value: '(865) 429-1188',
    caret: 14,
    isRefused: true,
  });
});
