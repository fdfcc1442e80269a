/**
 * Applies one fault at a time to a copy of the project and runs the tests that must notice it. Fails if they stay
 * green.
 * npx node tools/mutations/run.ts [words of a name]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MUTATIONS, type Mutation } from './mutations.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPY = path.join(ROOT, '.local', 'mutations');
const BIN = path.join(COPY, 'node_modules', '.bin');

function copyProject(): void {
  rmSync(COPY, { recursive: true, force: true });
  const listed = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(COPY, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(COPY, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules'));
}

function isGreen(tests: readonly string[]): boolean {
  const isUnit = tests.every((file) => file.startsWith('__tests__/'));
  const [command, ...args] = isUnit
    ? ['jest', '--bail', ...tests]
    : ['node', '--test', '--test-isolation=none', ...tests];
  const { status } = spawnSync(path.join(BIN, command), args, {
    cwd: COPY,
    env: { ...process.env, DATABASE_TARGET: 'postgres' },
    stdio: 'ignore',
  });
  return status === 0;
}

function isNoticed({ name, file, from, to, tests }: Mutation): boolean {
  const target = path.join(COPY, file);
  const text = readFileSync(target, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${name}: “${from}” is not once in ${file}`);
  writeFileSync(
    target,
    text.replace(from, () => to),
  );
  try {
    return !isGreen(tests);
  } finally {
    writeFileSync(target, text);
  }
}

const words = process.argv.slice(2).join(' ');
const chosen = MUTATIONS.filter(({ name }) => name.includes(words));
copyProject();
// A suite that fails without a fault would notice everything.
const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
for (const kind of [/^__tests__/, /^supabase/]) {
  const tests = all.filter((file) => kind.test(file));
  if (tests.length > 0 && !isGreen(tests))
    throw new Error(`Red before any fault: ${tests.join(' ')}`);
}
let missed = 0;
for (const mutation of chosen) {
  const noticed = isNoticed(mutation);
  if (!noticed) missed += 1;
  console.log(`${noticed ? '✓ noticed' : '✗ MISSED'}: ${mutation.name}`);
}
rmSync(COPY, { recursive: true, force: true });
console.log(`${chosen.length - missed} of ${chosen.length} noticed`);
if (missed > 0) process.exitCode = 1;
