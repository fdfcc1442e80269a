import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// After a build with BUILD_STANDALONE=true: the folder that the image, or a machine without Docker, runs
// `node server/index.ts` in. It holds what the build found to be needed, and none of the packages that made it.
const [target = ''] = process.argv.slice(2);
if (!target) throw new Error('node deploy/assemble.ts <folder>');

const into = (name: string) => path.join(target, name);
// The build links to packages by relative paths, which must not become paths of the machine that built it.
const copy = (from: string, name = from) =>
  cpSync(from, into(name), { recursive: true, verbatimSymlinks: true });

rmSync(target, { recursive: true, force: true });
copy('.next/standalone', '');
for (const name of ['.next/static', 'public', 'server', 'lib', 'next.config.ts']) copy(name);

// The site has a server of its own, and no settings of the machine that built it.
for (const name of ['server.js', ...globSync('.env*', { cwd: target })]) rmSync(into(name));

// Node reads the settings' TypeScript by itself; asked to, Next would want its compiler, a hundred megabytes.
writeFileSync(into('next.config.mjs'), `export { default } from './next.config.ts';\n`);
