import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { BUSY_PAGE_POLICY, CLOSED_POLICY } from '@/lib/csp/policy';
import * as guards from '@/server/guards';
import { SiteResponse } from '@/server/site-response';
import { visit } from './visit';

/** Pages that are not rendered to their end before the test says so. */
const rendering: ServerResponse[] = [];
const answerAll = () => {
  for (const response of rendering.splice(0)) response.end('page');
};

function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (/^\/(?:booking|cabins)\b/.test(request.url ?? '')) rendering.push(response);
  // Stops in the middle of a body, as a handler does that has seen enough.
  else if (request.method === 'POST') {
    request.once('readable', () => {
      request.read(10);
      response.writeHead(415).end('no');
    });
  } else response.end('well');
  return Promise.resolve();
}

const { checkAddress, discardRest, refuseLargeBodies, limitPages } = guards;
const order = [checkAddress, discardRest, refuseLargeBodies, limitPages];
const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
  guards.trustProxy(request, 1);
  const pass = () => next(request, response);
  if (!order.some((answers) => answers(request, response, pass))) void pass();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** What one connection says to all of it, once it has said so much or ended. */
function say(text: string, isEnough: (said: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      said += data.toString('latin1');
      if (isEnough(said)) socket.destroy();
    });
    socket.on('error', reject).on('close', () => resolve(said));
  });
}
const statusesOf = (said: string) =>
  Array.from(said.matchAll(/HTTP\/1\.1 (\d+)/g), ([, each]) => each);
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = (bytes: number, sent = bytes) =>
  `POST /api/quote HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n${'x'.repeat(sent)}`;

test.each(['/%', '/cabins/%E0%A4%A', '/_next/static/%FF', '/p/720/%zz'])(
  '%s is a bad request, said with the headers of every answer',
  async (path) => {
    const { status, headers } = await visit(port, path);
    expect(status).toBe(400);
    expect(headers).toMatchObject({
      'content-security-policy': CLOSED_POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  },
);

test.each([
  'http://evil.example/x',
  'https://evil.example',
  'HTTP://evil.example/',
  'http://localhost/',
  '//evil.example/x',
  '//evil.example',
  '/\\evil.example/',
  '///evil.example/x',
  'evil.example:443',
  'ftp://evil.example/',
  'javascript:alert(1)',
  'data:x',
  '*',
  '?x',
  '%2f',
  'x',
])('GET %s names no page of this site, and is a bad request', async (target) => {
  const said = await say(
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    (text) => text.includes('\r\n\r\n'),
  );
  expect(statusesOf(said)).toEqual(['400']);
  expect(said.toLowerCase()).not.toContain('location:');
});

test('a path that holds a scheme further on is a path', async () => {
  expect((await visit(port, '/about?next=http://a.example//b')).status).toBe(200);
  expect((await visit(port, '/a//b')).status).toBe(200);
});

test('the server itself can be asked what it takes, and nothing else', async () => {
  const asked = await visit(port, '*', {}, { method: 'OPTIONS' });
  expect([asked.status, asked.headers.allow]).toEqual([204, expect.stringContaining('GET, HEAD')]);
  expect((await visit(port, '*')).status).toBe(400);
});

test.each<[string, number, string]>([
  ['that a route has read in part', 60_000, '415'],
  ['that is too large for any', 300_000, '413'],
])('after a body %s the next request is answered', async (_name, bytes, status) => {
  const said = await say(post(bytes) + GET, (text) => text.includes('well'));
  expect(statusesOf(said)).toEqual([status, '200']);
});

test('a sender of megabytes reads why before the connection ends', async () => {
  const said = await say(post(90_000_000, 150_000), () => false);
  expect(statusesOf(said)).toEqual(['413']);
  expect(said).toMatch(/connection: close[^]*body_too_large/i);
});

test('a booking waits longer than a search and in its own queue', async () => {
  const searches = Array.from({ length: 60 }, (_, index) =>
    visit(port, `/cabins?guests=${index + 1}`),
  );
  const turnedAway = new Promise<void>((resolve) => {
    let left = searches.length - 8;
    for (const search of searches) void search.then(() => (left -= 1) === 0 && resolve());
  });
  expect((await Promise.any(searches)).status).toBe(503);
  const booked = visit(port, '/booking?cabin=one');
  const late = Array.from({ length: 6 }, (_, index) => visit(port, `/booking?n=${index}`));
  // Every search that waited has been turned away.
  await turnedAway;
  expect(rendering).toHaveLength(8 + 4);
  const ender = setInterval(answerAll, 5);
  const statuses = (await Promise.all([booked, ...late])).map(({ status }) => status);
  await Promise.all(searches);
  clearInterval(ender);
  expect(statuses).toEqual(statuses.map(() => 200));
});

test('past the pages that can be rendered at once, a page says when to come back', async () => {
  const asked = Array.from({ length: 60 }, (_, index) =>
    visit(port, `/cabins?guests=${index + 1}`),
  );
  const turnedAway = await Promise.any(asked);
  expect(turnedAway.status).toBe(503);
  expect(turnedAway.headers).toMatchObject({
    'retry-after': '5',
    'content-type': 'text/html;charset=UTF-8',
    'content-security-policy': BUSY_PAGE_POLICY,
  });
  expect(turnedAway.body.toString()).toContain('Try again');
  expect((await visit(port, '/')).status).toBe(200);
  expect(rendering).toHaveLength(8);
  const ender = setInterval(answerAll, 5);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  clearInterval(ender);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
});
