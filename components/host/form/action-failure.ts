/**
 * Why there is no response. `offline`: nothing was sent. `lost` and `broken`: the connection or the server failed, so
 * it isn't known whether the work was done.
 */
export type Missing = { ok: false; code: 'offline' | 'signed-out' | 'broken' | 'lost' };

export const OFFLINE: Missing = { ok: false, code: 'offline' };
export const LOST: Missing = { ok: false, code: 'lost' };

// Probes an API route: signed out, it returns 401, where a server action would return HTML.
async function isSignedOut(): Promise<boolean> {
  try {
    const { status } = await fetch('/host/api/calendar', { cache: 'no-store' });
    return status === 401;
  } catch {
    return false;
  }
}

/** Returns why a server action threw. A server error has a digest, which identifies its log entry. */
export async function failureOf(error: unknown): Promise<Missing> {
  if (typeof error === 'object' && error !== null && 'digest' in error) {
    return { ok: false, code: 'broken' };
  }
  return (await isSignedOut()) ? { ok: false, code: 'signed-out' } : LOST;
}
