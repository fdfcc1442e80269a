import 'server-only';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { cacheTags } from './cache-tags';
import { loadSite } from './shop-settings';

const TIMEOUT_MS = 1000;
// The newest alone isn't enough: a change begun earlier may be committed after a later one.
const LOOKED_AT = 20;

/** The version of a tag's data: it differs after each change. */
export type CatalogVersion = { tag: string; version: string; changedAt: number };

async function readVersion(tag: string, table: 'cabins' | 'posts'): Promise<CatalogVersion> {
  const rows = expectData(
    await adminClient(TIMEOUT_MS)
      .from(table)
      .select('id, updated_at')
      .order('updated_at', { ascending: false })
      .limit(LOOKED_AT),
  );
  return {
    tag,
    version: rows.map(({ id, updated_at }) => `${id}@${updated_at}`).join(),
    changedAt: Date.parse(rows[0]?.updated_at ?? '') || 0,
  };
}

export const readCatalogVersions = (): Promise<CatalogVersion[]> =>
  Promise.all([
    readVersion(cacheTags.cabins, 'cabins'),
    readVersion(cacheTags.posts, 'posts'),
    loadSite().then((settings) => ({ tag: cacheTags.settings, ...settings })),
  ]);
