import { readLocal, readSession, STORAGE_KEYS, writeLocal, writeSession } from './storage';
import { createUuid } from '@/lib/browser/uuid';

const COOKIE = 'session_id';
const LIFETIME_S = 30 * 24 * 60 * 60;
const RENEWED_EVERY_MS = 24 * 60 * 60 * 1000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

let inMemory: { id: string; renewAt: number } | null = null;

const toUuid = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value : null;

function readCookie(): string | null {
  try {
    return toUuid(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1]);
  } catch {
    return null; // A sandboxed frame throws.
  }
}

function writeCookie(id: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${COOKIE}=${id}; Max-Age=${LIFETIME_S}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // The copy in local storage or in memory remains.
  }
}

function readStored(now: number): string | null {
  try {
    const stored = JSON.parse(readLocal(STORAGE_KEYS.sessionId) ?? 'null') as {
      id?: unknown;
      expires?: unknown;
    } | null;
    const { expires } = stored ?? {};
    return typeof expires === 'number' && expires > now ? toUuid(stored?.id) : null;
  } catch {
    return null;
  }
}

/**
 * An analytics and rate limit id of the browser, kept for thirty days from its last visit; it authorizes nothing.
 * Stored in a cookie and in local storage, because in-app browsers lose one or the other.
 */
export function sessionId(): string {
  const now = Date.now();
  if (inMemory && now < inMemory.renewAt) return inMemory.id;
  const id = readCookie() ?? readStored(now) ?? inMemory?.id ?? createUuid();
  inMemory = { id, renewAt: now + RENEWED_EVERY_MS };
  writeCookie(id);
  const expires = now + LIFETIME_S * 1000;
  writeLocal(STORAGE_KEYS.sessionId, JSON.stringify({ id, expires }));
  return id;
}

/** One id per browser session, sent with analytics events. */
export function analyticsSessionId(): string {
  const stored = toUuid(readSession(STORAGE_KEYS.analyticsSessionId));
  if (stored) return stored;
  const id = createUuid();
  writeSession(STORAGE_KEYS.analyticsSessionId, id);
  return id;
}
