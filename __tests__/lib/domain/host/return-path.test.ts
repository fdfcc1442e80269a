import fc from 'fast-check';
import { parseReturnPath } from '@/lib/domain/host/return-path';

test.each([
  '/host',
  '/host/bookings/MM-23456789',
  '/host/bookings/new',
  '/host/calendar?from=2026-12-01&cabin=a',
  '/host/bookings?q=ann%20%26%20bob%25',
])('%p is a page to come back to', (path) => {
  expect(parseReturnPath(path)).toBe(path);
});

test.each([
  '//evil.example/host',
  'https://evil.example/host',
  '/host/../booking',
  '/host/./audit',
  '/host/..',
  '/host//evil.example',
  '/host\\evil.example',
  '/host/\\evil.example',
  '/host/a..b',
  '/hosted',
  '/HOST/audit',
  '/host/sign-in?next=/host',
  '/host/sign-out',
  '/host/Sign-Out',
  '/host/auth/confirm?token=a',
  '/host/auth%2fconfirm',
  '/host/auth%252fconfirm',
  '/host/sign%2dout',
  '/host/sign%252dout',
  '/host/%73ign-out',
  '/host/%2e%2e/booking',
  '/host/%5cevil.example',
  '/host%2faudit',
  '/host/a%',
  '/host?q=%',
  '/host?q=%zz',
  '/host?q=\\',
  '/host#/sign-out',
  '/host/audit\n',
  '/host/audit\u0000',
  ' /host/audit',
  '/host/auth\t/confirm',
  undefined,
  null,
  7,
  ['/host/audit'],
  '',
])('%p leads to the first page', (value) => {
  expect(parseReturnPath(value)).toBe('/host');
});

const piece = fc.constantFrom(
  'sign-in',
  'sign-out',
  'auth',
  'api',
  'audit',
  'MM-2',
  '..',
  '.',
  '',
  'host',
  '%2f',
  '%5c',
  '%2e',
  '%252f',
  '%25',
  '/',
  '\\',
  '?',
  '#',
  ':',
  '@',
  'evil.example',
);
const CLOSED = ['sign-in', 'sign-out', 'auth', 'api'];

test('whatever is put together, it stays in the console and off the pages that are not to come back to', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = parseReturnPath(`/host/${pieces.join('')}`);
      let seen = new URL(path, 'https://cabins.example');
      // A router may decode once more than a browser.
      for (let round = 0; round < 3; round += 1) {
        expect(seen.origin).toBe('https://cabins.example');
        const [, first, second = ''] = seen.pathname.split('/');
        expect(first).toBe('host');
        expect(CLOSED).not.toContain(second);
        seen = new URL(decodeURIComponent(seen.pathname), 'https://cabins.example');
      }
    }),
    { numRuns: 200 },
  );
});
