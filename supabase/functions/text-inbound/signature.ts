const encoder = new TextEncoder();

/** The URLs the provider may have called, because a gateway may have changed scheme, host or port. */
function listAddresses(request: Request, configured: string | undefined): string[] {
  if (configured) return [configured];
  const url = new URL(request.url);
  const { headers } = request;
  const scheme =
    headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim() ?? url.protocol.slice(0, -1);
  const host = headers.get('X-Forwarded-Host')?.split(',')[0]?.trim() ?? url.host;
  return [url.href, `${scheme}://${host}${url.pathname}${url.search}`];
}

/** The signed text: the URL, then every parameter with its value, sorted by name. */
function signedText(address: string, parameters: URLSearchParams): string {
  const names = [...new Set(parameters.keys())].sort();
  const pairs = names.flatMap((name) =>
    [...new Set(parameters.getAll(name))].sort().map((value) => name + value),
  );
  return address + pairs.join('');
}

function decode(signature: string) {
  try {
    return Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * Whether the request comes from the holder of the token. A caller's headers only decide which URL is tried; without
 * the token none can be signed.
 */
export async function isSigned(
  request: Request,
  parameters: URLSearchParams,
  { token, address }: { token: string; address: string | undefined },
): Promise<boolean> {
  const signature = decode(request.headers.get('X-Twilio-Signature') ?? '');
  if (!signature) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(token), algorithm, false, [
    'verify',
  ]);
  // `verify` compares in constant time.
  const checks = listAddresses(request, address).map((each) =>
    crypto.subtle.verify('HMAC', key, signature, encoder.encode(signedText(each, parameters))),
  );
  return (await Promise.all(checks)).includes(true);
}
