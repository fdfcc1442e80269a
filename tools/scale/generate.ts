import postgres from 'postgres';
import { openDatabase } from '../../supabase/local/database/open-database.ts';
import { generateSql } from './generate-sql.ts';

const name = (cabins: number) => `cabins_${cabins}`;

export function databaseUrl(server: string, cabins: number): string {
  return Object.assign(new URL(server), { pathname: `/${name(cabins)}` }).href;
}

/** Recreates the database, migrates it and fills it with made-up cabins, calendars and stays. */
export async function createDatabase(server: string, cabins: number, days: number): Promise<void> {
  const maintenance = postgres(server, { max: 1, onnotice: () => undefined });
  await maintenance.unsafe(`drop database if exists ${name(cabins)}`);
  await maintenance.unsafe(`create database ${name(cabins)}`);
  await maintenance.end();
  const url = databaseUrl(server, cabins);
  await (await openDatabase({ url })).close();

  const started = performance.now();
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  // Append-only tables refuse to be emptied with the others.
  await sql.unsafe(`set session_replication_role = replica;
    truncate public.cabins, public.occupancies cascade; set session_replication_role = origin`);
  for (const statement of generateSql(cabins, days)) await sql.unsafe(statement).simple();
  await sql.end();
  console.log(`${cabins} cabins made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
