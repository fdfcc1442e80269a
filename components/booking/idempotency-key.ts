import {
  readSession,
  removeSession,
  STORAGE_KEYS,
  writeSession,
} from '@/lib/browser/storage/storage';
import { createUuid } from '@/lib/browser/uuid';

const KEY = STORAGE_KEYS.bookingAttempt;

// FNV-1a: tells one request from the next without keeping a guest's name and email in storage.
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}.${(hash >>> 0).toString(16)}`;
}

/**
 * One key per distinct request, in whatever order its keys stand, kept over retries and reloads: resending after a lost
 * response finds the booking instead of making a second one.
 */
export function idempotencyKeyOf(request: object): string {
  const mark = fingerprint(JSON.stringify(Object.entries(request).sort()));
  const [storedMark, storedKey] = readSession(KEY)?.split(' ') ?? [];
  if (storedMark === mark && storedKey) return storedKey;
  const key = createUuid();
  writeSession(KEY, `${mark} ${key}`);
  return key;
}

/** For a key that the server knows from another request. */
export function forgetIdempotencyKey(): void {
  removeSession(KEY);
}
