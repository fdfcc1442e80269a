import 'server-only';
import { adminClient } from '@/lib/supabase/admin-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

type NewFile = {
  bucket: string;
  path: string;
  file: Buffer;
  contentType: string;
  cacheControl?: string;
};

/** Writes a file unless it exists, so that a concurrent call can't replace it. Returns false if it already existed. */
export async function writeOnce({ bucket, path, file, ...options }: NewFile): Promise<boolean> {
  const files = adminClient(WRITE_TIMEOUT_MS).storage.from(bucket);
  const { error } = await files.upload(path, file, { ...options, upsert: false });
  if (!error) return true;
  if ('statusCode' in error && error.statusCode === '409') return false;
  throw error;
}
