import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { hasNoServer } from '@/lib/env/serving';

const UPLOADS = '/host/api/uploads';
/** The same for guests, who have no session of the console. */
const GUEST_UPLOADS = '/api/review-uploads';
const STORAGE = `${serverEnv.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/upload/resumable/sign`;
/** What a browser sends files to: this site, or Storage itself where requests have to be short. */
export const UPLOAD_ENDPOINT = hasNoServer() ? STORAGE : `${UPLOADS}/new`;
export const GUEST_UPLOAD_ENDPOINT = hasNoServer() ? STORAGE : `${GUEST_UPLOADS}/new`;
const ASKED = [
  'Content-Type',
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Signature',
];
const ANSWERED = ['Tus-Resumable', 'Upload-Expires', 'Upload-Length', 'Upload-Offset'];
/** A phone may need long for a part; it goes on from where it was cut. */
const TIMEOUT_MS = 60_000;

const picked = (headers: Headers, names: readonly string[]) =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/**
 * Hands a request of the tus protocol to Supabase Storage as it comes, and its answer back. Storage checks the signature
 * in each. `id`: of the upload; null begins one.
 */
export async function passUpload(request: Request, id: string | null): Promise<Response> {
  const headers = picked(request.headers, ASKED);
  headers.set('apikey', serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  const answer = await fetch(id === null ? STORAGE : `${STORAGE}/${id}`, {
    method: request.method,
    headers,
    body: request.body,
    // Undici wants it for a body that comes in parts; the type of a request does not have it.
    ...{ duplex: 'half' },
    cache: 'no-store',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const passed = picked(answer.headers, ANSWERED);
  passed.set('Cache-Control', 'no-store');
  const made = answer.headers.get('Location')?.split('/').at(-1);
  if (made) {
    const { pathname } = new URL(request.url);
    passed.set(
      'Location',
      `${pathname.startsWith(GUEST_UPLOADS) ? GUEST_UPLOADS : UPLOADS}/${made}`,
    );
  }
  // Its words are for developers; the page tells by the status.
  await answer.body?.cancel();
  return new Response(null, { status: answer.status, headers: passed });
}
