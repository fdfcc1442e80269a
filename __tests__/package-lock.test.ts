import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> };

type Packages = Record<string, LockedPackage>;

const FILES = ['package-lock.json', ...globSync('tools/*/package-lock.json')];

const read = (file: string) => readFileSync(path.resolve(file), 'utf8');
const packagesOf = (file: string) => (JSON.parse(read(file)) as { packages: Packages }).packages;

/** Where node would find the package when the one at `from` asks for it. */
function findLocked(packages: Packages, name: string, from: string): string | undefined {
  const folders = from
    .split('/node_modules/')
    .map((_, depth, all) => all.slice(0, all.length - depth));
  return [
    ...folders.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`),
    `node_modules/${name}`,
  ].find((place) => place in packages);
}

// npm leaves them out when it updates the file on a machine that cannot see them; `npm ci` then refuses to run at all.
test.each(FILES)('%s names the packages of every platform', (file) => {
  const packages = packagesOf(file);
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => place !== '' && !findLocked(packages, name, place),
    ),
  );
  expect(missing).toEqual([]);
});

test.each(FILES)('no download address of one machine is in %s', (file) => {
  expect(read(file)).not.toContain('"resolved"');
});

test.each([
  ['next', '16.4.5'],
  ['react', '19.2.8'],
  ['sharp', '0.35.5'],
])('%s is at least %s, below which there are known holes', (name, floor) => {
  const version = packagesOf('package-lock.json')[`node_modules/${name}`]?.version ?? '';
  expect(version.localeCompare(floor, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});
