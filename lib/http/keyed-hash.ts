const encoder = new TextEncoder();
const SHOWN_DIGITS = 32;

export const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A keyed hash, so that without the secret nobody can find the value by trying all IP addresses or phone numbers. */
export async function keyedHash(value: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(value))).slice(0, SHOWN_DIGITS);
}
