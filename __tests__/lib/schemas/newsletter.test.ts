import { isEmail } from '@/lib/domain/values/email-address';
import { newsletterRequestSchema } from '@/lib/schemas/newsletter';

const read = (email: string) => newsletterRequestSchema.safeParse({ email });

test.each([
  'june@example.com',
  'a@b.c',
  'tom&ann@example.com',
  'o#k@x.org',
  'josé@example.com',
  'ann@münchen.de',
])('%s, which the forms let pass, is taken', (email) => {
  expect(isEmail(email)).toBe(true);
  expect(read(` ${email.toUpperCase()} `).data?.email).toBe(email);
});

test.each([
  '',
  'june',
  'june@example',
  'june@@example.com',
  'june ann@example.com',
  'june@example.com,ann@example.com',
  'ann,june@example.com',
  '<june@example.com>',
  'june@example.com\u0000',
  `${'x'.repeat(250)}@example.com`,
])('%j is refused', (email) => {
  expect(read(email).success).toBe(false);
});

test('what nobody sees is taken away', () => {
  expect(read('\u200bjune\u202e@exam\u2060ple.com\ufeff').data?.email).toBe('june@example.com');
});
