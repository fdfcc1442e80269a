import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

type Behavior = (response: ServerResponse, request: IncomingMessage) => void;

export type OembedService = {
  /** The requested video URLs, in order. */
  asked: string[];
  behave: (behavior: Behavior) => void;
};

export const sendJson =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behavior =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** A local server that responds like the video service's oEmbed, or fails on request. */
export async function startOembedService(): Promise<OembedService> {
  let behave: Behavior = sendJson(500, {});
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://service');
    asked.push(`${url.pathname} ${url.searchParams.get('url')}`);
    behave(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.TIKTOK_OEMBED_URL = `http://127.0.0.1:${port}/oembed`;
  after(async () => {
    delete process.env.TIKTOK_OEMBED_URL;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    asked,
    behave: (next) => {
      behave = next;
      asked.length = 0;
    },
  };
}
