import 'server-only';
import { z } from 'zod';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

export type UploadPurpose = 'cabin' | 'post' | 'review' | 'task';

const rpc = () => adminClient(WRITE_TIMEOUT_MS);
const begunSchema = z.object({ former: z.string().nullable() }).nullable();
const sealedSchema = z.enum(['sealed', 'done']).nullable();

/** Lets one file be sent under this id. False: a picture was made of it before, or it is for something else. */
export async function startSignedUpload(
  purpose: UploadPurpose,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const asked = { p_id: id, p_purpose: purpose, p_owner_id: ownerId };
  return expectData(await rpc().rpc('start_upload', asked));
}

/** `storageId`: its id in Storage. Null: it may not be sent. `former`: the one that it ends. */
export async function beginSignedUpload(ownerId: string, id: string, storageId: string) {
  const asked = { p_owner_id: ownerId, p_id: id, p_storage_id: storageId };
  return begunSchema.parse(expectData(await rpc().rpc('begin_upload', asked)));
}

/** Whose it is; null: no part of it may come any more. */
export async function ownerOfOpenUpload(storageId: string): Promise<string | null> {
  return expectData(await rpc().rpc('open_upload', { p_storage_id: storageId }));
}

/** Keeps the file that has come as it is. `done`: a picture was made of it before. Null: there is no such upload. */
export async function sealUpload(ownerId: string, id: string) {
  const asked = { p_owner_id: ownerId, p_id: id };
  return sealedSchema.parse(expectData(await rpc().rpc('seal_upload', asked)));
}

/** Once its picture is added. */
export async function endUpload(id: string): Promise<void> {
  expectData(await rpc().rpc('end_upload', { p_id: id }));
}
