import { getStorageSchemaSql } from '@supabase/lite';
import type { Database } from './database.ts';

/** Storage's tables as on a platform. Policies control access to objects; nobody else reads the buckets. */
export const STORAGE_SCHEMA = `
  ${getStorageSchemaSql()}
  grant usage on schema storage to anon, authenticated, service_role;
  grant select, insert, update, delete on storage.objects to anon, authenticated, service_role;
  grant select on storage.buckets to anon, authenticated;
  grant select, insert, update, delete on storage.buckets to service_role;
`;

/** What a platform has before a project's first migration, also on a database that predates photographs. */
export async function prepareStorage(database: Database): Promise<void> {
  const [row] = await database.query(`select to_regclass('storage.objects') is null as missing`);
  if (row?.missing) await database.runTransaction(STORAGE_SCHEMA);
}
