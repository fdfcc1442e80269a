// As the map in deploy/nginx/nginx.conf has them; a test compares.
const AD_PARAMETER = /^(?:utm_[a-z_]+|fbclid|ttclid|igsh|igshid|gclid)=/;

/**
 * The path and query of a page without what ads and apps add to a link: no page depends on it, so that caches leave it
 * out of their keys.
 */
export function withoutAdParameters(address: string): string {
  const at = address.indexOf('?');
  if (at === -1) return address;
  const query = address.slice(at + 1).split('&');
  const kept = query.filter((pair) => !AD_PARAMETER.test(pair)).join('&');
  return kept === '' ? address.slice(0, at) : `${address.slice(0, at)}?${kept}`;
}
