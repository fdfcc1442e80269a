import { AREA_COLUMNS } from '../../../lib/shop/areas.ts';
import { applySettings } from '../../../lib/shop/shop-settings.ts';
import { toStoredSettings } from '../../../lib/supabase/setting-rows.ts';
import type { Admin } from './work.ts';

const FRESH_MS = 1000;

let read = { at: -Infinity, done: Promise.resolve() };

/** Loads the current settings of the shop. */
export async function readSettings(admin: Admin): Promise<void> {
  const [settings, areas] = await Promise.all([
    // Page texts are long, and no message uses them.
    admin
      .from('shop_settings')
      .select('key, value')
      .not('key', 'in', '(promise_text,terms_text,privacy_text)'),
    admin.from('areas').select(AREA_COLUMNS).order('position').order('slug'),
  ]);
  // If either read fails, the previous settings stay.
  if (settings.data && areas.data) applySettings(toStoredSettings(settings.data), areas.data);
}

/** Applies the shop's settings, at most a second old. */
export function followSettings(admin: Admin): Promise<void> {
  const now = performance.now();
  if (now - read.at > FRESH_MS) read = { at: now, done: readSettings(admin) };
  return read.done;
}
