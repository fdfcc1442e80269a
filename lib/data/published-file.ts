import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { READ_TIMEOUT_MS, upstreamFetch } from '@/lib/supabase/upstream-fetch';

const read = upstreamFetch(READ_TIMEOUT_MS, { cache: 'no-store' });

/** A file of a public bucket, as it comes; null where there is none. Throws while the storage is away. */
export async function fetchPublished(bucket: string, path: string): Promise<Response | null> {
  const origin = serverEnv.NEXT_PUBLIC_SUPABASE_URL;
  const response = await read(`${origin}/storage/v1/object/public/${bucket}/${path}`);
  if (response.ok) return response;
  await response.body?.cancel();
  // A missing object is 400 there.
  if (response.status === 400 || response.status === 404) return null;
  throw new Error(`storage answered ${response.status}`);
}
