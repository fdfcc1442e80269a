import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressesPages } from '../env/serving.ts';
import type { Encoding, KnownPage } from './known-pages.ts';
import { holdsTag, takesEncoding } from './request-headers.ts';

/** Whether the visitor has this very page; one who asks for a new copy gets it. */
function has({ headers }: IncomingMessage, tag: string): boolean {
  if (/\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return holdsTag(headers['if-none-match'], tag);
}

const compresses = compressesPages();
/** The better one first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const taken = headers['accept-encoding']?.toString();
  return ENCODINGS.find((encoding) => takesEncoding(taken, encoding));
}

export type Sendable = { page: KnownPage; body: Buffer; encoding?: Encoding };

/** The page as this visitor takes it; undefined while that is being made. */
export function sendable(request: IncomingMessage, page: KnownPage): Sendable | undefined {
  const encoding = compresses && page.isWorthCompressing ? encodingFor(request) : undefined;
  const body = encoding ? page.compressed(encoding) : page.bytes;
  return body && { page, body, encoding };
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('Vary') ?? '');
  if (/accept-encoding/i.test(vary)) return;
  response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

/** Ends the answer with the page, or with the news that the visitor has it. */
export function sendPage(
  response: ServerResponse,
  { page, body, encoding }: Sendable,
  end: (body?: Buffer) => unknown,
): void {
  response.setHeader('ETag', page.tag);
  if (page.link) response.setHeader('Link', page.link);
  if (compresses) addVary(response);
  if (has(response.req, page.tag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Length');
    end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  end(body);
}
