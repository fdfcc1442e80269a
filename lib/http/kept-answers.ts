import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { detectTrafficSource, TRAFFIC_SOURCE_COOKIE } from '../domain/traffic-source.ts';
import type { KnownPage } from './known-pages.ts';
import { sendable, sendPage } from './send-page.ts';

type Kept = { until: number; page: KnownPage; headers: OutgoingHttpHeaders };

// As long as the front keeps a page (deploy/nginx); what is changed here ends it at once.
const KEPT_MS = 1000;
// A crowd has few pages in a second; each is bytes, compressed ones too.
const MOST = 100;

/** With these a request asks for something else than the page, or says what only Next understands. */
const OTHERS = [
  ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
  ...['next-url', 'next-action', 'x-nextjs-data', 'content-length', 'transfer-encoding'],
  ...['content-security-policy', 'content-security-policy-report-only'],
];

const NOTED = new RegExp(`(?:^|;)\\s*${TRAFFIC_SOURCE_COOKIE}=`);

/** Whether the middleware would note where the visitor came from. */
function isMarked({ url = '', headers }: IncomingMessage): boolean {
  if (NOTED.test(headers.cookie ?? '')) return false;
  const { referer: referrer, 'user-agent': userAgent } = headers;
  return detectTrafficSource({ url, referrer, userAgent }) !== 'unknown';
}

const isAnyones = (request: IncomingMessage) =>
  request.method === 'GET' &&
  !request.url?.includes('?') &&
  !OTHERS.some((name) => name in request.headers) &&
  !request.headers.cookie?.includes('__prerender') &&
  !isMarked(request);

/**
 * Pages as Next answered them last, for a moment: what a crowd asks for at once goes through Next's server once, which
 * costs many times what sending it does. Anything that is kept anew or ended in the cache of pages ends all of them.
 */
export class KeptAnswers {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  /** Requests whose answers may be kept, unless something changes before they come. */
  #asked = new WeakSet<IncomingMessage>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Answers the request if the page is known; else Next is to. */
  answers(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isAnyones(request)) return false;
    const kept = this.#kept.get(request.url ?? '');
    const known = kept && kept.until > this.#now() ? sendable(request, kept.page) : undefined;
    if (!kept || !known) {
      this.#asked.add(request);
      return false;
    }
    for (const [name, value] of Object.entries(kept.headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    sendPage(response, known, (body) => response.end(body));
    return true;
  }

  /** Called with each page that Next sends, just before. */
  keep(response: ServerResponse, page: KnownPage): void {
    const { req: request } = response;
    const isKnown = this.#asked.has(request) && response.getHeader('x-nextjs-cache') === 'HIT';
    if (!isKnown || response.hasHeader('Set-Cookie')) return;
    if (this.#kept.size >= MOST) this.#kept.clear();
    const until = this.#now() + KEPT_MS;
    this.#kept.set(request.url ?? '', { until, page, headers: { ...response.getHeaders() } });
  }

  forget(): void {
    this.#kept.clear();
    this.#asked = new WeakSet();
  }
}
