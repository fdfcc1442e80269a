import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openScratchDatabase, type Database } from './database.ts';
import { PROJECT_DIR } from './settings.ts';

export const TYPES_FILE = path.join(PROJECT_DIR, 'lib/supabase/database.types.ts');

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  json: 'Json',
  jsonb: 'Json',
  daterange: 'unknown',
};

const scalar = (name: string): string =>
  name.startsWith('_') ? `${SCALARS[name.slice(1)] ?? 'string'}[]` : (SCALARS[name] ?? 'string');

const COLUMNS = `
  select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
         a.atthasdef or a.attidentity <> '' as optional, a.attgenerated <> '' or a.attidentity = 'a' as computed
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  join pg_type t on t.oid = a.atttypid
  where a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const RELATIONSHIPS = `
  select k.conname as name, c.relname as table, f.relname as target,
         (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey)) as columns,
         (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = f.oid and a.attnum = any (k.confkey)) as target_columns,
         exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and array_to_string(i.indkey::int2[], ',') = array_to_string(k.conkey, ',')) as one_to_one
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
  join pg_class f on f.oid = k.confrelid
  where k.contype = 'f'
  order by c.relname, k.conname`;

// Functions of extensions are not ours to call.
const FUNCTIONS = `
  select p.proname as name, p.proretset as many, p.pronargdefaults as defaults, rt.typname as returns,
         coalesce((select json_agg(json_build_object('name', p.proargnames[i], 'mode', coalesce(p.proargmodes[i], 'i'), 'type', t.typname) order by i)
                   from generate_subscripts(p.proargnames, 1) i
                   join pg_type t on t.oid = coalesce(p.proallargtypes[i], p.proargtypes[i - 1])), '[]') as args
  from pg_proc p
  join pg_type rt on rt.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  computed: boolean;
};
type Relationship = {
  name: string;
  table: string;
  target: string;
  columns: string[];
  target_columns: string[];
  one_to_one: boolean;
};
type Argument = { name: string; mode: string; type: string };
type DatabaseFunction = {
  name: string;
  many: boolean;
  defaults: number;
  returns: string;
  args: Argument[];
};

function tableType(columns: Column[], relationships: Relationship[]): string {
  const row = columns.map((c) => `${c.column}: ${scalar(c.type)}${c.nullable ? ' | null' : ''}`);
  const write = (allOptional: boolean) =>
    columns.map((c) => {
      if (c.computed) return `${c.column}?: never`;
      const mark = allOptional || c.optional || c.nullable ? '?' : '';
      return `${c.column}${mark}: ${scalar(c.type)}${c.nullable ? ' | null' : ''}`;
    });
  const links = relationships.map(
    (r) =>
      `{ foreignKeyName: '${r.name}'; columns: ${JSON.stringify(r.columns)}; isOneToOne: ${r.one_to_one};
         referencedRelation: '${r.target}'; referencedColumns: ${JSON.stringify(r.target_columns)} }`,
  );
  return `{ Row: { ${row.join('; ')} }; Insert: { ${write(false).join('; ')} };
            Update: { ${write(true).join('; ')} }; Relationships: [${links.join(', ')}] }`;
}

function functionType({ args, defaults, many, returns }: DatabaseFunction): string {
  const inputs = args.filter((arg) => arg.mode === 'i');
  const outputs = args.filter((arg) => arg.mode === 't');
  const firstOptional = inputs.length - defaults;
  const parameters = inputs.map(
    (arg, i) => `${arg.name}${i >= firstOptional ? '?' : ''}: ${scalar(arg.type)}`,
  );
  const row = outputs.length
    ? `{ ${outputs.map((arg) => `${arg.name}: ${scalar(arg.type)}`).join('; ')} }`
    : scalar(returns);
  return `{ Args: ${parameters.length ? `{ ${parameters.join('; ')} }` : 'never'}; Returns: ${row}${many ? '[]' : ''} }`;
}

export async function generateTypes(database: Database): Promise<string> {
  const columns = (await database.query(COLUMNS)) as Column[];
  const relationships = (await database.query(RELATIONSHIPS)) as Relationship[];
  const functions = (await database.query(FUNCTIONS)) as DatabaseFunction[];
  const tables = [...new Set(columns.map((c) => c.table))].map(
    (table) =>
      `${table}: ${tableType(
        columns.filter((c) => c.table === table),
        relationships.filter((r) => r.table === table),
      )}`,
  );
  const source = `// Generated from supabase/migrations by "npm run types"; a test keeps it true.
    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
    export type Database = { public: {
      Tables: { ${tables.join(';\n')} };
      Views: { [name in never]: never };
      Functions: { ${functions.map((f) => `${f.name}: ${functionType(f)}`).join(';\n')} };
      Enums: { [name in never]: never };
      CompositeTypes: { [name in never]: never };
    } };`;
  return format(source, { ...(await resolveConfig(TYPES_FILE)), parser: 'typescript' });
}

if (import.meta.main) {
  const database = await openScratchDatabase();
  writeFileSync(TYPES_FILE, await generateTypes(database));
  await database.close();
}
