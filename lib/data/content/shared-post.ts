import 'server-only';
import { POST_COLUMNS, toPost } from './post-rows';
import { hashToken } from '@/lib/data/backend/hash-token';
import type { Post } from '@/lib/domain/catalog/post';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

const TOKEN = /^[\w-]{43}$/;

/** A post by its secret link, and whether it is public; null for an invalid or revoked link. */
export async function getSharedPost(
  token: string,
  now: Date,
): Promise<{ post: Post; isPublic: boolean } | null> {
  if (!TOKEN.test(token)) return null;
  const row = expectData(
    await adminClient()
      .from('post_links')
      .select(`posts!post_links_post_id_fkey!inner(${POST_COLUMNS})`)
      .eq('token_hash', hashToken(token))
      .maybeSingle(),
  );
  if (!row) return null;
  const { published_at: at } = row.posts;
  return { post: toPost(row.posts), isPublic: at !== null && new Date(at) <= now };
}
