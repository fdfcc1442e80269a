import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { withoutAdParameters } from '../lib/domain/analytics/ad-parameters.ts';
import { movedTo } from '../lib/domain/search/redirects.ts';
import { cookieForArrival } from '../lib/domain/analytics/traffic-source.ts';
import { isRenderedPerRequest } from '../lib/middleware/dynamic-routes.ts';
import { holdsTag, takesEncoding } from '../lib/api/request-headers.ts';
import type { SiteResponse } from './site-response.ts';

type Settings = {
  compresses: boolean;
  /** Without it the encoded bodies alone are kept: another instance may change a page unheard. */
  isFresh: boolean;
  isHttps: boolean;
  now?: () => number;
};
type Asked = { headers: IncomingMessage['headers']; cookie: string | null };
type Page = { headers: OutgoingHttpHeaders; bodies: Map<string, Promise<Buffer>>; until: number };

const MAX_PAGES = 200;
const TTL_MS = 1000;
const MIN_COMPRESSED_BYTES = 1024;
// The highest levels cost much more than they spare.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const ENCODERS: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzip),
};
const PAGE = /^\/(?!api\/|_next\/|p\/)(?:(?:[^?]*\/)?[^./?]+)?$/;
const NO_QUERY = new URLSearchParams();
/** With these a request asks for something else than the page. */
const OTHERS =
  /^(?:rsc|next-.*|x-nextjs-data|x-prerender-revalidate|content-.*|transfer-encoding)$/;
const FOR_ONE = ['accept-encoding', 'if-none-match', 'if-modified-since', 'referer', 'user-agent'];

const isForAll = (address: string, { headers }: IncomingMessage) =>
  PAGE.test(address) &&
  !isRenderedPerRequest(address, NO_QUERY) &&
  movedTo(address, NO_QUERY) === null &&
  !Object.keys(headers).some((name) => OTHERS.test(name)) &&
  !headers.cookie?.includes('__prerender');

/** A cache of static pages for one second, with their encoded bodies; any change of the page cache clears it. */
export class ResponseCache {
  readonly #pages = new LRUCache<string, Page>({ max: MAX_PAGES });
  readonly #compresses: boolean;
  readonly #ttlMs: number;
  readonly #isHttps: boolean;
  readonly #now: () => number;
  #generation = 0;

  constructor({ compresses, isFresh, isHttps, now = Date.now }: Settings) {
    this.#compresses = compresses;
    this.#ttlMs = isFresh ? TTL_MS : 0;
    this.#isHttps = isHttps;
    this.#now = now;
  }

  /** The cookie of the middleware, for a visitor whom a network sent. */
  #cookieFor({ url = '', headers }: IncomingMessage): string | null {
    const { cookie: cookies, referer: referrer, 'user-agent': userAgent } = headers;
    const isSecure = this.#isHttps || headers['x-forwarded-proto'] === 'https';
    return cookieForArrival({ url, referrer, userAgent, cookies, isSecure });
  }

  /** Answers from the cache, or prepares to take what Next answers. */
  answers(request: IncomingMessage, response: SiteResponse): boolean {
    const address = withoutAdParameters(request.url ?? '');
    if (request.method !== 'GET' || !isForAll(address, request)) return false;
    const { headers } = request;
    const asked: Asked = { headers: { ...headers }, cookie: this.#cookieFor(request) };
    const page = this.#pages.get(address);
    if (page && page.until > this.#now()) {
      for (const [name, value] of Object.entries(page.headers)) {
        if (value !== undefined) response.setHeader(name, value);
      }
      void this.#send(page, asked, response);
      return true;
    }
    // Next is to answer with the plain and whole page, the same for all: the middleware sees no sign of an arrival.
    request.url = address;
    for (const name of FOR_ONE) delete headers[name];
    const generation = this.#generation;
    response.takeBody = (body) => {
      if (!/^text\/html/.test(String(response.getHeader('Content-Type')))) {
        return response.sendBody(body);
      }
      const isKept = generation === this.#generation;
      void this.#send(this.#take(address, body, response, isKept), asked, response);
    };
    return false;
  }

  clear(): void {
    this.#generation += 1;
    for (const page of this.#pages.values()) page.until = 0;
  }

  #take(address: string, body: Buffer, response: SiteResponse, isKept: boolean): Page {
    // A tag would make a 304 of an error.
    if (response.statusCode !== 200) response.removeHeader('ETag');
    const headers = response.getHeaders();
    const known = this.#pages.get(address);
    const isSame = known !== undefined && known.headers.etag === headers.etag;
    const bodies = isSame ? known.bodies : new Map([['', Promise.resolve(body)]]);
    const page = { headers, bodies, until: this.#now() + this.#ttlMs };
    const isPublic =
      response.statusCode === 200 &&
      headers.etag !== undefined &&
      headers['x-nextjs-cache'] === 'HIT' &&
      headers['set-cookie'] === undefined &&
      !/\b(?:private|no-store)\b/.test(String(headers['cache-control']));
    if (isKept && isPublic) this.#pages.set(address, page);
    return page;
  }

  async #send(
    { headers, bodies }: Page,
    { headers: asked, cookie }: Asked,
    response: SiteResponse,
  ): Promise<void> {
    if (cookie && !response.hasHeader('Set-Cookie')) {
      response.setHeader('Set-Cookie', cookie);
      response.setHeader('Cache-Control', 'private, no-cache');
    }
    const isReload = /\bno-cache\b/.test(asked['cache-control'] ?? '');
    if (this.#compresses) addVary(response);
    if (headers.etag && !isReload && holdsTag(asked['if-none-match'], String(headers.etag))) {
      for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
      response.statusCode = 304;
      return response.sendBody();
    }
    const encoding = this.#compresses ? encodingFor(asked['accept-encoding']) : '';
    const plain = (await bodies.get('')) ?? Buffer.alloc(0);
    const encode = plain.length < MIN_COMPRESSED_BYTES ? undefined : ENCODERS[encoding];
    const body = encode ? (bodies.get(encoding) ?? encode(plain)) : plain;
    if (body instanceof Promise) bodies.set(encoding, body);
    const sent = await body;
    if (encode) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', sent.length);
    response.sendBody(sent);
  }
}

const encodingFor = (accepted: string | string[] | undefined): string =>
  Object.keys(ENCODERS).find((name) => takesEncoding(accepted?.toString(), name)) ?? '';

function addVary(response: SiteResponse): void {
  const vary = response.getHeader('Vary')?.toString() ?? '';
  if (/accept-encoding/i.test(vary)) return;
  response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}
