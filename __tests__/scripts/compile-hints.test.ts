/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hintScripts } from '@/scripts/compile-hints.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

let build: string;
const at = (name: string) => path.join(build, 'static/chunks', name);

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
});
afterEach(() => rmSync(build, { recursive: true }));

test('every script begins with the hint, and once only', async () => {
  writeFileSync(at('start.js'), 'run();');
  writeFileSync(at('start.css'), 'a{}');
  await hintScripts(build);
  await hintScripts(build);
  expect(readFileSync(at('start.js'), 'utf8')).toBe(`${HINT}run();`);
  expect(readFileSync(at('start.css'), 'utf8')).toBe('a{}');
});

test('a script of which little is called stays as it is', async () => {
  const map = `run();${' '.repeat(400_000)}`;
  writeFileSync(at('map.js'), map);
  await hintScripts(build);
  expect(readFileSync(at('map.js'), 'utf8')).toBe(map);
});
