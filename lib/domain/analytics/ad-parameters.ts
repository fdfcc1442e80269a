// The map in deploy/nginx/nginx.conf has the same parameters; a test compares them.
const AD_PARAMETER = /^(?:utm_[a-z_]+|fbclid|ttclid|igsh|igshid|gclid)=/;

/** A path and query without tracking parameters of ads and apps, which caches leave out of their keys. */
export function withoutAdParameters(address: string): string {
  const at = address.indexOf('?');
  if (at === -1) return address;
  const query = address.slice(at + 1).split('&');
  const kept = query.filter((pair) => !AD_PARAMETER.test(pair)).join('&');
  return kept === '' ? address.slice(0, at) : `${address.slice(0, at)}?${kept}`;
}
