import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { jwtVerify } from 'jose';
import { createReadStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { TextEncoder } from 'node:util';

type Answer = (request: Request) => Response | Promise<Response>;
type Options = {
  folder: string;
  jwtSecret: string;
  /** Takes the whole object, as Storage does from a signed address. */
  storage: Answer;
  /** In bytes. */
  maxSize: number;
};

/** As long as a hosted project keeps what is unfinished. */
const LIFETIME_MS = 86_400_000;
const PATH = '/storage/v1/upload/resumable/sign';

type Problem = { statusCode: string; error: string; message: string };
/** What the tus server answers with when it is thrown. */
const refusal = (status_code: number, error: string) => {
  const body: Problem = { statusCode: String(status_code), error, message: error };
  return { status_code, body: JSON.stringify(body) };
};

const SIGNING = /^\/storage\/v1(\/object\/upload\/sign\/.+)$/;

/** The package names a signed address otherwise than a hosted project, and than supabase-js reads it. */
export async function withSignedUrl(request: Request, storage: Answer): Promise<Response> {
  const [, address] = SIGNING.exec(new URL(request.url).pathname) ?? [];
  const answer = await storage(request);
  if (address === undefined || request.method !== 'POST' || !answer.ok) return answer;
  const { token } = (await answer.json()) as { token: string };
  return Response.json({ url: `${address}?token=${token}`, token });
}

/**
 * Resumable uploads to signed addresses (tus), which the package does not have yet. Each request carries the signature of
 * the one object that it writes. What has arrived stays in the folder over a restart; the whole object goes to Storage,
 * which checks its type and size.
 */
export function createResumableUploads({ folder, jwtSecret, storage, maxSize }: Options) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const datastore = new FileStore({
    directory: folder,
    expirationPeriodInMilliseconds: LIFETIME_MS,
  });
  const key = new TextEncoder().encode(jwtSecret);

  /** The object that a request may write, as `bucket/name`. */
  async function signedObject(request: { headers: Headers }): Promise<string> {
    const token = request.headers.get('x-signature') ?? '';
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      if (payload.intent === 'upload') return `${String(payload.bucket)}/${payload.sub ?? ''}`;
    } catch {
      // As any other signature that does not fit.
    }
    throw refusal(400, 'InvalidSignature');
  }

  const objectOf = (metadata: Record<string, string | null> | undefined) =>
    `${metadata?.bucketName ?? ''}/${metadata?.objectName ?? ''}`;

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
    },
    onUploadCreate: async (request, upload) => {
      if (objectOf(upload.metadata) !== (await signedObject(request))) {
        throw refusal(403, 'InvalidSignature');
      }
      return {};
    },
    onUploadFinish: async (request, { id, size = 0, metadata }) => {
      const token = request.headers.get('x-signature') ?? '';
      const file = path.join(folder, id);
      const object = objectOf(metadata).split('/').map(encodeURIComponent).join('/');
      const url = new URL(`/storage/v1/object/upload/sign/${object}`, request.url);
      url.searchParams.set('token', token);
      const init = {
        method: 'PUT',
        headers: {
          'Content-Type': metadata?.contentType ?? 'application/octet-stream',
          'Content-Length': String(size),
        },
        body: Readable.toWeb(createReadStream(file)) as unknown as BodyInit,
        duplex: 'half',
      };
      const answer = await storage(new Request(url, init));
      await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
      if (!answer.ok) throw { status_code: answer.status, body: await answer.text() };
      return {};
    },
  });
  const sweep = () => void tus.cleanUpExpiredUploads().catch(() => undefined);
  sweep();
  const timer = setInterval(sweep, LIFETIME_MS / 24).unref();

  return {
    /** Null: the request is none of a resumable upload. */
    answer: (request: Request): Promise<Response> | null =>
      new URL(request.url).pathname.startsWith(PATH) ? tus.handleWeb(request) : null,
    close: () => clearInterval(timer),
  };
}
