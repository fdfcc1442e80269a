import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_FILES = 20;

test('keeps the folders of the domain small', () => {
  const files = globSync('lib/domain/**/*.ts');
  const sizes = Map.groupBy(files, dirname);
  expect(files.length).toBeGreaterThan(50);
  expect(sizes.get('lib/domain')).toBeUndefined();
  expect([...sizes].filter(([, found]) => found.length > MAX_FILES)).toEqual([]);
});
