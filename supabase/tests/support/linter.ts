import type { Database } from '../../local/database/database.ts';
import { queryAfter } from './after-change.ts';

export type Finding = { rule: string; level: 'ERROR' | 'WARN' | 'INFO'; subject: string };
type Rule = { level: Finding['level']; sql: string };

const EXPOSED = `c.relnamespace = 'public'::regnamespace`;
const seenBy = (relation: string) =>
  `(has_table_privilege('anon', ${relation}, 'select') or has_table_privilege('authenticated', ${relation}, 'select'))`;
const NAMED = `c.relname as subject from pg_class c where ${EXPOSED}`;

/** Views and their dependencies. */
const VIEW_SOURCES = `
  select view.oid, view.relname, view.reloptions, view.relkind, source.oid as source, source.relname as source_name,
         source.relnamespace::regnamespace::text as source_schema
  from pg_class view
  join pg_rewrite r on r.ev_class = view.oid
  join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
  join pg_class source on source.oid = d.refobjid and source.oid <> view.oid
  where view.relnamespace = 'public'::regnamespace and view.relkind in ('v', 'm')`;

const definerSeenBy = (role: string): Rule => ({
  level: 'WARN',
  sql: `select proname as subject from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
      and has_function_privilege('${role}', oid, 'execute')`,
});

const SENSITIVE = [
  'token',
  'secret',
  'password',
  'passwd',
  'api_key',
  'ssn',
  'card_number',
  'session_id',
  'phone',
  'email',
  'guest_name',
  'address_hash',
  'phone_hash',
];

/**
 * The rules of Supabase's database linter that apply to this schema, restated. Omits those on sign-in, storage, queues
 * and GraphQL, which the site doesn't use, and on sizes, which a new database doesn't have.
 */
export const RULES: Readonly<Record<string, Rule>> = {
  auth_users_exposed: {
    level: 'ERROR',
    sql: `select relname as subject from (${VIEW_SOURCES}) v
      where source_schema = 'auth' and ${seenBy('oid')}`,
  },
  policy_exists_rls_disabled: {
    level: 'ERROR',
    sql: `select ${NAMED} and not relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid)`,
  },
  security_definer_view: {
    level: 'ERROR',
    sql: `select ${NAMED} and relkind = 'v' and ${seenBy('c.oid')}
      and not coalesce(reloptions::text[] && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)`,
  },
  rls_disabled_in_public: {
    level: 'ERROR',
    sql: `select ${NAMED} and relkind in ('r', 'p') and not relrowsecurity`,
  },
  rls_references_user_metadata: {
    level: 'ERROR',
    sql: `select tablename || ': ' || policyname as subject from pg_policies
      where schemaname = 'public' and coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata|raw_user_meta_data'`,
  },
  fkey_to_auth_unique: {
    level: 'ERROR',
    sql: `select f.conname as subject from pg_constraint f join pg_class target on target.oid = f.confrelid
      where f.contype = 'f' and target.relnamespace::regnamespace::text = 'auth'
        and not exists (select from pg_constraint p where p.conrelid = f.confrelid and p.contype = 'p' and p.conkey = f.confkey)`,
  },
  sensitive_columns_exposed: {
    level: 'ERROR',
    sql: `select c.relname || '.' || a.attname as subject
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where ${EXPOSED} and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and (has_column_privilege('anon', c.oid, a.attnum, 'select') or has_column_privilege('authenticated', c.oid, a.attnum, 'select'))
        and (${SENSITIVE.map((name) => `a.attname like '%${name}%'`).join(' or ')})`,
  },
  auth_rls_initplan: {
    level: 'WARN',
    sql: `select tablename || ': ' || policyname as subject from pg_policies
      where schemaname = 'public'
        and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), '[(] *SELECT (auth[.](uid|jwt|role|email)|current_setting)[(][^)]*[)]', '', 'gi')
            ~* '(auth[.](uid|jwt|role|email)|current_setting)[(]'`,
  },
  multiple_permissive_policies: {
    level: 'WARN',
    sql: `select tablename || ' ' || role || ' ' || verb as subject
      from pg_policies, unnest(roles) role,
           unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) verb
      where schemaname = 'public' and permissive = 'PERMISSIVE' group by tablename, role, verb having count(*) > 1`,
  },
  duplicate_index: {
    level: 'WARN',
    sql: `select string_agg(i.indexrelid::regclass::text, ', ' order by i.indexrelid) as subject
      from pg_index i join pg_class c on c.oid = i.indrelid where ${EXPOSED}
      group by regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX [^ ]+ ', '') having count(*) > 1`,
  },
  function_search_path_mutable: {
    level: 'WARN',
    sql: `select proname as subject from pg_proc p where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  },
  extension_in_public: {
    level: 'WARN',
    sql: `select extname as subject from pg_extension where extnamespace = 'public'::regnamespace`,
  },
  materialized_view_in_api: {
    level: 'WARN',
    sql: `select ${NAMED} and relkind = 'm' and ${seenBy('c.oid')}`,
  },
  foreign_table_in_api: {
    level: 'WARN',
    sql: `select ${NAMED} and relkind = 'f' and ${seenBy('c.oid')}`,
  },
  unsupported_reg_types: {
    level: 'WARN',
    sql: `select c.relname || '.' || a.attname as subject from pg_class c join pg_attribute a on a.attrelid = c.oid
      where ${EXPOSED} and c.relkind in ('r', 'p') and not a.attisdropped
        and a.atttypid::regtype::text in ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper',
                                          'regoperator', 'regproc', 'regprocedure')`,
  },
  extension_versions_outdated: {
    level: 'WARN',
    sql: `select name as subject from pg_available_extensions where installed_version < default_version`,
  },
  rls_policy_always_true: {
    level: 'WARN',
    sql: `select tablename || ': ' || policyname as subject from pg_policies
      where schemaname = 'public' and permissive = 'PERMISSIVE' and cmd <> 'SELECT'
        and roles && array['anon', 'authenticated', 'public']::name[]
        and ((cmd <> 'INSERT' and trim(coalesce(qual, ''), '() ') in ('true', '1 = 1'))
             or (cmd <> 'DELETE' and trim(coalesce(with_check, qual, ''), '() ') in ('true', '1 = 1')))`,
  },
  anon_security_definer_function_executable: definerSeenBy('anon'),
  authenticated_security_definer_function_executable: definerSeenBy('authenticated'),
  unindexed_foreign_keys: {
    level: 'INFO',
    sql: `select c.relname || ': ' || f.conname as subject
      from pg_constraint f join pg_class c on c.oid = f.conrelid
      where ${EXPOSED} and f.contype = 'f' and not exists (
        select from pg_index i where i.indrelid = f.conrelid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^[(][a-z_]+ IS NOT NULL[)]$')
          and (i.indkey::smallint[])[0:cardinality(f.conkey) - 1] @> f.conkey)`,
  },
  no_primary_key: {
    level: 'INFO',
    sql: `select ${NAMED} and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_constraint p where p.conrelid = c.oid and p.contype = 'p')`,
  },
};

const ALL = Object.entries(RULES)
  .map(
    ([rule, { level, sql }]) =>
      `select '${rule}' as rule, '${level}' as level, subject::text from (${sql}) as found`,
  )
  .join('\nunion all\n');

/** The findings for the current database. */
export async function lint(database: Database): Promise<Finding[]> {
  return (await database.query(`select * from (${ALL}) f order by rule, subject`)) as Finding[];
}

/** The findings after a change, which is rolled back. */
export const lintAfter = async (database: Database, change: string): Promise<Finding[]> =>
  (await queryAfter(database, change, ALL)) as Finding[];
