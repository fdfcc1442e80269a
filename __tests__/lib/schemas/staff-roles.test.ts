import { globSync, readFileSync } from 'node:fs';
import { keyedPages } from '@/lib/http/console-access';
import { ROLES, roleCan, STAFF_ROLES, type StaffRole } from '@/lib/schemas/host/staff/staff';

test('a role can what its line says, and only all of what is asked', () => {
  expect(roleCan('cleaner', 'sees_notes')).toBe(true);
  expect(roleCan('cleaner', 'sees_notes', 'sees_guests')).toBe(false);
  expect(STAFF_ROLES).toEqual(Object.keys(ROLES));
});

test.each<[StaffRole, string]>([
  ['owner', 'tckbmvlropjwiyuesha'],
  ['manager', 'tckbmvlropjwiyuesha'],
  ['cleaner', 'tcka'],
  ['cabin_owner', 'tcbya'],
])('the pages of the navigation for %s', (role, keys) => {
  expect(
    keyedPages(role)
      .filter(({ group }) => group)
      .map(({ key }) => key)
      .join(''),
  ).toBe(keys);
});

test('no page, component or reader compares a role: each asks for a capability', () => {
  const files = globSync('{app,components,lib,server}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  const compared = files.filter((file) =>
    /\brole\s*[!=]==?\s*['"]|\brole\]?\.includes|_ROLES\.includes/.test(readFileSync(file, 'utf8')),
  );
  expect(compared).toEqual([]);
});
