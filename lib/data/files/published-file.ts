import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { READ_TIMEOUT_MS, upstreamFetch } from '@/lib/supabase/upstream-fetch';

const read = upstreamFetch(READ_TIMEOUT_MS, { cache: 'no-store' });

async function fetchFile(path: string, headers?: HeadersInit): Promise<Response | null> {
  const response = await read(
    `${serverEnv.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/object/${path}`,
    headers && { headers },
  );
  if (response.ok) return response;
  await response.body?.cancel();
  // Storage answers 400 for a missing object.
  if ([400, 404, 416].includes(response.status)) return null;
  throw new Error(`storage answered ${response.status}`);
}

/** The storage response for a file of a public bucket; null for a missing one. Throws while storage is down. */
export const fetchPublicFile = (bucket: string, path: string) =>
  fetchFile(`public/${bucket}/${path}`);

/** Null for a missing file or a range beyond its end. Embedded storage answers a range with the whole file. */
export function fetchPrivateFile(bucket: string, path: string, range: string | null) {
  const key = serverEnv.SUPABASE_SECRET_KEY;
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  return fetchFile(`${bucket}/${path}`, range === null ? headers : { ...headers, Range: range });
}
