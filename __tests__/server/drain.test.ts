/** @jest-environment node */
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('a request without end is cut off in time', async () => {
  const { server, get } = await listen(() => undefined);
  const stuck = get('/stuck').catch((error: Error) => error.message);
  await new Promise((resolve) => server.once('request', resolve));
  // Without a limit it would never end.
  await drain(server, 100);
  expect(await stuck).toMatch(/socket hang up|ECONNRESET/);
});
