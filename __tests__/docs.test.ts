import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');
const list = (pattern: string) =>
  globSync(pattern, { exclude: (name) => /(^|\/)(node_modules|\.next)(\/|$)/.test(name) });
const documents = ['README.md', ...list('docs/**/*.md'), ...list('{supabase,tools}/**/README.md')];
const countLines = (file: string) => read(file).trimEnd().split('\n').length;

/** `3` and `3.2` for each numbered section and rule. */
function rulesOf(product: string): Set<string> {
  const rules = new Set<string>();
  let section = '';
  for (const line of product.split('\n')) {
    section = /^## (\d+)\. /.exec(line)?.[1] ?? section;
    const rule = /^(\d+)\. /.exec(line)?.[1];
    if (section) rules.add(rule ? `${section}.${rule}` : section);
  }
  return rules;
}

const sources = list(
  '{app,components,lib,server,supabase,scripts,tools,__tests__,e2e}/**/*.{ts,tsx,sql}',
)
  .concat(list('*.ts'))
  .filter((file) => file !== path.normalize('__tests__/docs.test.ts'));

/** Of `product §5.5, §10.14` both. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/product (§[\d.]+(?:(?:, | and | to )§[\d.]+)*)/g)].flatMap(([, run = '']) =>
    [...run.matchAll(/\d+(?:\.\d+)?/g)].map(([rule]) => rule),
  );

test('every rule that a comment cites stands in docs/product.md', () => {
  const rules = rulesOf(read('docs/product.md'));
  const cited = [...sources, ...documents].flatMap((file) =>
    citedIn(read(file)).map((rule) => ({ file, rule })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ rule }) => !rules.has(rule))).toEqual([]);
});

test('nothing cites a document that is not in the repository', () => {
  expect(sources.filter((file) => /\b(spec|design|specification) §/.test(read(file)))).toEqual([]);
});

test.each(documents)('%s: its links lead somewhere', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, link = '']) => link);
  const local = links.filter((link) => !link.includes('://'));
  expect(local.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
});

const UNTRACKED = ['.git', '.local', '.next', 'node_modules', 'playwright-report', 'test-results'];
const TOP = readdirSync('.').filter((name) => !UNTRACKED.includes(name));
const everyPath = globSync(`{${TOP.join(',')}}{,/**/*}`, {
  exclude: (name) => UNTRACKED.includes(path.basename(name)),
});
test.each(['README.md', 'docs/host-guide.md'])('%s asks the host for no SQL', (file) => {
  expect(read(file)).not.toMatch(/```sql|`(?:select|insert into|update|delete from) /i);
});

// Written by whoever hosts the site, or by a run.
const MADE_LATER = ['deploy/tls'];

/** The code spans of a document that name a path of the repository: from its root, or the end of one. */
const pathsIn = (text: string): string[] =>
  [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([\w.…*<{([][\w./…*<>{}()[\]-]*)`/g)]
    .map(([, span = '']) => span)
    .filter(
      (span) =>
        TOP.includes(span.split('/')[0] ?? '') ||
        /\w\.(css|json|md|mjs|sql|toml|tsx?|yml)$/.test(span),
    )
    .filter((span) => !span.startsWith('.local') && !MADE_LATER.includes(span));

/** `*`, `…`, `<name>` and `{slug}` stand for any part of a path. */
function isThere(span: string): boolean {
  const part = span
    .replace(/\/$/, '')
    .split(/\*+|…|<\w+>|\{\w+\}/)
    .map((text) => text.replaceAll(/[.()[\]]/g, '\\$&'))
    .join('.*');
  const end = new RegExp(`(^|/)${part}$`);
  return everyPath.some((file) => end.test(file));
}

test.each(documents)('%s: the paths it names are in the repository', (file) => {
  expect(pathsIn(read(file)).filter((span) => !isThere(span))).toEqual([]);
});

test('a path that is gone is noticed, and an address is none', () => {
  const text =
    '`lib/shop/shop.ts`, `policy.ts`, `job-<name>/index.ts`, `lib/gone.ts`, `gone.css`, `/host`, `next/font`';
  expect(pathsIn(text).filter((span) => !isThere(span))).toEqual(['lib/gone.ts', 'gone.css']);
});

// Names of Postgres, React and libraries.
const NAMES_OF_OTHERS = [
  'AsYouType',
  'hydrateRoot',
  'log_min_error_statement',
  'log_parameter_max_length_on_error',
];
const namesInCode = new Set(
  [...sources, '.env.example', 'eslint.config.mjs', 'deploy/compose.yaml', 'deploy/nginx/start.sh']
    .filter((file) => !/^(__tests__|e2e)\//.test(file))
    .flatMap((file) => read(file).match(/\w+/g) ?? []),
);

/** The code spans that are an identifier of several words: a function, column, table or setting. */
const identifiersIn = (text: string): string[] =>
  [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([a-zA-Z]\w*)(?:\(\))?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /_|[a-z][A-Z]/.test(name));

test.each(documents)('%s: the names it cites exist in the code', (file) => {
  const cited = identifiersIn(read(file)).filter((name) => !NAMES_OF_OTHERS.includes(name));
  expect(cited.filter((name) => !namesInCode.has(name))).toEqual([]);
});

const tables = new Set(
  list('supabase/migrations/*.sql').flatMap((file) =>
    [...read(file).matchAll(/create table (?:public|auth)\.(\w+)/g)].map(([, name]) => name),
  ),
);

test.each(documents)('%s: the tables it names exist', (file) => {
  const named = [...read(file).matchAll(/\b(?:[Tt]able|rows? of)\s`([a-z]\w*)`/g)];
  expect(named.map(([, name]) => name).filter((name) => !tables.has(name))).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script),
  );
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test.each([
  ['README.md', 150],
  ['docs/scale.md', 120],
])('%s has at most %d lines', (file, most) => {
  expect(countLines(file)).toBeLessThanOrEqual(most);
});

test.each(list('docs/decisions/*.md'))(
  '%s: context, decision and consequences on one page, or one line that names its successor',
  (file) => {
    const text = read(file);
    const number = Number(path.basename(file).slice(0, 4));
    expect(text).toMatch(new RegExp(`^# ${number}\\. `));
    if (/^Superseded by \[/m.test(text)) return expect(countLines(file)).toBe(3);
    for (const part of ['Context', 'Decision', 'Consequences'])
      expect(text).toContain(`**${part}.**`);
    expect(countLines(file)).toBeLessThanOrEqual(30);
  },
);
