import { toCamelKeys } from '../domain/values/key-case.ts';
import type { Database } from './database.types.ts';

type Row = Pick<Database['public']['Tables']['shop_settings']['Row'], 'key' | 'value'>;

/** The table's rows as one object in camel case. */
export const toStoredSettings = (rows: readonly Row[]): Record<string, unknown> => ({
  ...toCamelKeys(Object.fromEntries(rows.map(({ key, value }) => [key, value]))),
});

/** When each setting was saved. */
export const toSettingTimes = (
  rows: readonly Pick<Database['public']['Tables']['shop_settings']['Row'], 'key' | 'updated_at'>[],
): Record<string, string> => ({
  ...toCamelKeys(Object.fromEntries(rows.map((row) => [row.key, row.updated_at]))),
});
