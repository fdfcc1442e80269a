import 'server-only';
import { cacheTags } from './cache-tags';
import { AREA_COLUMNS } from '@/lib/shop/areas';
import { isBuilding } from '@/lib/env/mode';
import { logError } from '@/lib/log/log';
import { applyConsents, applySettings } from '@/lib/shop/shop-settings';
import { shop, SHOP_DEFAULTS, type Shop } from '@/lib/shop/shop';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { toSettingTimes, toStoredSettings } from '@/lib/supabase/setting-rows';

const DAY_SECONDS = 86_400;

async function loadSettings(client: Pick<ReturnType<typeof publicClient>, 'from'>) {
  const [settings, areas] = await Promise.all([
    client.from('shop_settings').select('key, value, updated_at').order('key'),
    client.from('areas').select(`${AREA_COLUMNS}, updated_at`).order('position').order('slug'),
  ]);
  const rows = expectData(settings);
  const areaRows = expectData(areas);
  applySettings(toStoredSettings(rows), areaRows, toSettingTimes(rows));
  return [...rows, ...areaRows];
}

/** Loads the shop's settings and areas into this process; returns their version and when they changed. */
export async function loadSite(): Promise<{ version: string; changedAt: number }> {
  const client = adminClient();
  const [settings, wordings] = await Promise.all([
    loadSettings(client),
    client.from('consent_wordings').select('purpose, version, words, from_at').order('from_at'),
  ]);
  const consents = expectData(wordings);
  applyConsents(consents);
  // No page is built with the wordings, so any saved wording is newer than the build.
  const changes =
    consents.length > 0 ? [Infinity] : settings.map((row) => Date.parse(row.updated_at));
  return {
    version: JSON.stringify([settings, consents]),
    changedAt: Math.max(0, ...changes),
  };
}

// Next doesn't call `register` during prerendering, where a dynamic read would keep every page from being built.
if (isBuilding) {
  await loadSettings(publicClient([cacheTags.settings], DAY_SECONDS)).catch((error: unknown) =>
    logError('built without the shop settings', error),
  );
}

/** Makes the page being rendered expire when a setting changes; it renders even without the database. */
async function expireWithSettings(): Promise<void> {
  await publicClient([cacheTags.settings], DAY_SECONDS).from('shop_settings').select('key');
}

/** The settings that differ from lib/shop/shop.ts, for the browser; undefined when none do. */
export async function readShopChanges(): Promise<Partial<Shop> | undefined> {
  await expireWithSettings();
  const changed = (Object.keys(SHOP_DEFAULTS) as (keyof Shop)[]).filter(
    (name) => JSON.stringify(shop()[name]) !== JSON.stringify(SHOP_DEFAULTS[name]),
  );
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((name) => [name, shop()[name]]));
}
