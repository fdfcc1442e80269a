import type { ServerResponse } from 'node:http';
import { BUSY_PAGE, BUSY_PAGE_POLICY } from './busy-page.ts';

const RETRY_AFTER_S = 5;
const ERROR = {
  error: {
    code: 'unavailable',
    message: 'The site is very busy. Please try again in a moment.',
  },
};

const prefersPage = (response: ServerResponse) =>
  !response.req.url?.startsWith('/api/') && response.req.headers.rsc === undefined;

/** Turns an answer of which nothing was sent into "come back in a moment", and gives its body. */
export function sayUnavailable(response: ServerResponse): Buffer {
  const isPage = prefersPage(response);
  const body = isPage ? BUSY_PAGE : Buffer.from(JSON.stringify(ERROR));
  response.statusCode = 503;
  for (const name of ['ETag', 'Content-Encoding', 'Transfer-Encoding', 'Link']) {
    response.removeHeader(name);
  }
  response.setHeader('Retry-After', RETRY_AFTER_S);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'application/json');
  response.setHeader('Content-Length', body.length);
  if (isPage) response.setHeader('Content-Security-Policy', BUSY_PAGE_POLICY);
  return response.req.method === 'HEAD' ? Buffer.alloc(0) : body;
}
