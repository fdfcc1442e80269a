import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { LoadRequest } from './load.ts';
import { median, percentile } from './figures.ts';

export type Throughput = { rate: number; p99Ms: number; failed: number };
export type LoadSize = { connections: number; seconds: number };

const HEAD_ENDS = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

function bytesOf({ url, call = {} }: LoadRequest): Buffer {
  const { host, pathname, search } = new URL(url);
  const { method = 'GET', headers = {}, body = '' } = call;
  const lines = Object.entries({
    Host: host,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${head}\r\n${body}`);
}

/** The end offset of the first response in these bytes, or 0 if it is incomplete. */
function endOf(bytes: Buffer): number {
  const headEnd = bytes.indexOf(HEAD_ENDS);
  if (headEnd < 0) return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, headEnd))?.[1];
  if (length === undefined) return bytes.subarray(-7).equals(LAST_CHUNK) ? bytes.length : 0;
  const end = headEnd + HEAD_ENDS.length + Number(length);
  return bytes.length >= end ? end : 0;
}

/**
 * Sends requests back to back on each connection. Uses bare sockets, because any HTTP library takes more CPU per
 * response than a server that has it in memory, and would be what is measured.
 */
export async function measureThroughput(
  next: (index: number) => LoadRequest,
  { connections, seconds }: LoadSize,
): Promise<Throughput> {
  const [first, prepared] = [next(0), new Map<LoadRequest, Buffer>()];
  const { hostname, port, protocol } = new URL(first.url);
  const open = (): Socket =>
    protocol === 'https:'
      ? connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false })
      : connect(Number(port), hostname);
  const times: number[] = [];
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  let [sent, failed] = [0, 0];
  const visit = () =>
    new Promise<void>((resolve) => {
      let socket = open();
      let [received, sentAt]: [Buffer, number] = [Buffer.alloc(0), 0];
      const ask = () => {
        if (isOver()) return void socket.destroy();
        const request = next(sent++);
        const bytes = prepared.get(request) ?? bytesOf(request);
        prepared.set(request, bytes);
        sentAt = performance.now();
        socket.write(bytes);
      };
      const listen = () => {
        socket.setNoDelay(true);
        socket.once('connect', ask);
        socket.on('data', (data: Buffer) => {
          received = received.length === 0 ? data : Buffer.concat([received, data]);
          if (endOf(received) === 0) return;
          times.push(performance.now() - sentAt);
          if (!/^HTTP\/1\.1 2/.test(received.toString('latin1', 0, 12))) failed += 1;
          received = Buffer.alloc(0);
          ask();
        });
        socket.on('error', () => (failed += 1));
        socket.on('close', () => {
          if (isOver()) return resolve();
          // The server has closed the connection, as it may after many requests.
          [socket, received] = [open(), Buffer.alloc(0)];
          listen();
        });
      };
      listen();
      setTimeout(() => socket.destroy(), seconds * 1000 + 5000).unref();
    });
  await Promise.all(Array.from({ length: connections }, visit));
  const took = (performance.now() - started) / 1000;
  return { rate: times.length / took, p99Ms: percentile(times, 0.99), failed };
}

/** Medians of alternating rounds, so that all see the same noise; the first round only warms up. */
export async function compareThroughput(
  targets: readonly ((index: number) => LoadRequest)[],
  rounds: number,
  size: LoadSize,
): Promise<Throughput[]> {
  const all = targets.map((): Throughput[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, target] of targets.entries()) {
      const found = await measureThroughput(target, size);
      if (round > 0) all[index]?.push(found);
    }
  }
  return all.map((results) => ({
    rate: median(results.map(({ rate }) => rate)),
    p99Ms: median(results.map(({ p99Ms }) => p99Ms)),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }));
}
