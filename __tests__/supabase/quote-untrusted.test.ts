import { quoteUntrusted } from '@/supabase/functions/_shared/quote-untrusted';

test.each([
  ['one line', '> one line'],
  ['two\nlines', '> two\n> lines'],
  ['two\r\nlines', '> two\n> lines'],
  ['a\u2028b\u2029c\u0085d\re\vf\fg', '> a\n> b\n> c\n> d\n> e\n> f\n> g'],
  ['', '> '],
])('%j is marked on every line', (text, quoted) => {
  expect(quoteUntrusted(text)).toBe(quoted);
});
