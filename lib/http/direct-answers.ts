import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { TextAnswer } from '@/lib/data/invoke-function';
import { logError } from '@/lib/log';
import { availability, quote } from './read-routes';
import { takesEncoding } from './request-headers';
import { textOf } from './route';

type Handler = (request: Request) => Promise<Response>;

/** What every open calendar asks, and asks again with each click. */
const HANDLERS = new Map<string, Handler>([
  ['GET /api/availability', availability],
  ['POST /api/quote', quote],
]);

const WORTH_COMPRESSING = 1000;
const LINGERS_MS = 1000;
const compress = promisify(gzip);
const plain = new WeakMap<object, Buffer>();
const compressed = new WeakMap<object, Promise<Buffer>>();

function bytesOf(known: TextAnswer): Buffer {
  const bytes = plain.get(known) ?? Buffer.from(known.text);
  plain.set(known, bytes);
  return bytes;
}

/** The body of an answer; one that several are given is compressed once for all of them. */
async function bodyOf(request: IncomingMessage, response: Response) {
  const known = textOf(response);
  if (!known) return { body: Buffer.from(await response.arrayBuffer()) };
  const takesGzip = takesEncoding(request.headers['accept-encoding']?.toString(), 'gzip');
  if (!takesGzip || known.text.length < WORTH_COMPRESSING) return { body: bytesOf(known) };
  const made = compressed.get(known) ?? compress(known.text);
  compressed.set(known, made);
  return { body: await made, encoding: 'gzip' };
}

async function send(
  handler: Handler,
  sent: Request,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await handler(sent);
  const { body, encoding } = await bodyOf(request, answer);
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  if (!request.complete) return refuse(response, body);
  response.end(body);
}

/**
 * What was refused before all of it was read leaves a connection that nothing else can use. It is closed a moment after
 * the answer: closed at once, it breaks under a sender who is still sending and has not looked at the answer yet.
 */
async function refuse(response: ServerResponse, body: Buffer): Promise<void> {
  response.shouldKeepAlive = false;
  response.write(body);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LINGERS_MS);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  response.end();
}

function toRequest(request: IncomingMessage): Request | null {
  const { method, headers, url = '' } = request;
  try {
    return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(method === 'POST' && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
    });
  } catch {
    return null;
  }
}

/**
 * Answers some reads where they enter the process, by the very handlers of their routes. The way through Next's server
 * costs three times as much as the answer, and finds nothing to do for them.
 */
export function answersDirectly(request: IncomingMessage, response: ServerResponse): boolean {
  const [pathname] = (request.url ?? '').split('?', 1);
  const handler = HANDLERS.get(`${request.method} ${pathname}`);
  // What is no proper request is Next's to refuse.
  const sent = handler && toRequest(request);
  if (!sent) return false;
  send(handler, sent, request, response).catch((error: unknown) => {
    logError('answer was not sent', error);
    response.destroy();
  });
  return true;
}
