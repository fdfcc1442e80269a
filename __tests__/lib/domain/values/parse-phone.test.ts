import fc from 'fast-check';
import { phoneError } from '@/components/ui/phone-copy';
import { parsePhone, readablePhone } from '@/lib/domain/values/parse-phone';

const phoneOf = (text: string) => {
  const parsed = parsePhone(text);
  return parsed.ok ? parsed.phone : parsed.reason;
};

test.each([
  ['8654291188', '+18654291188'],
  ['1 865 429 1188', '+18654291188'],
  ['\u202a+1 (865) 429\u20111188\u202c', '+18654291188'],
  ['865/429/1188', '+18654291188'],
  ['865·429·1188', '+18654291188'],
  ['865–429—1188', '+18654291188'],
  ['865−429－1188', '+18654291188'],
  ['８６５４２９１１８８', '+18654291188'],
  ['\u200b865\u2060429\ufeff1188', '+18654291188'],
  ['865\u00a0429\u202f1188', '+18654291188'],
  ['tel:+1-865-429-1188', '+18654291188'],
  ['Tel.: 865 429 1188', '+18654291188'],
  ['+47 922 34 567', '+4792234567'],
  ['+41 79 323 45 67', '+41793234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['(+47) 922 34 567', '+4792234567'],
  ['tel:+33612345678', '+33612345678'],
  ['＋81 90 1234 5678', '+819012345678'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['+5215512345678', '+525512345678'],
  ['+52 (1) 55-1234-5678', '+525512345678'],
  ['+54 9 11 2345 6789', '+5491123456789'],
  ['+54 11 15 2345 6789', '+5491123456789'],
  ['+55 0 11 91234 5678', '+5511912345678'],
  ['+49 (0) 170 1234567', '+491701234567'],
  ['+39 06 698 1234', '+39066981234'],
  ['+1 416 555 0123', '+14165550123'],
])('%p is %s', (text, phone) => {
  expect(phoneOf(text)).toBe(phone);
  expect(phoneOf(phone)).toBe(phone);
});

test.each([
  ['', 'us'],
  ['865 429 118', 'us'],
  ['865429O188', 'us'],
  ['+1 865 429 118', 'us'],
  ['865+4291188', 'us'],
  ['+1 065 429 1188', 'us'],
  ['٨٦٥٤٢٩١١٨٨', 'us'],
  // Whole in France, Switzerland and behind an exit code: of which country is not said.
  ['06 12 34 56 78', 'foreign'],
  ['079 323 45 67', 'foreign'],
  ['0047 922 34 567', 'foreign'],
  ['011 47 922 34 567', 'foreign'],
  ['86542911889', 'foreign'],
  ['+47 92', 'length'],
  ['+47 922 34 567 89', 'length'],
  ['+52 2 55 1234 5678', 'length'],
  ['+999 1234567', 'length'],
  ['+47 922 34 567, +47 922 34 568', 'digits'],
  ['+1 800 FLOWERS', 'digits'],
  ['+52 55 CALL ME', 'digits'],
  ['0052 1 55 1234 5678', 'foreign'],
  ['011 52 55 1234 5678', 'foreign'],
  ['865-429-1188 ext. 5', 'extension'],
  ['865-429-1188x5', 'extension'],
  ['865-429-1188 #5', 'extension'],
  ['tel:+18654291188;ext=5', 'extension'],
  ['+47 922 34 567,,5', 'extension'],
])('%p is refused: %s', (text, reason) => {
  expect(phoneOf(text)).toBe(reason);
});

test('with + the digits stay as they are, in their country, whatever stands between them', () => {
  const between = fc.constantFrom('', ' ', '-', '.', '/', '\u2011', '\u200e', '\u00a0', '\u202c');
  const number = fc.constantFrom(
    '4792234567',
    '41793234567',
    '18654291188',
    '819012345678',
    '4915123456789',
  );
  fc.assert(
    fc.property(number, fc.array(between, { minLength: 20, maxLength: 20 }), (digits, marks) => {
      const text = [...digits].map((digit, at) => digit + (marks[at] ?? '')).join('');
      expect(phoneOf(`+${text}`)).toBe(`+${digits}`);
    }),
    { numRuns: 100 },
  );
});

test('no text becomes a number with other digits', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'+0123456789 -()x,'), maxLength: 20 }),
      (text) => {
        const parsed = parsePhone(text);
        if (!parsed.ok) return;
        const typed = text.replace(/\D/g, '');
        const without1 = typed.replace(/^521/, '52');
        expect([typed, `1${typed}`, without1]).toContain(parsed.phone.slice(1));
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['+18654291188', '(865) 429-1188'],
  ['+4792234567', '(+47) 92 23 45 67'],
  ['+41793234567', '(+41) 79 323 45 67'],
  ['no number', 'no number'],
])('%s is read as %s', (phone, shown) => {
  expect(readablePhone(phone)).toBe(shown);
  if (shown.startsWith('(')) expect(phoneOf(shown)).toBe(phone);
});

test.each([
  ['+52 55 123', /country code or the number of digits/],
  ['+52 55 CALL ME', /numbers only/],
  ['0047 922 34 567', /start with \+ and your country code/],
  ['865 429 118', /10-digit/],
  ['865 429 1188 ext 5', /extension/],
])('what is said of %p is true', (text, said) => {
  expect(phoneError(phoneOf(text))).toMatch(said);
});
