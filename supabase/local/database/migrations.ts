import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';
import { PROJECT_DIR } from '../settings.ts';
import { StartError } from '../start-error.ts';

const FOLDER = path.join(PROJECT_DIR, 'supabase/migrations');
const SEED = path.join(PROJECT_DIR, 'supabase/seed.sql');

// The Supabase CLI's own history table, so that both ways of migrating agree.
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`;

/** Applies pending migrations, each file with its history row in one transaction. */
export async function applyMigrations(database: Database): Promise<void> {
  await database.runScript(HISTORY);
  const rows = await database.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map((row) => row.version));
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    if (!version)
      throw new StartError(`supabase/migrations/${file} is not named <14 digits>_<name>.sql.`);
    if (applied.has(version)) continue;
    await applyMigration(
      database,
      file,
      `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`,
    );
  }
}

async function applyMigration(database: Database, file: string, record: string): Promise<void> {
  const sql = readFileSync(path.join(FOLDER, file), 'utf8');
  try {
    await database.runTransaction(`${sql}\n${record}`);
  } catch (cause) {
    throw new StartError(
      `The migration ${file} failed and was rolled back; the data is as before. Correct the file and start again: ${(cause as Error).message}`,
      cause,
    );
  }
}

/** Fills an empty catalog with the example cabins; existing data is left alone. */
export async function seedCatalog(database: Database): Promise<void> {
  const [row] = await database.query('select exists (select from public.cabins) as seeded');
  if (row?.seeded) return;
  await database.runTransaction(readFileSync(SEED, 'utf8'));
  await database.runScript('analyze');
}
