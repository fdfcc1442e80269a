type Sent = Pick<Headers, 'get'>;

function isOwnOrigin(headers: Sent, origin: string): boolean {
  // Under Referrer-Policy `no-referrer` a page sends even its own forms with Origin `null`.
  if (origin === 'null') return headers.get('Sec-Fetch-Site') === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === headers.get('Host');
}

/** Whether a browser says that the request was made by a page of another site. Other callers need not say anything. */
export function isCrossSite(headers: Sent): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('Origin');
  return origin !== null && !isOwnOrigin(headers, origin);
}

/** Whether a browser says that a page of this site made the request, as each does for every POST. */
export const isFromOwnPage = (headers: Sent): boolean =>
  headers.get('Origin') !== null && !isCrossSite(headers);
