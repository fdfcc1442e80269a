import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { installPackages } from '@/scripts/own-packages';

const FAKE_NPM = path.resolve('__tests__/scripts/support/fake-npm.mjs');
// In one file system with where packages are staged.
const STAGE = path.resolve('node_modules/.cache');

let folder: string;
const inFolder = (...parts: string[]) => path.join(folder, ...parts);
const lockAs = (lock: string) => writeFileSync(inFolder('package-lock.json'), lock);
const installedVersion = () => readFileSync(inFolder('node_modules/a-package/version'), 'utf8');
const runsOfNpm = () =>
  existsSync(inFolder('npm.log'))
    ? readFileSync(inFolder('npm.log'), 'utf8').match(/\n/g)?.length
    : 0;
const staged = () => readdirSync(STAGE).filter((name) => name.startsWith(path.basename(folder)));

beforeEach(() => {
  mkdirSync(STAGE, { recursive: true });
  folder = mkdtempSync(path.join(STAGE, 'test-tool-'));
  writeFileSync(inFolder('package.json'), '{}');
  jest.replaceProperty(process, 'env', {
    ...process.env,
    npm_execpath: FAKE_NPM,
    FAKE_NPM_LOG: inFolder('npm.log'),
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('packages are installed by the lockfile, once', () => {
  lockAs('version 1');
  installPackages(folder);
  installPackages(folder);
  expect(installedVersion()).toBe('version 1');
  expect(runsOfNpm()).toBe(1);
});

test('another lockfile replaces them', () => {
  lockAs('version 1');
  installPackages(folder);
  writeFileSync(inFolder('node_modules/left-over'), '');
  lockAs('version 2');
  installPackages(folder);
  expect(installedVersion()).toBe('version 2');
  expect(existsSync(inFolder('node_modules/left-over'))).toBe(false);
});

test('packages that somebody installed by hand are replaced', () => {
  lockAs('version 1');
  mkdirSync(inFolder('node_modules/a-package'), { recursive: true });
  installPackages(folder);
  expect(installedVersion()).toBe('version 1');
});

test('a failed install leaves what was there, and is tried again', () => {
  lockAs('version 1');
  installPackages(folder);
  lockAs('unknown version');
  expect(() => installPackages(folder)).toThrow('could not be installed');
  expect(installedVersion()).toBe('version 1');
  expect(() => installPackages(folder)).toThrow('could not be installed');
});

test('nothing half-installed stays behind', () => {
  lockAs('version 1');
  installPackages(folder);
  lockAs('unknown version');
  expect(() => installPackages(folder)).toThrow('could not be installed');
  expect(staged()).toEqual([path.basename(folder)]);
});

test('processes that ask at once all get whole packages', async () => {
  lockAs('version 1');
  const script = path.resolve('scripts/own-packages.ts');
  const code = `(await import(${JSON.stringify(script)})).installPackages(${JSON.stringify(folder)});
    const { readFileSync } = await import('node:fs');
    readFileSync(${JSON.stringify(inFolder('node_modules/a-package/version'))});`;
  const askers = Array.from({ length: 4 }, () =>
    spawn('node_modules/.bin/node', ['--input-type=module', '-e', code], {
      stdio: 'inherit',
      env: process.env,
    }),
  );
  const ends = await Promise.all(
    askers.map(async (asker) => (await once(asker, 'close')) as [number]),
  );
  expect(ends.map(([status]) => status)).toEqual([0, 0, 0, 0]);
  expect(installedVersion()).toBe('version 1');
});
