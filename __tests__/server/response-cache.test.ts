/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ResponseCache } from '@/server/response-cache';
import { SiteResponse } from '@/server/site-response';
import { visit as visitServer, type Answer } from './visit';

let now = 0;
let text = '';
let status = 200;
let asked: (string | undefined)[] = [];
let seen: Record<string, string | undefined> = {};
let extra: Record<string, string> = {};
const make = (isFresh = true, compresses = true) =>
  new ResponseCache({ compresses, isFresh, isHttps: false, now: () => now });
let cache = make();
let meanwhile: () => void = () => undefined;

/** Next, as far as this goes: a static page, whole and with its tag. */
const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
  if (cache.answers(request, response)) return;
  const { referer, 'user-agent': agent } = request.headers;
  seen = { url: request.url, referer, 'user-agent': agent };
  asked.push(request.headers['accept-encoding']?.toString());
  meanwhile();
  const headers = {
    Vary: 'rsc',
    ETag: `"${text.length}"`,
    'x-nextjs-cache': 'HIT',
    'Cache-Control': 's-maxage=300',
    'Content-Type': 'text/html; charset=utf-8',
    ...extra,
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.statusCode = status;
  // As compression does it: the head first, by a call without headers.
  response.writeHead(status);
  response.end(text);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  [now, asked, extra, status, cache] = [0, [], {}, 200, make()];
  meanwhile = () => undefined;
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
  now = 1000;
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
  meanwhile = () => cache.clear();
  expect((await visit()).body.toString()).toBe(text);
  await visit();
  expect(asked).toHaveLength(3);
});

test.each<[string, string, Record<string, string>, string]>([
  ['a search', '/cabins?city=gatlinburg', {}, 'GET'],
  ['a page of its own', '/booking', {}, 'GET'],
  ['a file', '/robots.txt', {}, 'GET'],
  ['the API', '/api/deal', {}, 'GET'],
  ['what the router reads', '/cabins', { rsc: '1' }, 'GET'],
  ['a moved address', '/search?utm_source=tiktok', {}, 'GET'],
  ['an address with a slash at its end', '/cabins/?utm_source=tiktok', {}, 'GET'],
  ['a policy sent along', '/cabins', { 'Content-Security-Policy': 'x' }, 'GET'],
  ['a preview', '/cabins', { Cookie: '__prerender_bypass=1' }, 'GET'],
  ['a revalidation', '/cabins', { 'x-prerender-revalidate': 'x' }, 'GET'],
  ['what is sent', '/cabins', { 'Content-Length': '0' }, 'POST'],
])('%s is left to Next', async (_name, path, headers, method) => {
  await visit();
  await visit(path, { ...headers, 'Accept-Encoding': 'gzip' }, method);
  await visit(path, { ...headers, 'Accept-Encoding': 'gzip' }, method);
  expect(asked).toEqual([undefined, 'gzip', 'gzip']);
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
  expect(seen).toEqual({ url: '/cabins', referer: undefined, 'user-agent': undefined });
});

test.each<[string, Record<string, string>, number]>([
  ['was made for this request', { 'x-nextjs-cache': 'MISS' }, 200],
  ['is about to be made anew', { 'x-nextjs-cache': 'STALE' }, 200],
  ['gives a cookie', { 'Set-Cookie': 'a=1' }, 200],
  ['is one visitor’s own', { 'Cache-Control': 'private, no-store' }, 200],
  ['is an error', {}, 404],
])('what %s is not kept', async (_name, headers, said) => {
  [extra, status] = [headers, said];
  expect((await visit()).status).toBe(said);
  await visit();
  expect(asked).toHaveLength(2);
});

test('an error has no tag, which would make a 304 of it', async () => {
  status = 404;
  const held = { 'If-None-Match': `"${text.length}"` };
  const { status: said, headers } = await visit('/cabins', held);
  expect([said, headers.etag]).toEqual([404, undefined]);
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

test('an unchanged page keeps its encoded body, also where another instance may change it', async () => {
  cache = make(false);
  const first = await visit('/cabins', { 'Accept-Encoding': 'gzip' });
  now = 5000;
  const again = await visit('/cabins', { 'Accept-Encoding': 'gzip' });
  expect([again.body.equals(first.body), asked.length]).toEqual([true, 2]);
});

test('a proxy that compresses gets the plain page', async () => {
  cache = make(true, false);
  const { headers, body } = await visit('/cabins', { 'Accept-Encoding': 'gzip' });
  expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([
    undefined,
    'rsc',
    text,
  ]);
});
