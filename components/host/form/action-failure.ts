/**
 * In place of an answer that did not come. `offline`: nothing was sent. `lost` and `broken`: whether it was done is not
 * known; the connection or the server failed.
 */
export type Missing = { ok: false; code: 'offline' | 'signed-out' | 'broken' | 'lost' };

export const OFFLINE: Missing = { ok: false, code: 'offline' };
export const LOST: Missing = { ok: false, code: 'lost' };

// The guard of the console answers every request of nobody's with 401 there, and a server action with a page.
async function isSignedOut(): Promise<boolean> {
  try {
    const { status } = await fetch('/host/api/calendar', { cache: 'no-store' });
    return status === 401;
  } catch {
    return false;
  }
}

/** Why a server action threw. An error of the server itself has a digest, which names its entry in the log. */
export async function failureOf(error: unknown): Promise<Missing> {
  if (typeof error === 'object' && error !== null && 'digest' in error) {
    return { ok: false, code: 'broken' };
  }
  return (await isSignedOut()) ? { ok: false, code: 'signed-out' } : LOST;
}
