import { Agent, request as open, type IncomingHttpHeaders } from 'node:http';

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; headers: IncomingHttpHeaders; isReused: boolean };

const NEXT_ENDS_AFTER_MS = 5000;

function ask(base: string, agent: Agent, sent: Sent, timeoutMs = 0): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const { body = '', method, path } = sent;
  const isCounted = body !== '' && sent.headers?.['Transfer-Encoding'] === undefined;
  const length = isCounted ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  const headers = { ...length, ...sent.headers };
  return new Promise((resolve, reject) => {
    const call = open({ agent, host: hostname, port, method, path, headers }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          isReused: call.reusedSocket,
        }),
      );
      answer.resume();
    });
    call.on('error', reject);
    if (timeoutMs > 0) {
      call.setTimeout(timeoutMs, () => call.destroy(new Error(`nothing for ${timeoutMs} ms`)));
    }
    call.end(body);
  });
}

/** The outcomes of a request and of the next one on its connection. */
export async function sendTwice(base: string | undefined, sent: Sent): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const site = String(base);
  try {
    const { status, headers } = await ask(site, agent, sent);
    const next = await ask(site, agent, { method: 'GET', path: '/api/health' }, NEXT_ENDS_AFTER_MS);
    const isClosed = headers.connection === 'close';
    const how = isClosed === next.isReused ? 'on an unexpected connection' : 'answered';
    return `${status}, then ${next.status} ${how}`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    agent.destroy();
  }
}
