import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSeedSql } from './seed-sql.ts';

const target = join(import.meta.dirname, '..', 'seed.sql');
const sql = buildSeedSql();

if (!process.argv.includes('--check')) {
  writeFileSync(target, sql);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== sql) {
  console.error('supabase/seed.sql is stale. Run: node supabase/seed/build-seed.ts');
  process.exitCode = 1;
}
