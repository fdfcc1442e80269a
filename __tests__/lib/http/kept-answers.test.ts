/** @jest-environment node */
import { createServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tagPages } from '@/lib/http/entity-tags';
import { KeptAnswers } from '@/lib/http/kept-answers';
import { visit as visitServer, type Answer } from './visit';

const { setHeader } = ServerResponse.prototype;
const { byteLength } = Buffer;

let now = 0;
let text = '';
let asked = 0;
let extra: Record<string, string> = {};
let answers = new KeptAnswers(() => now);

/** Next, as far as this goes: it answers with the page that is kept in the cache. */
const server = createServer((request, response) => {
  if (answers.answers(request, response)) return;
  asked += 1;
  const headers = {
    Vary: 'rsc',
    'x-nextjs-cache': 'HIT',
    'Cache-Control': 's-maxage=300',
    'Content-Type': 'text/html; charset=utf-8',
    ...extra,
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
});
let port = 0;

beforeAll(async () => {
  tagPages((response, page) => answers.keep(response, page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  ServerResponse.prototype.setHeader = setHeader;
  Buffer.byteLength = byteLength;
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  [now, asked, extra, answers] = [0, 0, {}, new KeptAnswers(() => now)];
  text = `<p>${'A page. '.repeat(300)}</p>`;
});

const visit = (path = '/cabins', headers: Record<string, string> = {}, method = 'GET') =>
  visitServer(port, path, headers, { method });

const withoutDate = ({ headers, ...rest }: Answer) => ({
  ...rest,
  headers: { ...headers, date: undefined },
});

test('for a second all are given what Next answered the first', async () => {
  const first = await visit();
  now = 999;
  const second = await visit();
  expect(withoutDate(second)).toEqual(withoutDate(first));
  expect([second.body.toString(), asked]).toEqual([text, 1]);
  now = 1000;
  await visit();
  expect(asked).toBe(2);
});

test('who has the page is told so', async () => {
  const { headers } = await visit();
  const again = await visit('/cabins', { 'If-None-Match': String(headers.etag) });
  expect([again.status, again.body.length, asked]).toEqual([304, 0, 1]);
});

test('nothing is kept beyond a change, not even what was asked for before it', async () => {
  await visit();
  answers.forget();
  text = text.replace('A page', 'Another');
  expect((await visit()).body.toString()).toBe(text);
  answers.forget();
  const { keep } = answers;
  jest.spyOn(answers, 'keep').mockImplementationOnce((...given) => {
    answers.forget();
    keep.apply(answers, given);
  });
  await visit();
  await visit();
  expect(asked).toBe(4);
});

test.each<[string, string, Record<string, string>, string]>([
  ['a search', '/cabins?city=gatlinburg', {}, 'GET'],
  ['what the router reads', '/cabins', { rsc: '1' }, 'GET'],
  ['a visit from a network', '/cabins', { Referer: 'https://www.tiktok.com/' }, 'GET'],
  [
    'one with a cookie of another name',
    '/cabins',
    { Referer: 'https://www.tiktok.com/', Cookie: 'no_traffic_source=tiktok' },
    'GET',
  ],
  ['a policy sent along', '/cabins', { 'Content-Security-Policy': 'x' }, 'GET'],
  ['a preview', '/cabins', { Cookie: '__prerender_bypass=1' }, 'GET'],
  ['what is sent', '/cabins', { 'Content-Length': '0' }, 'POST'],
])('%s is left to Next', async (_name, path, headers, method) => {
  await visit();
  await visit(path, headers, method);
  await visit(path, headers, method);
  expect(asked).toBe(3);
});

test('a visitor whose origin is noted is anyone', async () => {
  await visit();
  await visit('/cabins', {
    Referer: 'https://www.tiktok.com/',
    Cookie: 'a=1; traffic_source=tiktok',
  });
  expect(asked).toBe(1);
});

test.each<[string, Record<string, string>]>([
  ['was made for this request', { 'x-nextjs-cache': 'MISS' }],
  ['is about to be made anew', { 'x-nextjs-cache': 'STALE' }],
  ['gives a cookie', { 'Set-Cookie': 'a=1' }],
  ['is one visitor’s own', { 'Cache-Control': 'private, no-store' }],
])('what %s is not kept', async (_name, headers) => {
  extra = headers;
  await visit();
  await visit();
  expect(asked).toBe(2);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('who takes %s gets %s, made once', async (taken, encoding, open) => {
  let answer = await visit('/cabins', { 'Accept-Encoding': taken });
  while (answer.headers['content-encoding'] === undefined) {
    answer = await visit('/cabins', { 'Accept-Encoding': taken });
  }
  const before = asked;
  const again = await visit('/cabins', { 'Accept-Encoding': taken });
  expect(asked).toBeLessThanOrEqual(before + 1);
  for (const { headers, body } of [answer, again]) {
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      vary: 'rsc, Accept-Encoding',
    });
    expect(open(body).toString()).toBe(text);
  }
  const plain = await visit();
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, text]);
});
