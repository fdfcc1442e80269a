import 'server-only';
import { z } from 'zod';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

export type UploadPurpose = 'cabin' | 'post' | 'shop' | 'review' | 'task';

const rpc = () => adminClient(WRITE_TIMEOUT_MS);
const begunSchema = z.object({ former: z.string().nullable() }).nullable();
const sealedSchema = z.enum(['sealed', 'done']).nullable();

/** Allows one upload under this id. Returns false if it already became a picture or the id belongs to another owner. */
export async function startSignedUpload(
  purpose: UploadPurpose,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const args = { p_id: id, p_purpose: purpose, p_owner_id: ownerId };
  return expectData(await rpc().rpc('start_upload', args));
}

/** Makes this the only upload under its id, replacing `former`. Returns null if the file may not be sent. */
export async function beginSignedUpload(ownerId: string, id: string, storageId: string) {
  const args = { p_owner_id: ownerId, p_id: id, p_storage_id: storageId };
  return begunSchema.parse(expectData(await rpc().rpc('begin_upload', args)));
}

/** The owner of an upload that still accepts parts; null when it has ended. */
export async function ownerOfOpenUpload(storageId: string): Promise<string | null> {
  return expectData(await rpc().rpc('open_upload', { p_storage_id: storageId }));
}

/** Freezes the uploaded file. Returns `done` if it already became a picture, null if there is no such upload. */
export async function sealUpload(ownerId: string, id: string) {
  const args = { p_owner_id: ownerId, p_id: id };
  return sealedSchema.parse(expectData(await rpc().rpc('seal_upload', args)));
}

/** Marks the upload as done after its picture was added. */
export async function endUpload(id: string): Promise<void> {
  expectData(await rpc().rpc('end_upload', { p_id: id }));
}
