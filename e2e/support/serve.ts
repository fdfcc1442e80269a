import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SITE_LOG } from './site-log.ts';

const project = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(project, process.env.DATABASE_FOLDER ?? '');
if (!folder.endsWith('test-database'))
  throw new Error('Only the test database may be thrown away.');
rmSync(folder, { recursive: true, force: true });

// What it writes is kept too, for a test to look through.
mkdirSync(path.dirname(SITE_LOG), { recursive: true });
const log = createWriteStream(SITE_LOG);
const site = spawn(process.execPath, ['supabase/local/start.ts'], {
  cwd: project,
  stdio: ['ignore', 'pipe', 'pipe'],
});
for (const [from, to] of [
  [site.stdout, process.stdout],
  [site.stderr, process.stderr],
] as const) {
  from.pipe(to);
  from.pipe(log, { end: false });
}
// Signals are sent to both; this process ends when the site has.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
site.once('close', (code) => process.exit(code ?? 1));
