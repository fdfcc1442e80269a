import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database } from './support/backend.ts';
import { lint, lintAfter, RULES } from './support/linter.ts';
import { HOST_FUNCTIONS } from './support/host-functions.ts';

/** What a rule finds and is meant to be; each with its reason. */
// Each of the console's functions checks the role of its caller first; host-access.test.ts.
const ACCEPTED: readonly string[] = HOST_FUNCTIONS.map(
  (name) => `authenticated_security_definer_function_executable ${name}`,
);

const TABLE = `create table public.planted (id uuid primary key, owner text);`;
const SECURED = `${TABLE} alter table public.planted enable row level security;`;

/** One change for each rule that it must not miss. */
const FAULTS: Record<string, string> = {
  auth_users_exposed: `create schema if not exists auth; create table auth.planted_users (id uuid primary key, email text);
    create view public.planted with (security_invoker = true) as select id from auth.planted_users; grant select on public.planted to anon`,
  policy_exists_rls_disabled: `${TABLE} create policy planted on public.planted for select using (owner = 'me')`,
  security_definer_view: `create view public.planted as select token from public.bookings; grant select on public.planted to anon`,
  rls_disabled_in_public: TABLE,
  rls_references_user_metadata: `${SECURED} create policy planted on public.planted for select
    using ((current_setting('request.jwt.claims')::jsonb -> 'user_metadata' ->> 'owner') = owner)`,
  fkey_to_auth_unique: `create schema if not exists auth; create table auth.planted_users (id uuid primary key, email text unique);
    create table public.planted (email text primary key references auth.planted_users (email))`,
  sensitive_columns_exposed: `grant select (guest_email) on public.bookings to authenticated`,
  auth_rls_initplan: `${SECURED} create policy planted on public.planted for select using (current_setting('request.jwt.claims') = owner)`,
  multiple_permissive_policies: `create policy planted on public.cabins for select to anon using (live)`,
  duplicate_index: `create index planted_one on public.occupancies (cabin_id); create index planted_two on public.occupancies (cabin_id)`,
  function_search_path_mutable: `create function public.planted() returns integer language sql as 'select 1'`,
  extension_in_public: `drop extension btree_gist cascade; create extension btree_gist schema public`,
  materialized_view_in_api: `create materialized view public.planted as select 1 as one; grant select on public.planted to anon`,
  unsupported_reg_types: `create table public.planted (id regproc primary key)`,
  rls_policy_always_true: `create policy planted on public.owner_applications for insert to anon with check (true)`,
  anon_security_definer_function_executable: `create function public.planted() returns integer language sql security definer set search_path = '' as 'select 1';
    grant execute on function public.planted to anon`,
  authenticated_security_definer_function_executable: `create function public.planted() returns integer language sql security definer set search_path = '' as 'select 1';
    grant execute on function public.planted to authenticated`,
  unindexed_foreign_keys: `create table public.planted (id uuid primary key, cabin_id uuid references public.cabins (id))`,
  no_primary_key: `create table public.planted (id uuid)`,
};

// A server to connect to, and an older release of an extension, stand in no throw-away database.
const NOT_PLANTED = ['foreign_table_in_api', 'extension_versions_outdated'];

const nameOf = ({ rule, subject }: { rule: string; subject: string }) => `${rule} ${subject}`;

test('the linter’s rules find nothing in the schema', async () => {
  assert.deepEqual((await lint(database)).map(nameOf).sort(), [...ACCEPTED].sort());
});

test('every rule has its planted fault', () => {
  assert.deepEqual([...Object.keys(FAULTS), ...NOT_PLANTED].sort(), Object.keys(RULES).sort());
});

for (const [rule, change] of Object.entries(FAULTS)) {
  test(`${rule} finds the fault planted for it`, async () => {
    const before = new Set((await lint(database)).map(nameOf));
    const found = (await lintAfter(database, change)).filter((each) => !before.has(nameOf(each)));
    assert.ok(
      found.some((each) => each.rule === rule),
      found.map(nameOf).join(', ') || 'nothing found',
    );
  });
}
