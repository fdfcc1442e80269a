import { toCsv } from '@/components/host/copy/csv';
import { cleanLine, cleanMessage, isOneLine } from '@/lib/domain/values/plain-text';
import { personNameSchema } from '@/lib/schemas/fields';

const NAMES = [
  'سارا نجفی\u200cپور',
  'മോഹന\u200d',
  'क्\u200dष',
  'ශ්\u200dරී ලංකා',
  'ᠮᠠᠨ\u180bᠢ',
  '\u0601١٢٣ محمد',
  '👩\u200d👧 Reyes',
  'Ngọc Ánh',
  'ชัยวัฒน์',
];

test.each(NAMES)(
  'the name %p stays as it is written, in lines, messages, names and files',
  (name) => {
    expect(cleanLine(` ${name} `)).toBe(name);
    expect(cleanMessage(name)).toBe(name);
    expect(personNameSchema.parse(name)).toBe(name);
    expect(toCsv([[name]])).toContain(name);
    expect(isOneLine(name)).toBe(true);
  },
);

test.each([
  ['June\u202e Carter\u202c', 'June Carter'],
  ['\u2066June\u2069\u200e', 'June'],
  ['Ju\u200bne\ufeff\u2060', 'June'],
  ['Ju\u00adne\u061c', 'June'],
  ['\u200d\u200cJune\u200c ', 'June'],
  ['Ju\u0007ne', 'June'],
  ['June\u3164\u115f\uffa0', 'June'],
  ['June\u{e0041}', 'June'],
])('%j becomes %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test('joiners alone are no name', () => {
  expect(personNameSchema.safeParse('\u200d\u200c').success).toBe(false);
});
