const MAX_LENGTH = 2000;
const NAME =
  /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The address of a file on the public internet that a server may fetch for somebody: https at its usual port, a host
 * by name, no credentials. Null for any other. Where the name leads must be checked when it is called.
 */
export function parseFeedAddress(text: string): URL | null {
  const address = text.trim().replace(/^webcal:/i, 'https:');
  if (address.length > MAX_LENGTH || !URL.canParse(address)) return null;
  const url = new URL(address);
  // An address in numbers has no letters in its last part, or stands in brackets.
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password;
  if (!isPlain || !NAME.test(url.hostname)) return null;
  url.hash = '';
  return url;
}
