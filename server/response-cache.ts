import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { detectTrafficSource, TRAFFIC_SOURCE_COOKIE } from '../lib/domain/traffic-source.ts';
import { isRenderedPerRequest } from '../lib/http/per-request-pages.ts';
import { holdsTag, takesEncoding } from '../lib/http/request-headers.ts';
import type { SiteResponse } from './site-response.ts';

type Settings = {
  compresses: boolean;
  /** Without it the encoded bodies alone are kept: another instance may change a page unheard. */
  isFresh: boolean;
  now?: () => number;
};
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
const PAGE = /^\/(?!api\/|_next\/|p\/)(?:[^?]*\/)?[^./?]*$/;
/** With these a request asks for something else than the page. */
const OTHERS =
  /^(?:rsc|next-.*|x-nextjs-data|x-prerender-revalidate|content-.*|transfer-encoding)$/;
const KNOWN_SOURCE = new RegExp(`(?:^|;)\\s*${TRAFFIC_SOURCE_COOKIE}=`);

/** Whether the middleware would set its cookie. */
function setsCookie({ url = '', headers }: IncomingMessage): boolean {
  if (KNOWN_SOURCE.test(headers.cookie ?? '')) return false;
  const { referer: referrer, 'user-agent': userAgent } = headers;
  return detectTrafficSource({ url, referrer, userAgent }) !== 'unknown';
}

const isForAll = (request: IncomingMessage) =>
  PAGE.test(request.url ?? '') &&
  !isRenderedPerRequest(request.url ?? '', new URLSearchParams()) &&
  !Object.keys(request.headers).some((name) => OTHERS.test(name)) &&
  !request.headers.cookie?.includes('__prerender') &&
  !setsCookie(request);

/** A cache of static pages for one second, with their encoded bodies; any change of the page cache clears it. */
export class ResponseCache {
  readonly #pages = new LRUCache<string, Page>({ max: MAX_PAGES });
  readonly #compresses: boolean;
  readonly #ttlMs: number;
  readonly #now: () => number;
  #generation = 0;

  constructor({ compresses, isFresh, now = Date.now }: Settings) {
    this.#compresses = compresses;
    this.#ttlMs = isFresh ? TTL_MS : 0;
    this.#now = now;
  }

  /** Answers from the cache, or prepares to take what Next answers. */
  answers(request: IncomingMessage, response: SiteResponse): boolean {
    if (request.method !== 'GET' || !isForAll(request)) return false;
    const { url = '', headers } = request;
    const asked = { ...headers };
    const page = this.#pages.get(url);
    if (page && page.until > this.#now()) {
      for (const [name, value] of Object.entries(page.headers)) {
        if (value !== undefined) response.setHeader(name, value);
      }
      void this.#send(page, asked, response);
      return true;
    }
    // Next is to answer with the plain and whole page.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) {
      delete headers[name];
    }
    const generation = this.#generation;
    response.takeBody = (body) => {
      if (!/^text\/html/.test(String(response.getHeader('Content-Type')))) {
        return response.sendBody(body);
      }
      const isKept = generation === this.#generation;
      void this.#send(this.#take(url, body, response, isKept), asked, response);
    };
    return false;
  }

  clear(): void {
    this.#generation += 1;
    for (const page of this.#pages.values()) page.until = 0;
  }

  #take(url: string, body: Buffer, response: SiteResponse, isKept: boolean): Page {
    // A tag would make a 304 of an error.
    if (response.statusCode !== 200) response.removeHeader('ETag');
    const headers = response.getHeaders();
    const known = this.#pages.get(url);
    const isSame = known !== undefined && known.headers.etag === headers.etag;
    const bodies = isSame ? known.bodies : new Map([['', Promise.resolve(body)]]);
    const page = { headers, bodies, until: this.#now() + this.#ttlMs };
    const isPublic =
      response.statusCode === 200 &&
      headers.etag !== undefined &&
      headers['x-nextjs-cache'] === 'HIT' &&
      headers['set-cookie'] === undefined &&
      !/\b(?:private|no-store)\b/.test(String(headers['cache-control']));
    if (isKept && isPublic) this.#pages.set(url, page);
    return page;
  }

  async #send(
    { headers, bodies }: Page,
    asked: IncomingMessage['headers'],
    response: SiteResponse,
  ): Promise<void> {
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
