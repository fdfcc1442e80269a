import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { drain } from '@/server/drain';
import { SiteResponse } from '@/server/site-response';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

async function listen(answer: (response: ServerResponse, url: string) => void) {
  const server = createServer({ ServerResponse: SiteResponse }, (incoming, response) =>
    answer(response, incoming.url ?? ''),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) =>
    new Promise<number>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent }, (incoming) => {
        incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
  return { server, get };
}

test('requests in progress and on idle connections are answered', async () => {
  const slowResponses: ServerResponse[] = [];
  const { server, get } = await listen((response, url) => {
    if (url === '/slow') slowResponses.push(response);
    else response.end();
  });
  await get('/');
  const slow = get('/slow');
  expect(await get('/other')).toBe(200);
  const ended = drain(server);
  expect(await get('/late')).toBe(200);
  while (server.listening) await new Promise(setImmediate);
  for (const response of slowResponses) response.end();
  expect(await slow).toBe(200);
  await ended;
  await expect(get('/too-late')).rejects.toThrow(/ECONNREFUSED|hang up/);
});

// On a thread of its own: it connects while the server's is busy, says when all have, and what they were answered.
const VISITORS = `
  const { request } = require('node:http');
  const { parentPort, workerData: { port, connected, count } } = require('node:worker_threads');
  const ask = () =>
    new Promise((resolve) => {
      request({ host: '127.0.0.1', port, agent: false }, (answer) => resolve(answer.statusCode))
        .on('error', ({ code }) => resolve(code))
        .on('socket', (socket) => socket.on('connect', () => {
          Atomics.add(connected, 0, 1);
          Atomics.notify(connected, 0);
        }))
        .end();
    });
  Promise.all(Array.from({ length: count }, ask)).then((all) => parentPort.postMessage(all));
`;

test('connections that came while the process was busy are taken and answered', async () => {
  const { server } = await listen((response) => response.end());
  const { port } = server.address() as AddressInfo;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const count = 20;
  const ended = drain(server);
  await new Promise(setImmediate);
  const workerData = { port, connected, count };
  const visitors = new Worker(VISITORS, { eval: true, workerData });
  const answers = new Promise<(number | string)[]>((resolve) => visitors.once('message', resolve));
  for (let now = 0; now < count; now = Atomics.load(connected, 0)) {
    Atomics.wait(connected, 0, now);
  }
  // Longer than the server waits for those that are about to connect.
  Atomics.wait(connected, 0, count, 300);
  expect(await answers).toEqual(Array.from({ length: count }, () => 200));
  await ended;
});

test('a request without end is cut off in time', async () => {
  const { server, get } = await listen(() => undefined);
  const stuck = get('/stuck').catch((error: Error) => error.message);
  await new Promise((resolve) => server.once('request', resolve));
  // Without a limit it would never end.
  await drain(server, 100);
  expect(await stuck).toMatch(/socket hang up|ECONNRESET/);
});
