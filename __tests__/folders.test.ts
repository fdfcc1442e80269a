import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const CODE = [
  'app',
  'components',
  'lib',
  'server',
  'scripts',
  'tools',
  '__tests__',
  'e2e/support',
  'supabase/functions',
  'supabase/local',
  'supabase/seed',
  'supabase/tests/support',
];
const exclude = (name: string) => /(^|\/)(node_modules|\.[^/]+)(\/|$)/.test(name);

/** The folders with more files than that. `supabase/migrations`, `supabase/tests` and `e2e` are lists by name, run whole. */
function foldersOver(limit: number, roots: readonly string[]): string[] {
  const files = roots.flatMap((root) => globSync(`${root}/**/*.*`, { exclude }));
  expect(files.length).toBeGreaterThan(50);
  const sizes = Map.groupBy(files, dirname);
  return [...sizes].filter(([, found]) => found.length > limit).map(([folder]) => folder);
}

test('keeps the folders of code small', () => {
  expect(foldersOver(40, CODE)).toEqual([]);
});

test('keeps the folders of the domain smaller', () => {
  expect(foldersOver(20, ['lib/domain'])).toEqual([]);
});

test.each(['components', 'components/host', 'components/stay-picker', 'lib', 'lib/domain'])(
  '%s holds rooms, and no loose files',
  (folder) => {
    expect(globSync(`${folder}/*.*`)).toEqual([]);
  },
);
