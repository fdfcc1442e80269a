import { lookup } from 'node:dns/promises';
import { parseFeedUrl } from '../../../lib/domain/feeds/feed-url.ts';
import { isForbiddenAddress } from '../../../lib/domain/network/ssrf-guard.ts';
import { openPinned, type Opened } from './pinned-request.ts';

export type FetchFailure =
  | 'bad_address'
  | 'forbidden_address'
  | 'unknown_host'
  | 'unreachable'
  | 'timeout'
  | 'too_many_redirects'
  | 'too_large'
  | 'not_for_browsers'
  | `status_${number}`;
export type Fetched =
  | { ok: true; text: string; etag: string | null; lastModified: string | null }
  | { ok: true; text: null }
  | { ok: false; error: FetchFailure };

/** The network calls, which tests replace. */
export type NetworkCalls = {
  resolve: (hostname: string) => Promise<string[]>;
  open: typeof openPinned;
  timeoutMs: number;
};

const MAX_REDIRECTS = 3;
const MAX_LOCATION = 2000;
const MAX_BYTES = 2 * 1024 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];

const network: NetworkCalls = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  open: openPinned,
  timeoutMs: 8000,
};

class Failure extends Error {
  readonly code: FetchFailure;

  constructor(code: FetchFailure) {
    super(code);
    this.code = code;
  }
}

// A DNS lookup can't be aborted.
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Failure('timeout'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The IP address to connect to. A single forbidden address among several refuses the host name. */
async function chooseAddress(
  url: URL,
  signal: AbortSignal,
  { resolve }: NetworkCalls,
): Promise<string> {
  const addresses = await within(signal, resolve(url.hostname)).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('unknown_host');
  });
  const [first] = addresses;
  if (first === undefined) throw new Failure('unknown_host');
  if (addresses.some(isForbiddenAddress)) throw new Failure('forbidden_address');
  return first;
}

async function readText({ body }: Opened): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Failure('too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const headerOf = ({ headers }: Opened, name: string, most: number): string | null => {
  const value = headers[name];
  return typeof value === 'string' && value.length <= most ? value : null;
};

/** Whether scripts of that origin may read it (CORS). */
const mayRead = (answer: Opened, from: URL, origin: string): boolean =>
  from.origin === origin ||
  ['*', origin].includes(headerOf(answer, 'access-control-allow-origin', MAX_LOCATION) ?? '');

function targetOf(answer: Opened, from: URL): URL {
  const target = URL.parse(headerOf(answer, 'location', MAX_LOCATION) ?? 'none:', from);
  if (!target) throw new Failure('bad_address');
  return target;
}

async function take(answer: Opened, from: URL, origin: string | undefined): Promise<Fetched | URL> {
  const { status, headers } = answer;
  if (status === 304) return { ok: true, text: null };
  if (REDIRECTS.includes(status)) return targetOf(answer, from);
  if (status !== 200) throw new Failure(`status_${status}`);
  if (origin !== undefined && !mayRead(answer, from, origin)) throw new Failure('not_for_browsers');
  if (Number(headers['content-length']) > MAX_BYTES) throw new Failure('too_large');
  return {
    ok: true,
    text: await readText(answer),
    etag: headerOf(answer, 'etag', 500),
    lastModified: headerOf(answer, 'last-modified', 100),
  };
}

async function call<T>(
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  through: NetworkCalls,
  read: (answer: Opened, from: URL) => T | Promise<T>,
): Promise<T> {
  const url = parseFeedUrl(address);
  if (!url) throw new Failure('bad_address');
  const target = await chooseAddress(url, signal, through);
  const answer = await through.open(url, target, headers, signal);
  try {
    return await read(answer, url);
  } finally {
    answer.close();
  }
}

const failureOf = (error: unknown, signal: AbortSignal): FetchFailure => {
  if (signal.aborted) return 'timeout';
  return error instanceof Failure ? error.code : 'unreachable';
};

async function follow(
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  through: NetworkCalls,
): Promise<Fetched> {
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const taken = await call(next, headers, signal, through, (answer, url) =>
      take(answer, url, headers.Origin),
    );
    if (!(taken instanceof URL)) return taken;
    next = taken.href;
  }
  throw new Failure('too_many_redirects');
}

/**
 * Fetches an untrusted URL with SSRF protection: HTTPS host names only, each redirect resolved, every address checked,
 * the socket pinned to the checked address; 8 s and 2 MB in all. Never throws for failures of the other side; `text` is
 * null when it hasn't changed. With `origin`, it fetches like a page of that origin and refuses what such a page
 * couldn't read.
 */
export async function safeFetch(
  address: string,
  known: { etag: string | null; lastModified: string | null; origin?: string },
  through: Partial<NetworkCalls> = {},
): Promise<Fetched> {
  const own = { ...network, ...through };
  const signal = AbortSignal.timeout(own.timeoutMs);
  const headers = {
    Accept: 'text/calendar, */*;q=0.1',
    'Accept-Encoding': 'identity',
    'User-Agent': 'Cabins-Calendar/1.0',
    ...(known.origin !== undefined && { Origin: known.origin }),
    ...(known.etag !== null && { 'If-None-Match': known.etag }),
    ...(known.lastModified !== null && { 'If-Modified-Since': known.lastModified }),
  };
  try {
    return await follow(address, headers, signal, own);
  } catch (error) {
    return { ok: false, error: failureOf(error, signal) };
  }
}

/** The redirect target of an untrusted URL, which is fetched with the same protection; the target isn't. */
export async function redirectTarget(
  address: string,
  through: Partial<NetworkCalls> = {},
): Promise<{ ok: true; address: string } | { ok: false; error: FetchFailure }> {
  const own = { ...network, ...through };
  const signal = AbortSignal.timeout(own.timeoutMs);
  const headers = {
    Accept: 'text/html, */*;q=0.1',
    'User-Agent': 'Mozilla/5.0 (compatible; Cabins/1.0)',
  };
  try {
    const target = await call(address, headers, signal, own, (answer, from) => {
      if (!REDIRECTS.includes(answer.status)) throw new Failure(`status_${answer.status}`);
      return targetOf(answer, from);
    });
    return { ok: true, address: target.href };
  } catch (error) {
    return { ok: false, error: failureOf(error, signal) };
  }
}
