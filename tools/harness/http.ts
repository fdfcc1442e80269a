import { Agent, request } from 'node:http';

export type Answer = {
  status: number;
  text: string;
  ms: number;
  headers: NodeJS.Dict<string | string[]>;
};
export type Call = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
  agent?: Agent;
};

const shared = new Agent({ keepAlive: true, maxSockets: 512 });

/** Rejects without a complete response. Bypasses fetch, whose library is too slow for measurements. */
export function send(url: string, call: Call = {}): Promise<Answer> {
  const { method = 'GET', headers, body, timeoutMs = 30_000, agent = shared } = call;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent, timeout: timeoutMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('close', () => {
        if (!response.complete) return reject(new Error('The answer broke off'));
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - started,
          headers: response.headers,
        });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
