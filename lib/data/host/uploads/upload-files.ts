import 'server-only';
import { UPLOAD_ENDPOINT } from './pass-upload';
import { inConversionQueue } from '@/lib/data/files/photo-conversion';
import { startSignedUpload, type UploadPurpose } from '@/lib/data/files/signed-uploads';
import type { HostResult } from '@/lib/data/staff/staff';
import { logError } from '@/lib/log/log';
import type { NewUpload } from '@/lib/schemas/host/photos';
import { staffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

const REFUSED = new Set([400, 401, 403]);
/** A photo may have 40 MB. */
const DOWNLOAD_TIMEOUT_MS = 30_000;

export const DONE = { ok: true, data: null } as const;
export const LOST = { ok: false, code: 'upload_lost' } as const;

/** Runs one conversion at a time, and refuses more when too many wait. */
export async function convertInTurn<T>(
  work: () => Promise<T>,
): Promise<T | { ok: false; code: 'busy'; detail: Record<string, never> }> {
  return (await inConversionQueue(work)) ?? { ok: false, code: 'busy', detail: {} };
}

/** Accesses uploaded files until they are converted. Storage rejects users without access to the folder. */
export function uploadFiles(bucketId: string) {
  const bucket = async (timeoutMs: number) => (await staffClient(timeoutMs)).storage.from(bucketId);
  return {
    /** Where to upload a file, once and within two hours. */
    async start(
      purpose: UploadPurpose,
      folder: string,
      id: string,
    ): Promise<HostResult<NewUpload>> {
      const path = `${folder}/${id}`;
      const { data, error } = await (await bucket(WRITE_TIMEOUT_MS)).createSignedUploadUrl(path);
      if (data) {
        if (!(await startSignedUpload(purpose, folder, id)))
          return { ok: false, code: 'not-allowed' };
        const { token } = data;
        return { ok: true, data: { id, endpoint: UPLOAD_ENDPOINT, token, bucket: bucketId, path } };
      }
      if (REFUSED.has(error.status ?? 0)) return { ok: false, code: 'not-allowed' };
      throw error;
    },
    async read(path: string): Promise<Buffer | null> {
      const { data } = await (await bucket(DOWNLOAD_TIMEOUT_MS)).download(path);
      return data ? Buffer.from(await data.arrayBuffer()) : null;
    },
    async remove(path: string): Promise<void> {
      const { error } = await (await bucket(WRITE_TIMEOUT_MS)).remove([path]);
      if (error) logError('upload not removed', error);
    },
  };
}
