import path from 'node:path';
import postgres from 'postgres';
import { installTools, runSupabase } from '../../../../scripts/hosted/tools.ts';
import { AUTH_SCHEMA } from '../../../local/database/auth.ts';
import { STORAGE_SCHEMA } from '../../../local/database/storage-schema.ts';
import { startPostgresServer } from './postgres-server.ts';

export type HostedProject = {
  /** As the owner, who isn't a superuser. */
  url: string;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
};

const EXTENSIONS = path.join(import.meta.dirname, '../extensions');
const OWNER = 'project_owner';

/** The initial state of a hosted project: the API roles, an owner with rights over them, the vault and Auth. */
const AS_SUPERUSER = [
  'create role anon nologin',
  'create role authenticated nologin',
  'create role service_role nologin bypassrls',
  `create role ${OWNER} login createrole createdb replication bypassrls`,
  `grant anon, authenticated, service_role to ${OWNER} with admin option`,
  `create database project owner ${OWNER}`,
];
const AS_OWNER = [
  'grant usage on schema public to anon, authenticated, service_role',
  'create schema extensions',
  'grant usage on schema extensions to anon, authenticated, service_role',
  'create schema vault',
  'create extension supabase_vault',
  AUTH_SCHEMA,
  STORAGE_SCHEMA,
];

async function runEach(url: string, statements: readonly string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

/** A Postgres server with one empty database like that of a new hosted project. */
export async function startHostedProject(): Promise<HostedProject> {
  installTools();
  const server = await startPostgresServer(['fsync=off'], EXTENSIONS);
  await runEach(server.url, AS_SUPERUSER);
  const address = new URL(server.url);
  address.username = OWNER;
  address.password = 'any';
  address.pathname = '/project';
  await runEach(address.href, AS_OWNER);
  const sql = postgres(address.href, { max: 1, onnotice: () => undefined });
  return {
    url: address.href,
    query: async (text) => [...(await sql.unsafe(text))],
    stop: async () => {
      await sql.end();
      await server.stop();
    },
  };
}

async function expectDone(work: ReturnType<typeof runSupabase>): Promise<string> {
  const { code, stdout, stderr } = await work;
  if (code !== 0) throw new Error(`The Supabase CLI failed:\n${stdout}\n${stderr}`);
  return stdout;
}

export const pushMigrations = ({ url }: HostedProject, ...flags: string[]): Promise<string> =>
  expectDone(runSupabase(['db', 'push', `--remote=${url}`, '--yes', ...flags]));

/** Omits the tool's helper types, which nothing here uses; an empty list takes one line. */
export async function generateTypes({ url }: HostedProject): Promise<string> {
  const types = await expectDone(
    runSupabase(['gen', 'types', `--remote=${url}`, '--schema', 'public']),
  );
  const [database = ''] = types.split('type DatabaseWithoutInternals');
  return database.replaceAll(/\[\s+\]/g, '[]').trim() + '\n';
}
