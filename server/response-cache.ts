import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Agent, fetch, type Response } from 'undici';
import { matchesEtag, acceptsEncoding } from '../lib/api/request-headers.ts';
import { withoutAdParameters } from '../lib/domain/analytics/ad-parameters.ts';
import { cookieForArrival } from '../lib/domain/analytics/traffic-source.ts';
import { isRenderedPerRequest } from '../lib/middleware/dynamic-routes.ts';
import type { Guard } from './guards.ts';
import { sendError, BUSY } from './site-response.ts';

type Settings = { port: number; compresses: boolean; isHttps: boolean };
type Bodies = { br?: Buffer; gzip?: Buffer; identity: Buffer };
type Page = { etag: string; headers: Record<string, string>; bodies: Bodies };

const MAX_PAGES = 200;
const TTL_MS = 1000;
const HTML = 'text/html; charset=utf-8';
// Higher levels cost much more than they save.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const toBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, Buffer>(gzip);
const NOT_KEPT = /^(?:connection|keep-alive|date|set-cookie|transfer-.*|content-(?:length|type))$/;
// Excludes picture URLs, which have a guard of their own.
const PAGE = /^\/(?!api\/|_next\/|p\/)(?:[\w/-]*[\w-])?$/;
const LONGER_THAN_A_PAGE = new Agent({ headersTimeout: 20_000, bodyTimeout: 20_000 });
// Requests the page for every visitor, uncompressed and past this cache (RFC 9111 §5.2.1.5).
const HEADERS = { 'Accept-Encoding': 'identity', 'Cache-Control': 'no-store' };
const FRESH = { headers: HEADERS, redirect: 'manual', dispatcher: LONGER_THAN_A_PAGE } as const;

const isCacheable = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers['cache-control'] !== 'no-store' &&
  headers.rsc === undefined &&
  headers['x-prerender-revalidate'] === undefined;

const isForAll = ({ status, headers }: Response) =>
  status === 200 &&
  headers.get('content-type') === HTML &&
  /^(?:HIT|STALE)$/.test(headers.get('x-nextjs-cache') ?? '') &&
  !/\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '');

async function encode(identity: Buffer): Promise<Bodies> {
  const [br, gzip] = await Promise.all([toBrotli(identity, BROTLI), toGzip(identity)]);
  return { br, gzip, identity };
}

/** A one-second cache of static pages with encoded bodies by ETag; a write to the page cache must clear it. */
export function createResponseCache({ port, compresses, isHttps }: Settings) {
  const known = new LRUCache<string, Bodies>({ max: MAX_PAGES });

  async function fetchMethod(address: string): Promise<Page | undefined> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, FRESH);
    if (response.status === BUSY.status) throw BUSY;
    const identity = Buffer.from(await response.arrayBuffer());
    const etag = response.headers.get('etag');
    if (etag === null || !isForAll(response)) return undefined;
    const bodies = known.get(etag) ?? (compresses ? await encode(identity) : { identity });
    known.set(etag, bodies);
    const headers = [...response.headers].filter(([name]) => !NOT_KEPT.test(name));
    return { etag, headers: Object.fromEntries(headers), bodies };
  }
  const pages = new LRUCache({ max: MAX_PAGES, ttl: TTL_MS, ttlResolution: 0, fetchMethod });

  /** Includes the middleware's cookie for a visitor whom a network sent. */
  function send(page: Page, request: IncomingMessage, response: ServerResponse) {
    const { url = '', headers: asked } = request;
    const { cookie: cookies, referer: referrer, 'user-agent': userAgent } = asked;
    const isSecure = isHttps || asked['x-forwarded-proto'] === 'https';
    const cookie = cookieForArrival({ url, referrer, userAgent, cookies, isSecure });
    const own = cookie !== null && { 'set-cookie': cookie, 'cache-control': 'private, no-cache' };
    const headers = { ...page.headers, ...own };
    const isReload = asked['cache-control']?.includes('no-cache');
    const isHeld = !isReload && matchesEtag(asked['if-none-match'], page.etag);
    if (isHeld) return response.writeHead(304, headers).end();
    const accepted = asked['accept-encoding']?.toString();
    const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted, name));
    const { identity, [encoding ?? 'identity']: body = identity } = page.bodies;
    const encoded = body !== identity && { 'content-encoding': encoding };
    const length = { 'content-type': HTML, 'content-length': body.length };
    return response.writeHead(200, { ...headers, ...encoded, ...length }).end(body);
  }

  const guard: Guard = (request, response, pass) => {
    const address = withoutAdParameters(request.url ?? '');
    if (!isCacheable(request) || !PAGE.test(address)) return false;
    if (isRenderedPerRequest(address, new URLSearchParams())) return false;
    const fetched = pages.fetch(address).catch((error: unknown) => error === BUSY); // Otherwise a change ended it.
    void fetched.then((page) => {
      if (page === true) return void sendError(response, BUSY);
      if (page) return void send(page, request, response);
      // Next leaves a page's ETag out of the response to HEAD. Node sends no body to HEAD, whatever Next writes.
      request.method = 'GET';
      return pass();
    });
    return true;
  };
  return { guard, clear: () => pages.clear() };
}
