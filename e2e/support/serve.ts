import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SITES, SITE_SETTINGS } from './tested-site.ts';

/** Serves a site under test on a database of its own, thrown away first. The argument is its place in the list. */
const project = path.resolve(import.meta.dirname, '../..');
const index = Number(process.argv[2]);
const site = SITES[index];
if (!site) throw new Error(`No site ${index}`);
if (!site.databaseFolder.endsWith('test-database'))
  throw new Error('Only the test database may be thrown away.');
for (const folder of [site.databaseFolder, `${site.databaseFolder}-files`]) {
  rmSync(folder, { recursive: true, force: true });
}

// What it writes is kept too, for a test to look through.
mkdirSync(path.dirname(site.log), { recursive: true });
const log = createWriteStream(site.log);
const command =
  index === 0 ? ['supabase/local/start.ts'] : ['e2e/support/start-copy.ts', String(index)];
const started = spawn(process.execPath, command, {
  cwd: project,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    PORT: String(site.port),
    SUPABASE_PORT: String(site.backendPort),
    DATABASE_FOLDER: site.databaseFolder,
    ...SITE_SETTINGS,
  },
});
for (const [from, to] of [
  [started.stdout, process.stdout],
  [started.stderr, process.stderr],
] as const) {
  from.pipe(to);
  from.pipe(log, { end: false });
}
// Signals are sent to both; this process ends when the site has.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
started.once('close', (code) => process.exit(code ?? 1));
