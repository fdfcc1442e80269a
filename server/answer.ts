import type { IncomingMessage, ServerResponse } from 'node:http';
import { endLater } from './read-away.ts';

type Said = {
  code: string;
  message: string;
  headers?: Record<string, string>;
  /** The connection ends with this answer. */
  isLast?: boolean;
};

/** Ends a request that goes no further: as the API says errors below /api, in plain words elsewhere. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { code, message, headers = {}, isLast = false }: Said,
): void {
  const isApi = request.url?.startsWith('/api/') ?? false;
  const body = isApi ? JSON.stringify({ error: { code, message } }) : `${message}\n`;
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...(isLast && { Connection: 'close' }),
    ...headers,
  });
  if (request.method !== 'HEAD') response.write(body);
  if (isLast) void endLater(request, response);
  else response.end();
}
