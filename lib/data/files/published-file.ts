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
  // A missing object is 400 there.
  if ([400, 404, 416].includes(response.status)) return null;
  throw new Error(`storage answered ${response.status}`);
}

/** A file of a public bucket, as it comes; null where there is none. Throws while the storage is away. */
export const fetchPublished = (bucket: string, path: string) =>
  fetchFile(`public/${bucket}/${path}`);

/** A file of any bucket; null also for a range beyond its end. Hosted storage answers a good range with 206, the embedded one with the whole file. */
export function fetchPrivate(bucket: string, path: string, range: string | null) {
  const key = serverEnv.SUPABASE_SECRET_KEY;
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  return fetchFile(`${bucket}/${path}`, range === null ? headers : { ...headers, Range: range });
}
