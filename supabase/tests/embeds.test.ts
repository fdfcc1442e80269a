import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { database } from './support/backend.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
type Texts = ReadonlyMap<string, ts.Expression>;

/** What a file calls its constants, those that it imports too. */
function constantsOf(source: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
    }
  }
  return found;
}

/** The text of a literal, of a template or of a constant; null for anything else. */
function textOf(node: ts.Expression | undefined, constants: Texts): string | null {
  if (!node) return null;
  if (ts.isAsExpression(node)) return textOf(node.expression, constants);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return textOf(constants.get(node.text), constants);
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const text = textOf(expression, constants);
    return text === null ? null : text + literal.text;
  });
  return spans.includes(null) ? null : node.head.text + spans.join('');
}

const calleeOf = (node: ts.Node, name: string): ts.Expression | null =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === name
    ? node.expression.expression
    : null;

/** The call of `from` that a chain of calls begins with. */
function fromOf(chain: ts.Expression): ts.CallExpression | null {
  if (!ts.isCallExpression(chain)) return null;
  if (calleeOf(chain, 'from')) return chain;
  return ts.isPropertyAccessExpression(chain.expression)
    ? fromOf(chain.expression.expression)
    : null;
}

type Select = { file: string; base: string; columns: string };

function selectsOf({ file, source }: File, constants: Texts): Select[] {
  const selects: Select[] = [];
  function visit(node: ts.Node): void {
    const chain = calleeOf(node, 'select');
    const from = chain && fromOf(chain);
    if (from && ts.isCallExpression(node) && node.arguments.length > 0) {
      const base = textOf(from.arguments[0], constants) ?? from.getText(source);
      const columns = textOf(node.arguments[0], constants);
      assert.ok(columns !== null, `${file}: not readable: ${node.getText(source)}`);
      selects.push({ file, base, columns });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return selects;
}

/** What stands between the commas that are in no parentheses. */
function partsOf(columns: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of columns) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts.map((part) => part.trim());
}

type Embed = { file: string; base: string; table: string; hints: string[] };

const EMBED = /^(?:\.{3})?(?:\w+:)?(\w+)((?:!\w+)*)\((.+)\)$/s;

/** The embeds of a list of columns, those inside others with the table they are in. */
const embedsOf = ({ file, base, columns }: Select): Embed[] =>
  partsOf(columns).flatMap((part) => {
    const [, table, joined = '', inside = ''] = EMBED.exec(part) ?? [];
    if (table === undefined) return [];
    const hints = joined.split('!').filter((hint) => hint && hint !== 'inner');
    return [{ file, base, table, hints }, ...embedsOf({ file, base: table, columns: inside })];
  });

type File = { file: string; source: ts.SourceFile };
const FILES: File[] = globSync('{lib,supabase/functions,supabase/local}/**/*.ts', {
  cwd: ROOT,
}).map((file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return { file, source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest) };
});
// A name that is not the file's own is one that it imports.
const EVERYWHERE = FILES.flatMap(({ source }) => [...constantsOf(source)]);
const EMBEDS = FILES.flatMap((file) =>
  selectsOf(file, new Map([...EVERYWHERE, ...constantsOf(file.source)])),
).flatMap(embedsOf);

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
