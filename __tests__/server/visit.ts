import { request, type IncomingHttpHeaders } from 'node:http';

export type Answer = { status?: number; headers: IncomingHttpHeaders; body: Buffer };
export type Asked = { method?: string; body?: string };

/** What a server of this machine answers, its bytes as they came. */
export const visit = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body }: Asked = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const given = { port, host: '127.0.0.1', path, method, headers, agent: false };
    const sent = request(given, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
