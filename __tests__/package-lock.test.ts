import { readFileSync } from 'node:fs';
import path from 'node:path';

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> };

const lock = JSON.parse(readFileSync(path.resolve('package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Where node would find the package when the one at `from` asks for it. */
function findLocked(name: string, from: string): string | undefined {
  const folders = from
    .split('/node_modules/')
    .map((_, depth, all) => all.slice(0, all.length - depth));
  return [
    ...folders.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`),
    `node_modules/${name}`,
  ].find((place) => place in lock.packages);
}

// npm leaves them out when it updates the file on a machine that cannot see them; `npm ci` then refuses to run at all.
test('the lockfile names the packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => place !== '' && !findLocked(name, place)),
  );
  expect(missing).toEqual([]);
});

test('no download address of one machine is in the lockfile', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"');
});

test.each([
  ['next', '16.4.5'],
  ['react', '19.2.8'],
  ['sharp', '0.35.5'],
])('%s is at least %s, below which there are known holes', (name, floor) => {
  const version = lock.packages[`node_modules/${name}`]?.version ?? '';
  expect(version.localeCompare(floor, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});
