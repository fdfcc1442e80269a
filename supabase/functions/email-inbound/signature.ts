const TOLERANCE_SECONDS = 300;
const encoder = new TextEncoder();

function decode(text: string) {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

async function isOf(secret: string, signature: string, signed: string): Promise<boolean> {
  const [keyBytes, given] = [decode(secret.replace(/^whsec_/, '')), decode(signature)];
  if (!keyBytes || keyBytes.length < 16 || !given) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyBytes, algorithm, false, ['verify']);
  // `verify` compares in constant time.
  return crypto.subtle.verify('HMAC', key, given, encoder.encode(signed));
}

/** Whether one of the secrets (two, comma-separated, during a rotation) signed the body within five minutes of now. */
export async function isSigned(
  headers: Headers,
  body: string,
  { secrets, now }: { secrets: string; now: Date },
): Promise<boolean> {
  const id = headers.get('svix-id') ?? '';
  const timestamp = headers.get('svix-timestamp') ?? '';
  const away = Math.abs(Number(timestamp) - now.getTime() / 1000);
  if (id === '' || !/^\d{1,12}$/.test(timestamp) || away > TOLERANCE_SECONDS) return false;
  const signatures = (headers.get('svix-signature') ?? '')
    .split(' ')
    .slice(0, 8)
    .flatMap((each) => (each.startsWith('v1,') ? [each.slice(3)] : []));
  const signed = `${id}.${timestamp}.${body}`;
  const checks = secrets
    .split(',')
    .flatMap((secret) => signatures.map((each) => isOf(secret.trim(), each, signed)));
  return (await Promise.all(checks)).includes(true);
}
