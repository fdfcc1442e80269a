import type { FunctionEnv } from '../../../lib/env/functions.ts';
import { hashPrivately } from './visitor.ts';

const TOLERANCE_SECONDS = 300;
const MAX_SIGNATURES = 8;
const encoder = new TextEncoder();
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/**
 * What notices of the provider are signed with. While a secret is being changed there may be two, comma separated.
 * The test provider needs none to be set.
 */
export async function webhookSecrets(env: FunctionEnv): Promise<string[]> {
  if (env.STRIPE_WEBHOOK_SECRET) return env.STRIPE_WEBHOOK_SECRET.split(',').map((s) => s.trim());
  if (env.PAYMENT_PROVIDER === 'stripe') throw new Error('STRIPE_WEBHOOK_SECRET is not set');
  return [await hashPrivately('notices of the test provider')];
}

const importKey = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, [usage]);

function signedBytes(timestamp: string, body: Uint8Array) {
  const head = encoder.encode(`${timestamp}.`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

function fromHex(text: string) {
  if (!/^[0-9a-f]{64}$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Stripe's scheme: `t=<epoch seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export async function signNotice(body: string, secret: string, at: Date): Promise<string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const bytes = signedBytes(timestamp, encoder.encode(body));
  const signature = new Uint8Array(
    await crypto.subtle.sign('HMAC', await importKey(secret, 'sign'), bytes),
  );
  const hex = [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${timestamp},v1=${hex}`;
}

/** Whether one of the secrets signed these very bytes within five minutes of now. */
export async function isSignedNotice(
  header: string | null,
  body: Uint8Array,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Promise<boolean> {
  const pairs = (header ?? '').split(',').map((part) => part.trim().split('='));
  const timestamp = pairs.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const signatures = pairs
    .filter(([name]) => name === 'v1')
    .slice(0, MAX_SIGNATURES)
    .flatMap(([, value = '']) => fromHex(value) ?? []);
  const bytes = signedBytes(timestamp, body);
  for (const secret of secrets) {
    const key = await importKey(secret, 'verify');
    for (const signature of signatures) {
      // `verify` compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, bytes)) return true;
    }
  }
  return false;
}
