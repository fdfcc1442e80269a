import type { IncomingMessage } from 'node:http';
import { resolveClientIp } from '../../lib/domain/network/client-ip.ts';
import { readCapped } from '../functions/_shared/capped-body.ts';

type Answer = (request: Request) => Response | Promise<Response>;
type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;
type Options = { port: number; trustedProxies?: number };
type Cap = { maxBytes: number; refusal: object };
type Services = { answer: Answer; functions: Answer; auth?: Answer; storage?: Answer };

const SERVICES = /^\/(rest|auth|storage|functions)\/v1(?:\/|$)/;
const LOOPBACK_NAMES = ['127.0.0.1', 'localhost'];
const BODY_CAP: Cap = {
  maxBytes: 4 * 1_048_576,
  refusal: { code: 'PAYLOAD_TOO_LARGE', message: 'Body too large' },
};
/** What is published of a photograph is smaller than the photograph. It is refused as Storage does it. */
const OBJECT_CAP: Cap = {
  maxBytes: 12 * 1_048_576,
  refusal: {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
};
const RESUMABLE = '/storage/v1/upload/resumable/';

const notFound = () => Response.json({ message: 'Not found' }, { status: 404 });

/** A body whose length is not announced is read before it is answered; Node holds any other to what it announced. */
async function answerCapped(
  request: Request,
  serve: Answer,
  { maxBytes, refusal } = BODY_CAP,
): Promise<Response> {
  const tooLarge = (headers: HeadersInit = {}) => Response.json(refusal, { status: 413, headers });
  const length = request.headers.get('content-length');
  // Unread, the body would be taken for the connection's next request.
  if (Number(length) > maxBytes) return tooLarge({ Connection: 'close' });
  if (length !== null || request.body === null) return serve(request);
  const body = await readCapped(request, maxBytes);
  if (body === null) return tooLarge();
  return serve(
    new Request(request.url, { method: request.method, headers: request.headers, body }),
  );
}

/** Functions trust the last entry of X-Forwarded-For, as a hosted gateway writes it: not what a caller says of itself. */
function nameCaller({ headers }: Request, incoming: Incoming, proxies: number): void {
  headers.set('X-Forwarded-For', resolveClientIp(incoming, proxies) ?? 'unknown');
}

/**
 * What a project answers to the network, and nothing else of the package, which would show its settings to anybody. By
 * its own names only: a page of the web whose name leads to this machine is the browser's same origin.
 */
export function createGateway(
  { port, trustedProxies = 0 }: Options,
  { answer, functions, auth = answer, storage = answer }: Services,
) {
  const hosts = new Set(LOOPBACK_NAMES.map((name) => `${name}:${port}`));
  return (request: Request, incoming: Incoming): Response | Promise<Response> => {
    const { pathname } = new URL(request.url);
    const service = SERVICES.exec(pathname)?.[1];
    if (!service || !hosts.has(incoming.headers.host ?? '')) return notFound();
    if (service === 'functions') {
      nameCaller(request, incoming, trustedProxies);
      return answerCapped(request, functions);
    }
    if (service === 'storage') {
      // These write what comes straight to a file, up to the length that was announced first.
      if (pathname.startsWith(RESUMABLE)) return storage(request);
      return answerCapped(request, storage, OBJECT_CAP);
    }
    if (service === 'rest') return answerCapped(request, answer);
    // Behind an escape the package would still find its own route.
    return pathname.includes('%') ? notFound() : answerCapped(request, auth);
  };
}
