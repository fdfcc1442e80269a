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
/** A published picture is smaller than its original. Larger ones are refused as Storage does. */
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

/** A body without a declared length is read before the request is handled; Node enforces a declared one. */
async function answerCapped(
  request: Request,
  serve: Answer,
  { maxBytes, refusal } = BODY_CAP,
): Promise<Response> {
  const tooLarge = (headers: HeadersInit = {}) => Response.json(refusal, { status: 413, headers });
  const length = request.headers.get('content-length');
  // An unread body would be parsed as the connection's next request.
  if (Number(length) > maxBytes) return tooLarge({ Connection: 'close' });
  if (length !== null || request.body === null) return serve(request);
  const body = await readCapped(request, maxBytes);
  if (body === null) return tooLarge();
  return serve(
    new Request(request.url, { method: request.method, headers: request.headers, body }),
  );
}

/** Functions trust the last entry of X-Forwarded-For, as a hosted gateway writes it, not a caller's own claims. */
function nameCaller({ headers }: Request, incoming: Incoming, proxies: number): void {
  headers.set('X-Forwarded-For', resolveClientIp(incoming, proxies) ?? 'unknown');
}

/**
 * Exposes what a project exposes to the network and nothing else of the package, which would show its settings to
 * anybody. Only its own host names are accepted, because DNS rebinding would make another site's page same-origin.
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
      // These stream to a file, up to the length declared at the start.
      if (pathname.startsWith(RESUMABLE)) return storage(request);
      return answerCapped(request, storage, OBJECT_CAP);
    }
    if (service === 'rest') return answerCapped(request, answer);
    // The package would still match its own route behind an escape.
    return pathname.includes('%') ? notFound() : answerCapped(request, auth);
  };
}
