import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Migration = { file: string; sql: string };

const FOLDER = path.resolve('supabase/migrations');
const migrations = readdirSync(FOLDER).map((file): Migration => {
  return { file, sql: readFileSync(path.join(FOLDER, file), 'utf8') };
});

/** Migrations dated after now (UTC). `supabase migration new` would sort before such a file, and `db push` refuse it. */
function futureOnes(files: readonly Migration[], now: Date): string[] {
  const today = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return files.map(({ file }) => file).filter((file) => file.slice(0, 14) > today);
}

/** Functions that more than one migration creates or replaces, with those migrations. */
function repeatedFunctions(files: readonly Migration[]): Record<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const { file, sql } of files) {
    const created = sql.matchAll(/create\s+(?:or\s+replace\s+)?function\s+(?:public\.)?"?(\w+)/gi);
    for (const [, name = ''] of created) {
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  return Object.fromEntries(
    [...places].filter(([, each]) => each.size > 1).map(([name, each]) => [name, [...each]]),
  );
}

test('no migration is dated in the future', () => {
  expect(futureOnes(migrations, new Date())).toEqual([]);
});

/** In force until the tag `v1` (docs/operations.md, Upgrading): from then on forward migrations alone replace functions. */
const POLICY =
  'until the release tag v1 migrations are edited in place. Change it where it stands first, and write it once.';

test('each function stands once, in its final form: migrations are edited in place until the tag v1', () => {
  const repeated = Object.entries(repeatedFunctions(migrations));
  expect(repeated.map(([name, files]) => `${name} in ${files.join(', ')}: ${POLICY}`)).toEqual([]);
});

test('no line is longer than 120 characters', () => {
  const long = migrations.flatMap(({ file, sql }) =>
    sql.split('\n').flatMap((line, at) => (line.length > 120 ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('a date in the future and a second definition are noticed', () => {
  const planted = [
    { file: '20261101000000_a.sql', sql: 'create function public.twice() returns int' },
    { file: '20261102120001_b.sql', sql: 'CREATE OR REPLACE FUNCTION twice() returns int' },
    { file: '20261103000000_c.sql', sql: 'create function public.once() returns int' },
  ];
  expect(futureOnes(planted, new Date('2026-11-02T12:00:00Z'))).toEqual([
    '20261102120001_b.sql',
    '20261103000000_c.sql',
  ]);
  expect(repeatedFunctions(planted)).toEqual({
    twice: ['20261101000000_a.sql', '20261102120001_b.sql'],
  });
});
