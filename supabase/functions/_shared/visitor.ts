import { readFunctionEnv } from '../../../lib/env/functions.ts';

const encoder = new TextEncoder();
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A keyed hash: without the project's secret nobody can try all addresses or phone numbers. */
export async function hashPrivately(value: string): Promise<string> {
  const { SUPABASE_SECRET_KEY, SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY } =
    readFunctionEnv();
  const secret = SUPABASE_SECRET_KEY ?? SUPABASE_SECRET_KEYS ?? SUPABASE_SERVICE_ROLE_KEY;
  if (!secret) throw new Error('No secret key of the project is set');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(value))).slice(0, 32);
}

/**
 * The visitor's network address. The site, which calls with the secret key, names it; of anybody else only
 * what the nearest gateway has seen is believed, because a caller can put anything before it.
 */
export function visitorAddress(headers: Headers, isFromSite: boolean): string {
  const named = isFromSite ? headers.get('X-Visitor-Address') : null;
  return named ?? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? 'unknown';
}
