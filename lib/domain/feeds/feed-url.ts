const MAX_LENGTH = 2000;
const NAME =
  /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * A URL on the public internet that the server may fetch: https at its default port, a host name, no credentials. Null
 * for any other. The resolved address must be checked when it is called.
 */
export function parseFeedUrl(text: string): URL | null {
  const address = text.trim().replace(/^webcal:/i, 'https:');
  if (address.length > MAX_LENGTH || !URL.canParse(address)) return null;
  const url = new URL(address);
  // An IP address has no letters in its last part, or is in brackets.
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password;
  if (!isPlain || !NAME.test(url.hostname)) return null;
  url.hash = '';
  return url;
}
