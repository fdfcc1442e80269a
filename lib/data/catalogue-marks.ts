import 'server-only';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { cacheTags } from './cache-tags';

const TIMEOUT_MS = 1000;
// More than the last one: a change begun earlier may be committed after a later one.
const LOOKED_AT = 20;

/** The version of a tag's data: it differs after each change. */
export type Mark = { tag: string; mark: string; changedAt: number };

async function readMark(tag: string, table: 'cabins' | 'posts'): Promise<Mark> {
  const rows = expectData(
    await adminClient(TIMEOUT_MS)
      .from(table)
      .select('id, updated_at')
      .order('updated_at', { ascending: false })
      .limit(LOOKED_AT),
  );
  return {
    tag,
    mark: rows.map(({ id, updated_at }) => `${id}@${updated_at}`).join(),
    changedAt: Date.parse(rows[0]?.updated_at ?? '') || 0,
  };
}

export const readCatalogueMarks = (): Promise<Mark[]> =>
  Promise.all([readMark(cacheTags.cabins, 'cabins'), readMark(cacheTags.posts, 'posts')]);
