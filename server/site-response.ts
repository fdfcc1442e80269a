import { ServerResponse } from 'node:http';
import { HttpError } from '../lib/api/http-error.ts';
import { BUSY_PAGE_POLICY, CLOSED_POLICY } from '../lib/csp/policy.ts';
import { eachSecurityHeader } from '../lib/csp/security-headers.ts';
import { busyPage } from '../lib/fallback-pages/busy-page.ts';
import { log } from '../lib/log/log.ts';
import { routeOf } from '../lib/log/redact.ts';
import type { RequestOutcome } from '../lib/log/request-outcome.ts';
import { isDraining } from '../lib/runtime/readiness.ts';

const COME_BACK = 'The site is very busy. Please try again in a moment.';
export const BUSY = new HttpError(503, 'unavailable', COME_BACK, { 'Retry-After': '5' });

/** The response that Next writes to; a 500 becomes a 503 when an upstream didn't respond. */
export class SiteResponse extends ServerResponse {
  readonly outcome: RequestOutcome = { isUpstreamDown: false };

  /** A page's policy replaces the general one of next.config.ts. */
  override appendHeader(name: string, value: string | readonly string[]): this {
    const isPolicy = name.toLowerCase() === 'content-security-policy';
    return isPolicy ? this.setHeader(name, value) : super.appendHeader(name, value);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    if (status === 500 && this.outcome.isUpstreamDown) return sendError(this, BUSY) && this;
    if (isDraining()) this.shouldKeepAlive = false;
    // Flight data has the headers of its page, so a browser would preload the picture of a page that nobody has opened.
    if (/^text\/x-component/.test(`${this.getHeader('Content-Type')}`)) this.removeHeader('Link');
    return super.writeHead(status, ...(rest as []));
  }

  override write(...rest: unknown[]): boolean {
    return this.#isReplaced() || super.write(...(rest as [string]));
  }

  override end(...rest: unknown[]): this {
    return this.#isReplaced() ? this : super.end(...(rest as []));
  }

  /** Called before Node writes the head implicitly with the first piece of the body. */
  #isReplaced(): boolean {
    if (!this.headersSent && this.statusCode === 500) this.writeHead(500);
    return this.writableEnded;
  }
}

/** Sends this error instead of the response: as an API error, a page, or plain text. */
export function sendError(response: ServerResponse, error: HttpError, isEnd = true): true {
  if (response.headersSent || response.destroyed) return true;
  const { url = '', method, headers } = response.req;
  const { status, code, message } = error;
  const [pathname = ''] = url.split('?', 1);
  const isApi = pathname.startsWith('/api/') || headers.rsc !== undefined;
  const isPage = error === BUSY && !isApi;
  const text = isPage ? busyPage() : message;
  const body = isApi ? JSON.stringify({ error: { code, message } }) : text;
  const type = `${isPage ? 'text/html' : 'text/plain'};charset=UTF-8`;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  eachSecurityHeader(pathname, (name, value) => response.setHeader(name, value));
  response.setHeader('Content-Security-Policy', isPage ? BUSY_PAGE_POLICY : CLOSED_POLICY);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', isApi ? 'application/json' : type);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  response.statusCode = status;
  // Bypasses the response's own `end`, which may compress already and whose header is gone.
  if (isEnd) ServerResponse.prototype.end.call(response, body, 'utf8');
  else ServerResponse.prototype.write.call(response, body, 'utf8');
  log('info', 'request', { method, route: routeOf(url), status });
  return true;
}
