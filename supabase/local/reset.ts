import { existsSync, rmSync } from 'node:fs';
import { openDatabase } from './database/open-database.ts';
import { requireFreePort } from './ports.ts';
import { runToEnd } from './processes.ts';
import { loadSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** Deletes the embedded database and creates a fresh, seeded one. */
async function reset(): Promise<void> {
  const { backend } = loadSettings();
  if (!backend || 'url' in backend.database) {
    throw new StartError('Only the embedded database can be reset; this project uses another one.');
  }
  await requireFreePort(backend.port, 'SUPABASE_PORT');
  const { folder } = backend.database;
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  await (await openDatabase(backend.database)).close();
  console.log(`Fresh data in ${folder}.`);
}

await runToEnd(reset);
