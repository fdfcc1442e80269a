import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';
import { toCamelKeys, toSnakeKeys } from '../domain/values/key-case.ts';
import type { Database, Json } from './database.types.ts';
import { expectData } from './expect-data.ts';

export type Functions = Database['public']['Functions'];

/** Calls a database function and parses its result in camel case; throws if either fails. */
export async function callRpc<Name extends keyof Functions, T>(
  client: SupabaseClient<Database>,
  name: Name,
  args: Functions[Name]['Args'],
  schema: z.ZodType<T>,
): Promise<T> {
  return schema.parse(toCamelKeys(expectData(await client.rpc(name, args as never))));
}

/** An argument in snake case. */
export const toJson = (value: object) => toSnakeKeys<unknown>(value) as Json;
