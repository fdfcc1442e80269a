import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../local/database/open-database.ts';
import { PROJECT_DIR } from '../../local/settings.ts';
import {
  generateTypes,
  pushMigrations,
  startHostedProject,
} from '../support/servers/hosted-project.ts';
import { project } from './project.ts';

const HISTORY = 'select version, name from supabase_migrations.schema_migrations order by version';
const grantsOf = (catalog: string, prefix: string) => `
  select ${prefix}name::text as name, grantee::regrole::text as role, privilege_type as privilege
  from ${catalog}, aclexplode(${prefix}acl)
  where ${prefix}namespace = 'public'::regnamespace and grantee <> ${prefix}owner`;
const GRANTS = `${grantsOf('pg_class', 'rel')} union all ${grantsOf('pg_proc', 'pro')} order by 1, 2, 3`;

test('the CLI applies every migration and the seed, as an owner who is no superuser', async () => {
  const files = readdirSync(path.join(PROJECT_DIR, 'supabase/migrations')).sort();
  const applied = await project.query(HISTORY);
  assert.deepEqual(
    applied.map(({ version, name }) => `${version}_${name}.sql`),
    files,
  );
  const [row] = await project.query('select count(*)::int as cabins from public.cabins');
  assert.ok(Number(row?.cabins) > 20);
  const [role] = await project.query('select rolsuper from pg_roles where rolname = current_user');
  assert.equal(role?.rolsuper, false);
});

test('a second push and the embedded backend find nothing left to apply', async () => {
  const before = await project.query(HISTORY);
  assert.doesNotMatch(await pushMigrations(project), /Applying migration/);
  const database = await openDatabase({ url: project.url });
  await database.close();
  assert.deepEqual(await project.query(HISTORY), before);
});

// Their new tables, sequences and functions were open to the roles of the API by default.
test('a project made before October 2026 ends with the same grants', async (t) => {
  const older = await startHostedProject();
  t.after(older.stop);
  for (const objects of ['tables', 'sequences', 'functions']) {
    await older.query(
      `alter default privileges in schema public grant all on ${objects} to anon, authenticated, service_role`,
    );
  }
  await pushMigrations(older);
  const grants = await project.query(GRANTS);
  assert.ok(grants.length > 100);
  assert.deepEqual(await older.query(GRANTS), grants);
});

test('the types are those that the CLI generates', async () => {
  const file = path.join(PROJECT_DIR, 'lib/supabase/database.types.ts');
  assert.equal(
    readFileSync(file, 'utf8'),
    await generateTypes(project),
    'Run "npm run types" and commit the result.',
  );
});
