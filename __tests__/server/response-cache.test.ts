import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { dispatcherWithTimeout } from '@/lib/runtime/fetch-timeout';
import { createResponseCache } from '@/server/response-cache';
import { visit as visitServer, type Answer } from './visit';

let now = 0;
let text = '';
let status = 200;
let asked: (string | undefined)[] = [];
let seen: Record<string, string | undefined> = {};
let extra: Record<string, string> = {};
let cache: ReturnType<typeof createResponseCache>;
let meanwhile: () => void = () => undefined;
let hold: () => Promise<unknown> = () => Promise.resolve();

/** Next, as far as this goes: a static page, whole and with its tag. */
const next: RequestListener = (request, response) => {
  const { referer, 'user-agent': agent, 'x-forwarded-for': forwarded } = request.headers;
  seen = { url: request.url, referer, agent, forwarded: forwarded?.toString() };
  asked.push(request.headers['accept-encoding']?.toString());
  meanwhile();
  const headers = {
    Vary: 'rsc, Accept-Encoding',
    ETag: `"${text.length}"`,
    'x-nextjs-cache': 'HIT',
    'Cache-Control': 's-maxage=300',
    'Content-Type': 'text/html; charset=utf-8',
    ...extra,
  };
  void hold().then(() => response.writeHead(status, headers).end(text));
};
const server = createServer((request, response) => {
  const pass = () => Promise.resolve(next(request, response)).then(() => undefined);
  if (!cache.guard(request, response, pass)) void pass();
});
let port = 0;

const make = (compresses = true) => createResponseCache({ port, compresses, isHttps: false });

beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  [now, asked, extra, status, cache] = [1, [], {}, 200, make()];
  meanwhile = () => undefined;
  hold = () => Promise.resolve();
  text = `<p>${'A page. '.repeat(300)}</p>`;
});

const visit = (path = '/cabins', headers: Record<string, string> = {}, method = 'GET') =>
  visitServer(port, path, headers, { method });

const withoutDate = ({ headers, ...rest }: Answer) => ({
  ...rest,
  headers: { ...headers, date: undefined },
});

test('for a second a page comes from the cache, as Next answered it', async () => {
  const first = await visit();
  now = 999;
  expect(withoutDate(await visit())).toEqual(withoutDate(first));
  expect([first.body.toString(), asked.length]).toEqual([text, 1]);
  now = 1002;
  await visit();
  expect(asked).toHaveLength(2);
});

test('a client that holds the page gets 304, from Next and from the cache', async () => {
  const held = { 'If-None-Match': `W/"${text.length}"` };
  for (const at of [0, 10]) {
    now = at;
    const { status: said, body, headers } = await visit('/cabins', held);
    expect([said, body.length, headers['content-type']]).toEqual([304, 0, undefined]);
  }
  expect(asked).toHaveLength(1);
  const reload = await visit('/cabins', { ...held, 'Cache-Control': 'no-cache' });
  expect(reload.status).toBe(200);
});

test('a change clears it, and an answer from before the change is not kept', async () => {
  await visit();
  cache.clear();
  text = text.replace('A page', 'Another');
  meanwhile = cache.clear;
  expect((await visit()).body.toString()).toBe(text);
  meanwhile = () => undefined;
  const before = asked.length;
  await visit();
  expect(asked.length).toBe(before + 1);
});

test.each<[string, string, Record<string, string>, string]>([
  ['a search', '/cabins?city=gatlinburg', {}, 'GET'],
  ['a page of its own', '/booking', {}, 'GET'],
  ['a file', '/robots.txt', {}, 'GET'],
  ['a picture, spelled oddly', '/%70/720/x%2Ewebp', {}, 'GET'],
  ['another one', '/x\\..\\p/720/x%2Ewebp', {}, 'GET'],
  ['the API', '/api/deal', {}, 'GET'],
  ['what the router reads', '/cabins', { rsc: '1' }, 'GET'],
  ['an address with a slash at its end', '/cabins/?utm_source=tiktok', {}, 'GET'],
  ['a visit that wants no kept copy', '/cabins', { 'Cache-Control': 'no-store' }, 'GET'],
  ['a revalidation', '/cabins', { 'x-prerender-revalidate': 'x' }, 'GET'],
  ['what is sent', '/cabins', { 'Content-Length': '0' }, 'POST'],
])('%s is left to Next', async (_name, path, headers, method) => {
  await visit();
  await visit(path, { ...headers, 'Accept-Encoding': 'gzip' }, method);
  await visit(path, { ...headers, 'Accept-Encoding': 'gzip' }, method);
  expect(asked).toEqual(['identity', 'gzip', 'gzip']);
});

test('a visit from an ad gets the page of all and a cookie of its own, which nobody else does', async () => {
  const ad = { Referer: 'https://www.tiktok.com/', 'User-Agent': 'x BytedanceWebview/1' };
  for (const at of [0, 10]) {
    now = at;
    const { headers, body } = await visit('/cabins?fbclid=1&utm_source=tiktok', ad);
    expect(headers).toMatchObject({
      'set-cookie': ['traffic_source=tiktok; Path=/; SameSite=lax'],
      'cache-control': 'private, no-cache',
    });
    expect(body.toString()).toBe(text);
  }
  const known = await visit('/cabins?ttclid=2', { ...ad, Cookie: 'a=1; traffic_source=tiktok' });
  const secure = await visit('/cabins', { ...ad, 'X-Forwarded-Proto': 'https' });
  const plain = await visit();
  expect(secure.headers['set-cookie']?.[0]).toContain('Secure');
  for (const { headers } of [known, plain]) {
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 's-maxage=300']);
  }
  expect(asked).toHaveLength(1);
});

test('Next sees no sign of an arrival', async () => {
  await visit('/cabins?fbclid=1', {
    Referer: 'https://www.tiktok.com/',
    'User-Agent': 'Instagram',
  });
  expect(seen).toEqual({
    url: '/cabins',
    referer: undefined,
    agent: 'undici',
    forwarded: undefined,
  });
});

test('a page that takes longer than a read of the database is asked for once', async () => {
  const usual = getGlobalDispatcher();
  setGlobalDispatcher(dispatcherWithTimeout(20, 20));
  // undici's timers are half a second apart.
  hold = () => wait(1500);
  expect((await visit()).body.toString()).toBe(text);
  setGlobalDispatcher(usual);
  expect(asked).toHaveLength(1);
});

test.each<[string, Record<string, string>, number]>([
  ['was made for this request', { 'x-nextjs-cache': 'MISS' }, 200],
  ['is one visitor’s own', { 'Cache-Control': 'private, no-store' }, 200],
  ['is no page', { 'Content-Type': 'text/plain' }, 200],
  ['is an error', {}, 404],
])('what %s is not kept, and is asked for with all that was sent', async (_name, headers, said) => {
  [extra, status] = [headers, said];
  const ad = { 'Accept-Encoding': 'gzip', Referer: 'https://www.tiktok.com/' };
  expect((await visit('/cabins?fbclid=1', ad)).status).toBe(said);
  expect(seen).toMatchObject({ url: '/cabins?fbclid=1', referer: ad.Referer });
  await visit('/cabins', ad, 'HEAD');
  expect(asked).toEqual(['identity', 'gzip', 'identity', 'gzip']);
});

test('a cookie of one answer is not kept', async () => {
  extra = { 'Set-Cookie': 'a=1' };
  expect((await visit()).headers['set-cookie']).toBeUndefined();
});

test('HEAD is told what GET is, without the body', async () => {
  const { headers, status: said } = await visit();
  const head = await visit('/cabins', {}, 'HEAD');
  expect([head.status, head.body.length, asked.length]).toEqual([said, 0, 1]);
  expect(head.headers).toEqual({ ...headers, date: head.headers.date });
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('who takes %s gets %s, from the first answer on', async (taken, encoding, open) => {
  for (const at of [0, 10]) {
    now = at;
    const { headers, body } = await visit('/cabins', { 'Accept-Encoding': taken });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      vary: 'rsc, Accept-Encoding',
    });
    expect(open(body).toString()).toBe(text);
  }
  const plain = await visit();
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, text]);
  expect(asked).toHaveLength(1);
});

test('an unchanged page keeps its encoded body', async () => {
  const first = await visit('/cabins', { 'Accept-Encoding': 'gzip' });
  cache.clear();
  const again = await visit('/cabins', { 'Accept-Encoding': 'gzip' });
  expect([again.body.equals(first.body), asked.length]).toEqual([true, 2]);
});

test('a proxy that compresses gets the plain page', async () => {
  cache = make(false);
  extra = { Vary: 'rsc' };
  const { headers, body } = await visit('/cabins', { 'Accept-Encoding': 'gzip' });
  expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([
    undefined,
    'rsc',
    text,
  ]);
});
