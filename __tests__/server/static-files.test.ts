import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createStaticFiles } from '@/server/static-files';
import { visit as visitServer } from './visit';

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const SCRIPT = '/_next/static/chunks/a-1.js';
const text = 'console.log("a script");'.repeat(99);
const guard = createStaticFiles({ folder });
// Next, as far as this goes.
const server = createServer((request, response) => {
  const pass = async () => void response.writeHead(200, { 'x-by': 'next' }).end('from next');
  if (!guard(request, response, pass)) void pass();
});
let port = 0;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'));
  writeFileSync(path.join(folder, 'chunks/a-1.js'), text);
  writeFileSync(path.join(folder, 'chunks/b.css'), 'p { color: red }');
  writeFileSync(path.join(folder, 'secret.txt'), 'no script');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const BR = { 'Accept-Encoding': 'gzip, br' };
const visit = (address: string, headers: Record<string, string> = BR, method = 'GET') =>
  visitServer(port, address, headers, { method });

async function visitPrepared(address: string) {
  for (;;) {
    const answer = await visit(address);
    if (answer.headers['x-by'] === undefined) return answer;
  }
}

test('Next answers until a file is compressed, then it comes as small as it gets', async () => {
  expect((await visit(SCRIPT)).body.toString()).toBe('from next');
  const { status, headers, body } = await visitPrepared(SCRIPT);
  expect([status, brotliDecompressSync(body).toString()]).toEqual([200, text]);
  const { size, mtime } = statSync(path.join(folder, 'chunks/a-1.js'));
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'last-modified': mtime.toUTCString(),
    etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect((await visitPrepared('/_next/static/chunks/b.css')).headers['content-type']).toBe(
    'text/css; charset=UTF-8',
  );
  const head = await visit(SCRIPT, BR, 'HEAD');
  expect([head.headers['content-length'], head.body.length]).toEqual([String(body.length), 0]);
});

test.each<[string, string, Record<string, string>?, string?]>([
  ['who takes no Brotli', SCRIPT, { 'Accept-Encoding': 'gzip, br;q=0' }],
  ['a part', SCRIPT, { ...BR, Range: 'bytes=0-9' }],
  ['whether it has changed', SCRIPT, { ...BR, 'If-None-Match': 'W/"1"' }],
  ['another method', SCRIPT, BR, 'POST'],
  ['a file that is not there', '/_next/static/chunks/none.js'],
  ['a file of another kind', '/_next/static/secret.txt'],
  ['a folder above', '/_next/static/chunks/../../package.js'],
  ['another address', '/chunks/a-1.js'],
])('%s: Next answers', async (_, address, headers = BR, method = 'GET') => {
  await visitPrepared(SCRIPT);
  await visit(address, headers, method);
  await visitPrepared('/_next/static/chunks/b.css');
  expect((await visit(address, headers, method)).headers['x-by']).toBe('next');
});
