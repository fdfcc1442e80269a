import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { database } from './support/backend.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = globSync('{lib,supabase/functions,supabase/local}/**/*.ts', { cwd: ROOT });
const TEXTS = FILES.map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const CONSTANT = /const (\w+)(?:: string)? =\s*(?:'([^']*)'|`([^`]*)`)/g;
const SELECT = /\.from\(\s*'(\w+)'\s*\)\s*\.select\(\s*(?:'([^']*)'|`([^`]*)`|(\w+))/g;
const EMBED = /(?:^|[,(])\s*(?:\w+:)?(\w+)((?:!\w+)*)\(/g;

const CONSTANTS = new Map(
  TEXTS.flatMap(({ file, text }) =>
    [...text.matchAll(CONSTANT)].flatMap(([, name = '', one, other]) => [
      [`${file} ${name}`, one ?? other ?? ''] as const,
      [name, one ?? other ?? ''] as const,
    ]),
  ),
);

type Embed = { file: string; base: string; table: string; hints: string[] };

/** The embeds of a list of columns, those inside others with the table they are in. */
function embedsOf(file: string, base: string, columns: string): Embed[] {
  const embeds: Embed[] = [];
  for (const match of columns.matchAll(EMBED)) {
    const before = columns.slice(0, match.index + match[0].length - 1);
    const open: string[] = [];
    for (const [piece] of before.matchAll(/\w+(?:!\w+)*\(|\)/g)) {
      if (piece === ')') open.pop();
      else open.push(piece.replace(/[!(].*$/, ''));
    }
    const hints = (match[2] ?? '').split('!').filter((hint) => hint && hint !== 'inner');
    embeds.push({ file, base: open.at(-1) ?? base, table: match[1] ?? '', hints });
  }
  return embeds;
}

const resolve = (file: string, text: string): string =>
  text.replace(
    /\$\{(\w+)\}/g,
    (_, name: string) => CONSTANTS.get(`${file} ${name}`) ?? CONSTANTS.get(name) ?? '',
  );

const EMBEDS = TEXTS.flatMap(({ file, text }) =>
  [...text.matchAll(SELECT)].flatMap(([, base = '', one, other, name = '']) => {
    const columns = one ?? other ?? CONSTANTS.get(`${file} ${name}`) ?? CONSTANTS.get(name);
    assert.ok(columns !== undefined, `${file}: the columns ${name} were not found`);
    return embedsOf(file, base, resolve(file, columns));
  }),
);

type Key = { name: string; owner: string; target: string };
const keys = (await database.query(
  `select conname as name, conrelid::regclass::text as owner, confrelid::regclass::text as target
   from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
)) as Key[];

const between = (one: string, other: string) =>
  keys.filter(
    ({ owner, target }) =>
      (owner === one && target === other) || (owner === other && target === one),
  );

test('every embedded table names the one foreign key it follows, so that a further one makes no query ambiguous', () => {
  assert.ok(EMBEDS.length >= 12, String(EMBEDS.length));
  const wrong = EMBEDS.filter(({ base, table, hints }) => {
    const names = between(base, table).map(({ name }) => name);
    return hints.length !== 1 || !names.includes(hints[0] ?? '');
  });
  assert.deepEqual(
    wrong.map(
      ({ file, base, table, hints }) =>
        `${file}: ${base} → ${table} ${hints.join()} (${between(base, table)
          .map(({ name }) => name)
          .join()})`,
    ),
    [],
  );
});
