import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetch } from 'undici';
import { dispatcherWithTimeout } from '@/lib/runtime/fetch-timeout';

/** Answers nothing, or the beginning of an answer. */
const server = createServer((request, response) => {
  if (request.url === '/begun') response.write('…');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const LONG_MS = 60_000;

test.each([
  ['a read that is not answered', 'GET', '/', [1, LONG_MS]],
  ['a read of which no more comes', 'GET', '/begun', [1, LONG_MS]],
  ['a write', 'POST', '/', [LONG_MS, 1]],
] as const)('%s ends', async (_name, method, path, [readMs, writeMs]) => {
  const dispatcher = dispatcherWithTimeout(readMs, writeMs);
  const { port } = server.address() as AddressInfo;
  const read = fetch(`http://127.0.0.1:${port}${path}`, { method, dispatcher }).then((answer) =>
    answer.text(),
  );
  await expect(read).rejects.toMatchObject({
    cause: { code: expect.stringMatching(/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/) as string },
  });
});
