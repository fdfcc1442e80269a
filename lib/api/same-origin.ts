type Sent = Pick<Headers, 'get'>;

function isOwnOrigin(headers: Sent, origin: string): boolean {
  // Under Referrer-Policy `no-referrer`, a page sends Origin `null` even with its own forms.
  if (origin === 'null') return headers.get('Sec-Fetch-Site') === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === headers.get('Host');
}

/** Whether the browser says that another site's page made the request. Callers that aren't browsers may say nothing. */
export function isCrossSite(headers: Sent): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('Origin');
  return origin !== null && !isOwnOrigin(headers, origin);
}

/** Whether the browser says that a page of this site made the request; every browser does so for a POST. */
export const isFromOwnPage = (headers: Sent): boolean =>
  headers.get('Origin') !== null && !isCrossSite(headers);
