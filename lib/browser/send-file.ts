import { PHOTO_LIMITS, PHOTO_TYPES } from '@/lib/domain/host/photo-limits';
import { photoTypeOf, SIGNATURE_BYTES } from '@/lib/domain/host/photo-type';
import type { NewUpload } from '@/lib/schemas/host/photos';
import type { RefusalCode } from '@/lib/schemas/host/refusal';
import { MAX_LOST_ATTEMPTS, whenOnline } from './wait-until-online';

const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000];
/** The `accept` of file inputs; the extensions are for browsers and systems that don't know the types. */
export const ACCEPTED_FILES = [...PHOTO_TYPES, '.heic', '.heif', '.jfif', '.jpe'].join(',');

/** Detects a type from the first bytes of a file. */
type TypeOf = (start: Uint8Array) => string | null;

/** Reads the content, like the server, because names lie and several browsers have no type for HEIC files. */
export const typeOfFile = async (file: File, typeOf: TypeOf) =>
  typeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));

/** The reason not to upload a file, or null. */
export async function fileProblem(file: File): Promise<RefusalCode | null> {
  if (file.size > PHOTO_LIMITS.maxBytes) return 'upload_too_large';
  try {
    return (await typeOfFile(file, photoTypeOf)) === null ? 'photo_unknown' : null;
  } catch {
    // Folders and deleted files can't be read.
    return 'photo_unreadable';
  }
}

const CODES: Record<number, RefusalCode | undefined> = {
  401: 'signed-out',
  403: 'not-allowed',
  413: 'upload_too_large',
  415: 'photo_unknown',
  429: 'too_many_uploads',
};
/** No response, or that of a server that is restarting. */
const UNREACHABLE_STATUSES = [0, 502, 503, 504];

type UploadCallbacks = {
  onPercent: (percent: number) => void;
  /** Called when the connection is lost; the upload resumes by itself. */
  onWaiting: () => void;
  /** Detects the file's type; defaults to photos. */
  typeOf?: TypeOf;
};
export type Sending = { outcome: Promise<RefusalCode | 'sent'>; stop: () => void };

/**
 * Uploads a file in parts and resumes at the first missing part: after a failure with a delay, and after going offline
 * as soon as the connection is back.
 */
export function sendFile(file: File, target: NewUpload, callbacks: UploadCallbacks): Sending {
  const stopped = new AbortController();
  const { signal } = stopped;
  const work = async (): Promise<RefusalCode | 'sent'> => {
    const type = await typeOfFile(file, callbacks.typeOf ?? photoTypeOf).catch(() => null);
    if (type === null) return 'photo_unknown';
    const { DetailedError, Upload } = await import('tus-js-client');
    let lostAttempts = 0;
    return new Promise((resolve) => {
      const upload = new Upload(file, {
        endpoint: target.endpoint,
        chunkSize: PHOTO_LIMITS.partBytes,
        retryDelays: RETRY_DELAYS_MS,
        storeFingerprintForResuming: false,
        headers: { 'x-signature': target.token },
        metadata: {
          bucketName: target.bucket,
          objectName: target.path,
          contentType: type,
          cacheControl: '3600',
        },
        onProgress: (sent, all) =>
          callbacks.onPercent(all === 0 ? 0 : Math.floor((sent / all) * 100)),
        onChunkComplete: () => {
          lostAttempts = 0;
        },
        onSuccess: () => resolve('sent'),
        onError: (error) => {
          const response = error instanceof DetailedError ? error.originalResponse : null;
          const status = response?.getStatus() ?? 0;
          lostAttempts += 1;
          if (!UNREACHABLE_STATUSES.includes(status) || lostAttempts > MAX_LOST_ATTEMPTS) {
            resolve(CODES[status] ?? 'upload_lost');
            return;
          }
          callbacks.onWaiting();
          whenOnline(() => upload.start(), signal);
        },
      });
      signal.addEventListener('abort', () => {
        // The server deletes the parts that arrived; if this call fails, it does so within a day.
        void upload.abort(true).catch(() => undefined);
        resolve('upload_lost');
      });
      upload.start();
    });
  };
  return { outcome: work(), stop: () => stopped.abort() };
}
