import { parseReturnPath } from '@/lib/domain/host/return-path';

test.each([
  ['/host', '/host'],
  ['/host/bookings/MM-23456789', '/host/bookings/MM-23456789'],
  ['/host/calendar?from=2026-12-01&cabin=a', '/host/calendar?from=2026-12-01&cabin=a'],
  ['//evil.example/host', '/host'],
  ['https://evil.example/host', '/host'],
  ['/host/../booking', '/host'],
  ['/host\\evil.example', '/host'],
  ['/hosted', '/host'],
  ['/host/sign-in?next=/host', '/host'],
  ['/host/sign-out', '/host'],
  [undefined, '/host'],
  [['/host/audit'], '/host'],
])('%p leads to %s', (value, path) => {
  expect(parseReturnPath(value)).toBe(path);
});
