import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { believedAddress } from '@/lib/domain/visitor-hop';

const DONE = Symbol.for('visitor addresses are believed');

type Emit = (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
type Patched = { emit: Emit; [DONE]?: true };

function keepBelieved(request: IncomingMessage, proxies: number): void {
  const forwarded = request.headers['x-forwarded-for'];
  const address = believedAddress({
    forwarded: Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    peer: request.socket.remoteAddress,
    proxies,
  });
  if (address === undefined) delete request.headers['x-forwarded-for'];
  else request.headers['x-forwarded-for'] = address;
}

type Answers = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Leaves in X-Forwarded-For the one address to believe. Next keeps a visitor's own header and shows a handler no
 * connection, so this is done where a request enters the process. What is answered there goes no further.
 */
export function believeVisitors(proxies: number, isAnswered: Answers = () => false): void {
  const { Server: HttpServer } = process.getBuiltinModule('node:http');
  const prototype = HttpServer.prototype as unknown as Patched;
  if (prototype[DONE]) return;
  const { emit } = prototype;
  prototype[DONE] = true;
  prototype.emit = function (event, ...args) {
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      keepBelieved(request, proxies);
      if (isAnswered(request, response)) return true;
    }
    return emit.call(this, event, ...args);
  };
}
