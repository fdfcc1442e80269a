import 'server-only';
import { cacheTags } from '@/lib/data/cache-tags';
import { AREA_COLUMNS } from '@/lib/areas';
import { applySettings, SITE_DEFAULTS } from '@/lib/shop-settings';
import { site, type Site } from '@/lib/site';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { toStoredSettings } from '@/lib/supabase/setting-rows';

const DAY_SECONDS = 86_400;

/** Puts the settings and areas of the database in place in this process; tells when they were changed. */
export async function loadSite(): Promise<{ version: string; changedAt: number }> {
  const client = adminClient();
  const [settings, areas] = await Promise.all([
    client.from('shop_settings').select('key, value, updated_at').order('key'),
    client.from('areas').select(`${AREA_COLUMNS}, updated_at`).order('position').order('slug'),
  ]);
  const rows = expectData(settings);
  const areaRows = expectData(areas);
  applySettings(toStoredSettings(rows), areaRows);
  return {
    version: JSON.stringify([rows, areaRows]),
    changedAt: Math.max(
      0,
      ...[...rows, ...areaRows].map(({ updated_at }) => Date.parse(updated_at)),
    ),
  };
}

/** Has the page that is being rendered expire when a setting changes; without the database it is rendered all the same. */
async function expireWithSettings(): Promise<void> {
  await publicClient([cacheTags.settings], DAY_SECONDS).from('shop_settings').select('key');
}

/** For the browser: what differs from lib/site.ts; undefined where nothing does. */
export async function readSiteChanges(): Promise<Partial<Site> | undefined> {
  await expireWithSettings();
  const names = Object.keys(SITE_DEFAULTS) as (keyof Site)[];
  const changed = names.filter(
    (name) => JSON.stringify(site[name]) !== JSON.stringify(SITE_DEFAULTS[name]),
  );
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((name) => [name, site[name]]));
}
