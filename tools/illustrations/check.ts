import { spawnSync } from 'node:child_process';
import path from 'node:path';

const FOLDERS = ['tools/illustrations', '__tests__/tools/illustrations'];
const CHECKS = [
  ['prettier', '--check', '--ignore-path', '.gitignore', ...FOLDERS],
  ['tsc', '--noEmit', '-p', 'tools/illustrations'],
  ['eslint', '--config', 'tools/illustrations/eslint.config.mjs', ...FOLDERS],
  ['jest', '__tests__/tools/illustrations', '--testPathIgnorePatterns=/node_modules/'],
];

/** What `npm test` leaves out: format, types, lint and tests of the drawing code. Every check runs; one that fails fails all. */
const root = path.resolve(import.meta.dirname, '../..');
const failed = CHECKS.filter(([command = '', ...args]) => {
  console.log(command);
  const bin = path.join(root, 'node_modules/.bin', command);
  return spawnSync(bin, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;
