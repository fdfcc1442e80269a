import { expect, test } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawRequest } from './support/raw-request';

let calls: string[] = [];
let canary: Server;
let port = 0;

test.beforeAll(async () => {
  canary = createServer((request, answer) => {
    calls.push(request.url ?? '');
    answer
      .writeHead(200, { 'Content-Type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  // On every local address, so that no spelling of one is missed.
  await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
  port = (canary.address() as AddressInfo).port;
});

test.afterAll(() => new Promise((resolve) => canary.close(resolve)));

const HOSTS = [
  '127.0.0.1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '①②⑦.⓪.⓪.①',
  'localhost%00.example.com',
  '127.0.0.1.nip.io',
  'evil@127.0.0.1',
  'images.example.com@127.0.0.1',
  '127.0.0.1%23@images.example.com',
  'ip6-localhost',
];
const ELSEWHERE = [
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://100.100.100.200/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/x',
  'dict://127.0.0.1:11211/',
  'ftp://127.0.0.1/',
  'data:image/svg+xml,<svg/>',
  '//127.0.0.1/x',
  '/\\127.0.0.1/x',
  '\\\\127.0.0.1\\x',
  '/..//127.0.0.1/x',
  '/_next/image?url=http://127.0.0.1/x&w=720&q=70',
  '/%2f127.0.0.1/x',
  'http:/127.0.0.1/x',
  'http:127.0.0.1/x',
];

const urls = () => [
  ...HOSTS.flatMap((host) => [
    `http://${host}:${port}/x.png`,
    `https://${host}:${port}/x.png`,
    `//${host}:${port}/x.png`,
  ]),
  ...ELSEWHERE.map((url) => url.replace('127.0.0.1/', `127.0.0.1:${port}/`)),
];

test('the listener notices a call', async () => {
  await rawRequest(`http://127.0.0.1:${port}`, '/heard');
  expect(calls).toEqual(['/heard']);
});

for (const [name, pathOf] of Object.entries({
  'the picture service': (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=720&q=70`,
  'the picture service, twice encoded': (url: string) =>
    `/_next/image?url=${encodeURIComponent(encodeURIComponent(url))}&w=720&q=70`,
  'the video look-up': (url: string) => `/api/video-embed?id=${encodeURIComponent(url)}`,
  'the video look-up by handle': (url: string) =>
    `/api/video-embed?id=7000000000000000000&handle=${encodeURIComponent(url)}`,
})) {
  test(`${name} calls no address that a visitor names`, async ({ baseURL }) => {
    calls = [];
    expect(urls().length).toBeGreaterThanOrEqual(40);
    const taken: string[] = [];
    for (const url of urls()) {
      const headers = { 'X-Forwarded-For': '198.18.55.1' };
      const { status } = await rawRequest(baseURL, pathOf(url), { headers });
      if (status === 200) taken.push(url);
    }
    expect(taken).toEqual([]);
    expect(calls).toEqual([]);
  });
}
