import { request as open } from 'node:http';

type Sent = { method?: string; headers?: Record<string, string>; body?: string };
export type RawAnswer = {
  status: number;
  location: string | null;
  text: string;
  retryAfter: string | null;
};

/** Sends a request with its path as written, which browsers would normalize. */
export function rawRequest(
  base: string | undefined,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(String(base));
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = { host: hostname, port, path, method, headers: { ...headers, ...length } };
    const sent = open(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? null,
          retryAfter: answer.headers['retry-after'] ?? null,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
