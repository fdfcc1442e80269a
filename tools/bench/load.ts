import { BENCH, installPackages } from '../../scripts/own-packages.ts';

export type Load = { rate: number; p99Ms: number; failed: number };

type Request = {
  method?: 'GET' | 'POST';
  body?: object;
  /** What follows the address, another for each request. */
  next?: () => string;
};

/** Requests a second of one address, uncompressed, so that no compressor is timed. */
export async function load(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
  { method = 'GET', body, next }: Request = {},
): Promise<Load> {
  installPackages(BENCH);
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({
    ...{ url, connections, duration: seconds, method, timeout: 30 },
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
    ...(next && {
      requests: [{ setupRequest: (sent) => ({ ...sent, path: new URL(url).pathname + next() }) }],
    }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  return { rate: result.requests.average, p99Ms: result.latency.p99, failed };
}
