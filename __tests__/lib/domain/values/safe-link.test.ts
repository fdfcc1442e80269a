import { isOwnPicture, isSafeLink } from '@/lib/domain/values/safe-link';

test.each([
  '/blog/elk',
  '/',
  '/visitor-guide#bears',
  '#bears',
  'https://www.nps.gov/grsm/',
  'HTTPS://www.nps.gov',
  'mailto:hello@example.com',
  'tel:+1-865-555-0142',
])('%s may be followed', (href) => {
  expect(isSafeLink(href)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://example.com',
  'ftp://example.com',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'mailto:',
  'tel:',
  'tel:javascript:alert(1)',
  'blob:https://example.com/1',
  'relative/path',
  '',
])('%j may not', (href) => {
  expect(isSafeLink(href)).toBe(false);
});

test.each([
  ['/images/blog/elk.webp', true],
  ['/images/a.jpg', true],
  ['/images/uploads/3f1c/2b-1200x800-aabbcc.webp', true],
  ['/images/../secret.png', false],
  ['https://evil.example/x.png', false],
  ['//evil.example/images/x.png', false],
  ['/images/x.svg', false],
  ['/images/x.webp?y', false],
  ['data:image/png;base64,AA', false],
])('the picture %s: %s', (src, isOwn) => {
  expect(isOwnPicture(src)).toBe(isOwn);
});
