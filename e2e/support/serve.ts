import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SITES, SITE_SETTINGS } from './tested-site.ts';

/** Serves a tested site on a fresh database of its own. The argument is its index in the list. */
const project = path.resolve(import.meta.dirname, '../..');
const index = Number(process.argv[2]);
const site = SITES[index];
if (!site) throw new Error(`No site ${index}`);
if (!site.databaseFolder.endsWith('test-database'))
  throw new Error('Only the test database may be thrown away.');
for (const folder of [site.databaseFolder, `${site.databaseFolder}-files`]) {
  rmSync(folder, { recursive: true, force: true });
}

// Its output is also kept in a file, for a test to search.
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
// Signals reach both processes; this one exits after the site.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
started.once('close', (code) => process.exit(code ?? 1));
