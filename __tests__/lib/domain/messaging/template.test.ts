import {
  describeTime,
  fillTemplate,
  TEMPLATE_FIELDS,
  unknownFields,
  type TemplateValues,
} from '@/lib/domain/messaging/template';
import { plainFirstName } from '@/lib/domain/messaging/first-name';

const values = Object.fromEntries(
  TEMPLATE_FIELDS.map((field) => [field, `<${field}>`]),
) as TemplateValues;

test('every field is filled, wherever it stands', () => {
  for (const field of TEMPLATE_FIELDS) {
    expect(fillTemplate(`a{${field}}b{${field}}`, values)).toBe(`a<${field}>b<${field}>`);
  }
});

test('a value that looks like a field is not filled again', () => {
  const tricky = { ...values, guest_name: '{stay_link}', cabin: '$& $1 {phone}' };
  expect(fillTemplate('{guest_name} {cabin}', tricky)).toBe('{stay_link} $& $1 {phone}');
});

test.each([
  ['no field at all', []],
  ['{cabin} {check_in}', []],
  ['{first_name}, {cabin}, {first_name}', ['first_name']],
  ['{ cabin }', [' cabin ']],
  ['{Cabin} {toString}', ['Cabin', 'toString']],
  ['a { b', []],
  ['{}', []],
  ['{{cabin}}', []],
  [`{${'x'.repeat(61)}}`, []],
])('unknown fields of %j', (text, unknown) => {
  expect(unknownFields(text)).toEqual(unknown);
});

test.each([
  [{ anchor: 'check_in', days: -7, hour: 10 }, '7 days before arrival, 10 am'],
  [{ anchor: 'check_in', days: -1, hour: 0 }, '1 day before arrival, 12 am'],
  [{ anchor: 'check_out', days: 0, hour: 8 }, 'on the day of departure, 8 am'],
  [{ anchor: 'check_out', days: 2, hour: 12 }, '2 days after departure, 12 pm'],
] as const)('%j in words', (time, words) => {
  expect(describeTime(time)).toBe(words);
});

test.each([
  ['June Carter', 'June'],
  ['  Zoë ', 'Zoë'],
  ['O’Neil', 'O’Neil'],
  ['http://evil.example now', null],
  ['Win$', null],
  ['', null],
  ['x'.repeat(31), null],
])('the first name of %j', (name, first) => {
  expect(plainFirstName(name)).toBe(first);
});
