import { Server, type Upload } from '@tus/server';
import { jwtVerify } from 'jose';
import { createReadStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { TextEncoder } from 'node:util';
import { isInStorage, UploadStore } from './upload-store.ts';

type Answer = (request: Request) => Response | Promise<Response>;
type Signed = Pick<Request, 'url' | 'headers'>;
type Options = {
  folder: string;
  jwtSecret: string;
  /** Receives the whole object, as Storage does from a signed URL. */
  storage: Answer;
  /** In bytes. */
  maxSize: number;
};

/** The lifetime of unfinished uploads on a hosted project. */
const LIFETIME_MS = 86_400_000;
const PATH = '/storage/v1/upload/resumable/sign';

type Problem = { statusCode: string; error: string; message: string };
/** The tus server responds with this when it is thrown. */
const refusal = (status_code: number, error: string) => {
  const body: Problem = { statusCode: String(status_code), error, message: error };
  return { status_code, body: JSON.stringify(body) };
};

const isDuplicate = (body: string) => (JSON.parse(body) as Problem).statusCode === '409';

const SIGNING = /^\/storage\/v1(\/object\/upload\/sign\/.+)$/;

/** The package's signed URL differs from a hosted project's, which supabase-js expects. */
export async function withSignedUrl(request: Request, storage: Answer): Promise<Response> {
  const [, address] = SIGNING.exec(new URL(request.url).pathname) ?? [];
  const answer = await storage(request);
  if (address === undefined || request.method !== 'POST' || !answer.ok) return answer;
  const { token } = (await answer.json()) as { token: string };
  return Response.json({ url: `${address}?token=${token}`, token });
}

/**
 * Resumable uploads to signed URLs (tus), which the package lacks. Each request carries the signature of the object it
 * writes. Received parts survive a restart; the whole object goes to Storage, which checks its type and size.
 */
export function createResumableUploads({ folder, jwtSecret, storage, maxSize }: Options) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const datastore = new UploadStore({
    directory: folder,
    expirationPeriodInMilliseconds: LIFETIME_MS,
  });
  const key = new TextEncoder().encode(jwtSecret);

  /** The object that a request may write, as `bucket/name`. */
  async function signedObject({ headers }: Pick<Request, 'headers'>): Promise<string> {
    const token = headers.get('x-signature') ?? '';
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      if (payload.intent === 'upload') return `${String(payload.bucket)}/${payload.sub ?? ''}`;
    } catch {
      // Treated like any other invalid signature.
    }
    throw refusal(400, 'InvalidSignature');
  }

  const objectOf = (metadata: Record<string, string | null> | undefined) =>
    `${metadata?.bucketName ?? ''}/${metadata?.objectName ?? ''}`;

  const putOf = (request: Signed, { id, size = 0, metadata }: Upload) => {
    const object = objectOf(metadata).split('/').map(encodeURIComponent).join('/');
    const url = new URL(`/storage/v1/object/upload/sign/${object}`, request.url);
    url.searchParams.set('token', request.headers.get('x-signature') ?? '');
    const init = {
      method: 'PUT',
      headers: {
        'Content-Type': metadata?.contentType ?? 'application/octet-stream',
        'Content-Length': String(size),
      },
      body: Readable.toWeb(createReadStream(path.join(folder, id))) as unknown as BodyInit,
      duplex: 'half',
    };
    return new Request(url, init);
  };

  /** `again` marks a retry, for which an existing object is this one. */
  async function store(request: Signed, id: string, again: boolean) {
    const upload = await datastore.getUpload(id);
    if (isInStorage(upload)) return;
    const answer = await storage(putOf(request, upload));
    if (answer.ok) return datastore.keepWithoutBytes(id);
    // The client retries later; after any other failure of HEAD it would send the whole file again.
    if (answer.status >= 500) throw refusal(423, 'Locked');
    const body = await answer.text();
    if (again && isDuplicate(body)) return datastore.keepWithoutBytes(id);
    await datastore.remove(id);
    throw { status_code: answer.status, body };
  }

  const storing = new Map<string, Promise<void>>();
  /** Hands the whole file to Storage, only once even for concurrent requests. */
  function handOver(request: Signed, id: string, again: boolean): Promise<void> {
    const begun = storing.get(id) ?? store(request, id, again).finally(() => storing.delete(id));
    storing.set(id, begun);
    return begun;
  }

  const tus = new Server({
    path: PATH,
    datastore,
    maxSize,
    relativeLocation: true,
    onIncomingRequest: async (request, id) => {
      const object = await signedObject(request);
      if (request.method === 'POST') return;
      const upload = await datastore.getUpload(id);
      if (objectOf(upload.metadata) !== object) throw refusal(403, 'InvalidSignature');
      if (request.method === 'DELETE' || upload.offset !== upload.size) return;
      // The backend stopped, or Storage failed, after the last byte had arrived.
      await handOver(request, id, true);
    },
    onUploadCreate: async (request, upload) => {
      if (objectOf(upload.metadata) !== (await signedObject(request))) {
        throw refusal(403, 'InvalidSignature');
      }
      return {};
    },
    onUploadFinish: async (request, { id }) => {
      await handOver(request, id, false);
      return {};
    },
  });
  const removeExpired = async () => void (await tus.cleanUpExpiredUploads());
  const sweep = () => void removeExpired().catch(() => undefined);
  sweep();
  const timer = setInterval(sweep, LIFETIME_MS / 24).unref();

  return {
    /** Null when the request isn't part of a resumable upload. */
    answer: (request: Request): Promise<Response> | null =>
      new URL(request.url).pathname.startsWith(PATH) ? tus.handleWeb(request) : null,
    removeExpired,
    close: () => clearInterval(timer),
  };
}
