import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
// On the same file system as the tools, and ignored by git and by everything that reads the project's files.
const STAGES = path.join(ROOT, 'node_modules/.cache');
const PACKAGE = 'package.json';
const LOCK = 'package-lock.json';

/** The packages of the benchmark and the Lighthouse journeys. */
export const BENCH = path.join(ROOT, 'tools/bench');
/** The packages of the tests of a hosted project. */
export const HOSTED = path.join(ROOT, 'tools/hosted');

/** A copy of the lockfile from which the packages beside it were installed. */
const markerIn = (modules: string) => path.join(modules, '.installed-lock.json');

function isInstalled(modules: string, lock: string): boolean {
  const marker = markerIn(modules);
  return existsSync(marker) && readFileSync(marker, 'utf8') === lock;
}

function runNpm(cwd: string): void {
  const npm = process.env.npm_execpath;
  const [file, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'];
  const { status } = spawnSync(file, [...first, ...args], {
    cwd,
    env: process.env,
    // npm's output must not mix with the tool's own.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('npm ci failed.');
}

/** Moves the packages into place, unless another process was faster. */
function moveInto(modules: string, stage: string, lock: string): void {
  const replaced = path.join(stage, 'replaced');
  while (!isInstalled(modules, lock)) {
    try {
      if (existsSync(modules)) renameSync(modules, replaced);
      renameSync(path.join(stage, 'node_modules'), modules);
    } catch (error) {
      // The other process has moved the old packages away, or its own in.
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(String((error as { code?: string }).code))) {
        throw error;
      }
      rmSync(replaced, { recursive: true, force: true });
    }
  }
}

/**
 * Installs the packages that only the tool in `folder` uses, pinned by its own lockfile, unless they are there; returns
 * its node_modules. They are installed in a staging folder and then renamed into place, so that no process ever sees
 * them incomplete.
 */
export function installPackages(folder: string): string {
  const modules = path.join(folder, 'node_modules');
  const lock = readFileSync(path.join(folder, LOCK), 'utf8');
  if (isInstalled(modules, lock)) return modules;
  mkdirSync(STAGES, { recursive: true });
  const stage = mkdtempSync(path.join(STAGES, `${path.basename(folder)}-`));
  try {
    for (const name of [PACKAGE, LOCK])
      copyFileSync(path.join(folder, name), path.join(stage, name));
    runNpm(stage);
    writeFileSync(markerIn(path.join(stage, 'node_modules')), lock);
    moveInto(modules, stage, lock);
  } catch (error) {
    throw new Error(`The packages of ${folder} could not be installed.`, { cause: error });
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return modules;
}
