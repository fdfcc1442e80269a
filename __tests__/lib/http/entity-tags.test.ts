/** @jest-environment node */
import { createServer, request, ServerResponse, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tagPages } from '@/lib/http/entity-tags';

const PAGE = '<!DOCTYPE html><p>A page with an ö</p>';
const LONG_PAGE = `${PAGE}${'’'.repeat(5000)}`;
const { setHeader } = ServerResponse.prototype;
const { byteLength } = Buffer;
const counted: unknown[] = [];

beforeAll(() => {
  Buffer.byteLength = (...asked) => {
    counted.push(asked[0]);
    return byteLength(...asked);
  };
  tagPages();
});
afterAll(() => {
  ServerResponse.prototype.setHeader = setHeader;
  Buffer.byteLength = byteLength;
});

type Given = { type?: string; status?: number; control?: string; text?: string | null };

/** What a server answers that sends a page as Next does. */
async function ask(headers: Record<string, string> = {}, given: Given = {}, method = 'GET') {
  const { type = 'text/html; charset=utf-8', status = 200, control, text = PAGE } = given;
  const server = createServer((_request, response) => {
    response.statusCode = status;
    if (control) response.setHeader('Cache-Control', control);
    response.setHeader('Content-Type', type);
    if (text !== null) response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(method === 'HEAD' ? null : (text ?? PAGE));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', method, headers, agent: false },
        (response) => {
          let body = '';
          response.on('data', (piece: Buffer) => (body += piece.toString()));
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body }),
          );
        },
      );
      sent.on('error', reject).end();
    },
  );
  await new Promise((resolve) => server.close(resolve));
  return { ...answer, tag: answer.headers.etag };
}

test('a page has a tag of its text, the same at each visit', async () => {
  const [one, again] = [await ask(), await ask()];
  expect([one.status, one.body]).toEqual([200, PAGE]);
  expect(one.headers['content-length']).toBe(String(Buffer.byteLength(PAGE)));
  expect(one.tag).toMatch(/^"[\w-]{27}"$/);
  expect(again.tag).toBe(one.tag);
  expect((await ask({}, { text: `${PAGE}.` })).tag).not.toBe(one.tag);
});

test('a page announces its first picture', async () => {
  const preload = '<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>';
  const { headers } = await ask({}, { text: PAGE + preload });
  expect(headers.link).toBe('</a.webp>; rel=preload; as=image; fetchpriority=high');
  expect((await ask()).headers.link).toBeUndefined();
});

test('the bytes of a long page are counted once', async () => {
  for (let visit = 0; visit < 3; visit++) {
    const { body, headers } = await ask({}, { text: LONG_PAGE });
    expect([body, headers['content-length']]).toEqual([LONG_PAGE, String(byteLength(LONG_PAGE))]);
  }
  expect(counted.filter((text) => text === LONG_PAGE)).toHaveLength(1);
});

test('a visitor who has the page is told so, without it', async () => {
  const { tag = '' } = await ask();
  for (const held of [tag, `W/${tag}`, `"other", W/${tag}`, '*']) {
    const { status, body, headers } = await ask({ 'If-None-Match': held });
    expect([status, body, headers.etag]).toEqual([304, '', tag]);
    expect(headers['content-length']).toBeUndefined();
  }
  expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200);
  const anew = await ask({ 'If-None-Match': tag, 'Cache-Control': 'no-cache' });
  expect([anew.status, anew.body]).toEqual([200, PAGE]);
});

test.each<[string, Given, string]>([
  ['other kinds', { type: 'application/json' }, 'GET'],
  ['errors', { status: 500 }, 'GET'],
  ['what is one visitor’s own', { control: 'private, no-store' }, 'GET'],
  ['what is sent in pieces', { text: null }, 'GET'],
  ['the head alone', {}, 'HEAD'],
])('%s have none', async (_name, given, method) => {
  const { tag, status } = await ask({ 'If-None-Match': '*' }, given, method);
  expect([tag, status]).toEqual([undefined, given.status ?? 200]);
});
