import fc from 'fast-check';
import {
  isEmail,
  mailboxOf,
  mailDomainOf,
  normalizeEmail,
  parseEmail,
} from '@/lib/domain/values/email-address';
import { passesOver } from '@/__tests__/processor-time';

test.each([
  ['june@example.com', true],
  ['  June.Carter+cabin@Example.co.uk ', true],
  ['j@x.io', true],
  ['', false],
  ['   ', false],
  ['june', false],
  ['june@', false],
  ['@example.com', false],
  ['june@example', false],
  ['june@example.', false],
  ['june carter@example.com', false],
  ['june@exam ple.com', false],
  ['june@@example.com', false],
  [`${'x'.repeat(250)}@example.com`, false],
])('%p: %p', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  '.',
  '..',
  '.example.com',
  'example.com.',
  'example.com..',
  'example..com',
  '-example.com',
  'example-.com',
  'example.-com',
  'example.com-',
  'exa_mple.com',
  'exa?mple.com',
  'a/b.com',
  'example。com。',
  'example．com．',
  'example.com。',
  '10.0.0.1',
  `${'x'.repeat(64)}.com`,
  'x.example@y.com',
  'example.c%6fm',
  "exam'ple.com",
  'exam\u00a0ple.com',
  'example.com?cc=eve.example',
])('the domain %p is refused', (domain) => {
  expect(isEmail(`june@${domain}`)).toBe(false);
});

test.each([
  ['june@xn--bcher-kva.example', 'june@xn--bcher-kva.example'],
  ['june@bücher.example', 'june@bücher.example'],
  ['june@उदाहरण.भारत', 'june@उदाहरण.भारत'],
  ['june@3com.co', 'june@3com.co'],
  ['june@ｇｍａｉｌ．ｃｏｍ', 'june@gmail.com'],
  ['j..une.@docomo.example', 'j..une.@docomo.example'],
])('%p is kept as %p', (text, email) => {
  expect(parseEmail(text)).toBe(email);
});

test('a long hostile text is judged at once', () => {
  const text = `a@${'.'.repeat(500_000)}@`;
  expect(passesOver(text, 1000, () => isEmail(text))).toBeLessThan(1000);
});

test.each([
  ['June@Gmail.com', 'june@gmail.com'],
  ['j.u.n.e@gmail.com', 'june@gmail.com'],
  ['june+cabins@googlemail.com', 'june@gmail.com'],
  ['j.une+1@example.com', 'j.une@example.com'],
  [' june@example.com ', 'june@example.com'],
  ['june@gmail.com.', 'june@gmail.com'],
  ['ju.ne@GOOGLEMAIL.com..', 'june@gmail.com'],
  ['june@ｇmail.com', 'june@gmail.com'],
  ['odd@name@example.com', 'odd@name@example.com'],
])('%s ends in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('a spelling and its normal form are one mailbox at one domain', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(mailboxOf(normalizeEmail(email))).toBe(mailboxOf(email));
      expect(mailDomainOf(` ${email.toUpperCase()}`)).toBe(mailDomainOf(email));
      expect(isEmail(email)).toBe(true);
    }),
  );
});
