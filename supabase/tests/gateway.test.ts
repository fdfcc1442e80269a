import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { fetchInProcess } from '../../lib/supabase/in-process.ts';
import { createGateway } from '../local/gateway.ts';
import './support/backend.ts';

const url = process.env.SUPABASE_URL ?? '';
const { port } = new URL(url);
const key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';

/** Sends the bytes as they are and reads until the backend closes; the heads of all answers. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);

const get = (path: string, host = `127.0.0.1:${port}`) =>
  exchange(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\napikey: ${key}\r\nConnection: close\r\n\r\n`);

const REST = '/rest/v1/cabins?select=slug&limit=1';

for (const path of [
  '/',
  '/_system/info',
  '/_system/config',
  '/_system/introspect',
  '//_system/info',
  '/%5fsystem/info',
  '/rest/v1/../../_system/info',
  '/rest/v1/%2e%2e/%2e%2e/_system/info',
  '/rest/v2/cabins',
  '/graphql/v1',
  '/assets/main.js',
  'http://127.0.0.1/_system/info',
]) {
  test(`${path} is not answered`, async () => {
    const text = await get(path);
    assert.equal(statusOf(text), 404);
    assert.ok(!text.includes('publishable'));
  });
}

for (const [host, status] of [
  [`127.0.0.1:${port}`, 200],
  [`localhost:${port}`, 200],
  ['evil.example', 404],
  [`evil.example:${port}`, 404],
  ['127.0.0.1', 404],
  ['127.0.0.1:1', 404],
  [`127.0.0.1.evil.example:${port}`, 404],
] as const) {
  test(`asked as ${host.replace(port, '<port>')}, it answers ${status}`, async () => {
    assert.equal(statusOf(await get(REST, host)), status);
  });
}

test('storage shows no bucket to visitors, and knows no other', async () => {
  const list = await fetch(`${url}/storage/v1/bucket`, { headers: { apikey: key } });
  assert.deepEqual([list.status, await list.json()], [200, []]);
  const object = await fetch(`${url}/storage/v1/object/public/photos/a.webp`);
  assert.equal(object.status, 400);
  assert.equal(((await object.json()) as { message: string }).message, 'Bucket not found');
});

const MAX_BODY_BYTES = 4 * 1_048_576;
const post = (headers: string, body: string, path = '/functions/v1/quote') =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\napikey: ${key}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const HEALTH = `GET /auth/v1/health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\napikey: ${key}\r\nConnection: close\r\n\r\n`;

test('a function is not given more than four megabytes, and the connection is not left in the middle', async () => {
  const announced = await exchange(post(`Content-Length: ${MAX_BODY_BYTES + 1}`, '{'));
  assert.equal(statusOf(announced), 413);
  assert.match(announced, /^connection: close$/im);

  const size = (MAX_BODY_BYTES + 1).toString(16);
  const chunked = `${size}\r\n${' '.repeat(MAX_BODY_BYTES + 1)}\r\n0\r\n\r\n`;
  const answers = await exchange(post('Transfer-Encoding: chunked', chunked) + HEALTH);
  assert.deepEqual(answers.match(/HTTP\/1\.1 \d{3}/g), ['HTTP/1.1 413', 'HTTP/1.1 200']);
});

for (const path of ['/rest/v1/rpc/host_bookings', '/auth/v1/token?grant_type=password']) {
  test(`nor is what stands behind ${path}`, async () => {
    const announced = await exchange(post(`Content-Length: ${MAX_BODY_BYTES + 1}`, '{', path));
    assert.equal(statusOf(announced), 413);
    const size = (MAX_BODY_BYTES + 1).toString(16);
    const chunked = `${size}\r\n${' '.repeat(MAX_BODY_BYTES + 1)}\r\n0\r\n\r\n`;
    const answers = await exchange(post('Transfer-Encoding: chunked', chunked, path) + HEALTH);
    assert.deepEqual(answers.match(/HTTP\/1\.1 \d{3}/g), ['HTTP/1.1 413', 'HTTP/1.1 200']);
  });
}

test('a body in chunks below that arrives as one with a length does', async () => {
  const text = await exchange(post('Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n') + HEALTH);
  const whole = await exchange(post('Content-Length: 2', '{}') + HEALTH);
  assert.equal(statusOf(text), statusOf(whole));
  assert.ok(statusOf(text) < 500);
});

for (const [trustedProxies, forwarded, address] of [
  [0, undefined, '127.0.0.1'],
  [0, '203.0.113.7', '127.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7:4321', '203.0.113.7'],
] as const) {
  test(`behind ${trustedProxies} proxies, a caller that names itself ${forwarded} is ${address}`, async () => {
    const named = (request: Request) => new Response(request.headers.get('X-Forwarded-For'));
    const gateway = createGateway({ port: 1, trustedProxies }, { answer: named, functions: named });
    const headers = {
      host: 'localhost:1',
      ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
    };
    const request = new Request('http://localhost:1/functions/v1/quote', { headers });
    const socket = { remoteAddress: '127.0.0.1' } as Socket;
    assert.equal(await (await gateway(request, { headers, socket })).text(), address);
  });
}

test('Storage says in its own words that an object is too large, announced or not', async () => {
  const bytes = Buffer.alloc(12 * 1_048_576 + 1);
  const headers = { host: 'localhost:1' };
  const never = () => assert.fail('A body that is too large was passed on');
  const gateway = createGateway({ port: 1 }, { answer: never, functions: never });
  for (const length of [{ 'Content-Length': String(bytes.length) }, undefined]) {
    const request = new Request('http://localhost:1/storage/v1/object/photos/a.webp', {
      method: 'POST',
      headers: length,
      body: bytes,
    });
    const answer = await gateway(request, { headers, socket: {} as Socket });
    assert.equal(answer.status, 413);
    assert.deepEqual(await answer.json(), {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    });
  }
});

test('calls of this process to itself leave room for others between them', async () => {
  let isBusy = true;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (isBusy) setImmediate(count);
  };
  setImmediate(count);
  const calls = 20;
  for (let call = 0; call < calls; call++) {
    const response = await fetchInProcess(url + REST, { headers: { apikey: key } });
    assert.equal(response.status, 200);
    await response.text();
  }
  isBusy = false;
  assert.ok(turns >= calls, `${turns} turns of the event loop`);
});
