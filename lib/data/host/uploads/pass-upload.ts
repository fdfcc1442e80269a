import 'server-only';
import { beginSignedUpload } from '@/lib/data/files/signed-uploads';
import { serverEnv } from '@/lib/env/server';
import { hasNoServer } from '@/lib/env/serving';

const UPLOADS = '/host/api/uploads';
/** Guests upload here, because they have no console session. */
const GUEST_UPLOADS = '/api/review-uploads';
const STORAGE = `${serverEnv.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/upload/resumable/sign`;
/** Where browsers upload files: this site, or Storage directly where requests have to be short. */
export const UPLOAD_ENDPOINT = hasNoServer() ? STORAGE : `${UPLOADS}/new`;
export const GUEST_UPLOAD_ENDPOINT = hasNoServer() ? STORAGE : `${GUEST_UPLOADS}/new`;
const ASKED = ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset', 'X-Signature'];
const ANSWERED = ['Tus-Resumable', 'Upload-Expires', 'Upload-Length', 'Upload-Offset'];
/** A phone may need a long time for a part, and resumes where it was cut off. */
const TIMEOUT_MS = 60_000;

const picked = (headers: Headers, names: readonly string[]) =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Sends a tus request to Supabase Storage, which checks the signature in each one. */
async function askStorage(request: Request, method: string, id: string | null, part?: RequestInit) {
  const headers = picked(request.headers, part ? [...ASKED, 'Content-Type'] : ASKED);
  headers.set('apikey', serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  const answer = await fetch(id === null ? STORAGE : `${STORAGE}/${id}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...part,
    method,
    headers,
    cache: 'no-store',
  });
  // Storage's messages are for developers; the page only uses the status.
  await answer.body?.cancel();
  return answer;
}

function toAnswer({ status, headers }: Response, location?: string): Response {
  const passed = picked(headers, ANSWERED);
  passed.set('Cache-Control', 'no-store');
  if (location !== undefined) passed.set('Location', location);
  return new Response(null, { status, headers: passed });
}

/** Reads the owner and the upload's id from the object name of a request that starts an upload. */
function readObjectName(request: Request): [ownerId: string, id: string] | null {
  const metadata = request.headers.get('Upload-Metadata') ?? '';
  const [, name = ''] = /(?:^|,)objectName ([\w+/=-]+)/.exec(metadata) ?? [];
  const [, ownerId, id] =
    /^([\da-f-]{36})\/([\da-f-]{36})$/.exec(Buffer.from(name, 'base64').toString()) ?? [];
  return ownerId && id ? [ownerId, id] : null;
}

/**
 * Starts an upload and removes an earlier one with the same signature. `count` runs once Storage has accepted the
 * signature, and throws if the owner has uploaded too much. Null: the file can't be uploaded anymore.
 */
export async function beginUpload(
  request: Request,
  count: (ownerId: string) => Promise<void>,
): Promise<Response | null> {
  const object = readObjectName(request);
  if (object === null) return null;
  const answer = await askStorage(request, 'POST', null);
  const storageId = answer.headers.get('Location')?.split('/').at(-1);
  if (!answer.ok || !storageId) return toAnswer(answer);
  const remove = (id: string) => askStorage(request, 'DELETE', id).catch(() => null);
  try {
    const [ownerId, id] = object;
    await count(ownerId);
    const begun = await beginSignedUpload(ownerId, id, storageId);
    if (begun === null) {
      await remove(storageId);
      return null;
    }
    if (begun.former !== null && begun.former !== storageId) await remove(begun.former);
  } catch (error) {
    await remove(storageId);
    throw error;
  }
  const { pathname } = new URL(request.url);
  const uploads = pathname.startsWith(GUEST_UPLOADS) ? GUEST_UPLOADS : UPLOADS;
  return toAnswer(answer, `${uploads}/${storageId}`);
}

/** Streams a part of an upload to Storage, asks how much has arrived, or cancels the upload. */
export async function passUpload(
  request: Request,
  method: 'PATCH' | 'HEAD' | 'DELETE',
  id: string,
): Promise<Response> {
  const part = {
    body: request.body,
    // Undici requires this for streamed bodies.
    duplex: 'half',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
  };
  return toAnswer(await askStorage(request, method, id, method === 'PATCH' ? part : undefined));
}
