import { PHOTO_LIMITS } from '@/lib/domain/host/photo-limits';
import type { NewUpload } from '@/lib/schemas/host/photos';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000];
const TYPES: Record<string, string | undefined> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};
/** What the choice of files offers; the names are for browsers that do not know the types. */
export const ACCEPTED_FILES = [...new Set(Object.values(TYPES)), '.heic', '.heif'].join(',');

/** By the name: several browsers know no type for HEIC files. Undefined: no photograph. */
const typeOf = ({ name }: File): string | undefined =>
  TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];

/** Why a file need not be sent at all; null: it may be. */
export function fileProblem(file: File): RefusalCode | null {
  if (typeOf(file) === undefined) return 'photo_unknown';
  return file.size > PHOTO_LIMITS.maxBytes ? 'upload_too_large' : null;
}

const CODES: Record<number, RefusalCode | undefined> = {
  401: 'signed-out',
  403: 'not-allowed',
  413: 'upload_too_large',
  415: 'photo_unknown',
};

type Told = {
  onPercent: (percent: number) => void;
  /** The connection is lost; it goes on by itself. */
  onWaiting: () => void;
};
export type Sending = { outcome: Promise<RefusalCode | 'sent'>; stop: () => void };

/**
 * Sends a file in parts, and goes on with the first part that has not arrived: after a failure a moment later, without a
 * connection as soon as there is one.
 */
export function sendFile(file: File, target: NewUpload, told: Told): Sending {
  const stopped = new AbortController();
  const { signal } = stopped;
  const work = async (): Promise<RefusalCode | 'sent'> => {
    const { DetailedError, Upload } = await import('tus-js-client');
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
          contentType: typeOf(file) ?? '',
          cacheControl: '3600',
        },
        onProgress: (sent, all) => told.onPercent(all === 0 ? 0 : Math.floor((sent / all) * 100)),
        onSuccess: () => resolve('sent'),
        onError: (error) => {
          if (!navigator.onLine) {
            told.onWaiting();
            window.addEventListener('online', () => upload.start(), { once: true, signal });
            return;
          }
          const response = error instanceof DetailedError ? error.originalResponse : null;
          resolve(CODES[response?.getStatus() ?? 0] ?? 'upload_lost');
        },
      });
      signal.addEventListener('abort', () => {
        // What has arrived of it is removed by the server; if that fails, in a day.
        void upload.abort(true).catch(() => undefined);
        resolve('upload_lost');
      });
      upload.start();
    });
  };
  return { outcome: work(), stop: () => stopped.abort() };
}
