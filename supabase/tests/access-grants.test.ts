import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { queryAfter } from './support/after-change.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookStay } from './support/requests.ts';

const ROLES = `(values ('anon'), ('authenticated'), ('service_role')) r(role)`;

test('the roles of the API may use the written schemas and create in none', async () => {
  const own = (verb: string) =>
    database.query(
      `select role || ' ' || nspname as access from pg_namespace, ${ROLES}
       where nspname !~ '^pg_' and nspname <> 'information_schema' and has_schema_privilege(role, oid, '${verb}') order by 1`,
    );
  const grants = (await own('usage')).map(({ access }) => String(access));
  const schemas = ['public', 'extensions'];
  assert.deepEqual(
    grants.filter((access) => schemas.includes(access.split(' ')[1] ?? '')).sort(),
    ['anon', 'authenticated', 'service_role']
      .flatMap((role) => schemas.map((name) => `${role} ${name}`))
      .sort(),
  );
  assert.deepEqual(
    grants.filter(
      (access) =>
        /^(anon|authenticated) /.test(access) && !/ (public|extensions|auth|storage)$/.test(access),
    ),
    [],
  );
  assert.deepEqual(await own('create'), []);
});

test('no role of the API may become another, make roles or databases, or connect by itself', async () => {
  const roles = await database.query(
    `select rolname as name, rolsuper as super, rolcreaterole as makes_roles, rolcreatedb as makes_databases, rolcanlogin as connects,
            rolbypassrls as passes, (select count(*)::integer from pg_auth_members m where m.member = r.oid) as memberships
     from pg_roles r where rolname in ('anon', 'authenticated', 'service_role') order by 1`,
  );
  const none = {
    super: false,
    makes_roles: false,
    makes_databases: false,
    connects: false,
    memberships: 0,
  };
  assert.deepEqual(roles, [
    { name: 'anon', ...none, passes: false },
    { name: 'authenticated', ...none, passes: false },
    { name: 'service_role', ...none, passes: true },
  ]);
});

test('without a grant nothing is open to anybody', async () => {
  const open = await queryAfter(
    database,
    `create table public.forgotten (id bigint generated always as identity primary key, note text);
     create view public.forgotten_view as select 1 as one;
     create sequence public.forgotten_sequence;
     create function public.forgotten() returns integer language sql as 'select 1'`,
    `select role || ' ' || name as access from ${ROLES} cross join lateral (
       select 'table' as name where has_table_privilege(role, 'public.forgotten', 'select, insert, update, delete, truncate')
       union all select 'view' where has_table_privilege(role, 'public.forgotten_view', 'select')
       union all select 'sequence' where has_sequence_privilege(role, 'public.forgotten_sequence', 'usage, select, update')
       union all select 'function' where has_function_privilege(role, 'public.forgotten()', 'execute')
     ) grants`,
  );
  assert.deepEqual(open, []);
});

const cabin = await createCabin();
await bookStay(cabin.id, stayOf(10, 12));
const email = `private-${randomUUID()}@example.com`;
expectData(await admin.from('newsletter_signups').insert({ email }));
expectData(
  await admin.from('outbox').insert({
    channel: 'email',
    recipient: email,
    subject: 'A message',
    body: 'Dear guest',
    purpose: 'test',
  }),
);
expectData(
  await admin.from('owner_applications').insert({
    name: 'June',
    email,
    phone: '+18655550177',
    property_name: 'Fern Hollow',
    area: 'elsewhere',
    address: '12 Fern Hollow Road',
    bedrooms: 3,
    baths: 2,
    sleeps: 6,
  }),
);

for (const table of [
  'newsletter_signups',
  'bookings',
  'owner_applications',
  'outbox',
  'occupancies',
]) {
  for (const role of ['anon', 'authenticated']) {
    test(`${role} reads nothing of ${table}, though it holds something`, async () => {
      const [held] = await database.query(`select count(*)::integer as rows from public.${table}`);
      assert.ok(Number(held?.rows) > 0);
      const read = database.runTransaction(
        `set local role ${role}; do $$ begin perform from public.${table}; raise exception 'read it'; end $$`,
      );
      await assert.rejects(read, /permission denied for table/);
    });
  }
}
