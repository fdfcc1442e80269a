import { expect, test } from '@playwright/test';
import { connect } from 'node:net';
import { sendTwice } from './support/connection';
import { CONTENT_TYPES, requestOf, WRITE_ROUTES } from './support/write-routes';

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return { 'X-Forwarded-For': `198.19.${networks >> 8}.${networks & 255}` };
};

const filled = (bytes: number) => JSON.stringify({ filling: 'x'.repeat(bytes) });
const JSON_TYPE = { 'Content-Type': CONTENT_TYPES.json };

/** Every way to be refused with a body that is read in part or not at all. */
const REFUSED: Record<string, { headers?: Record<string, string>; body: string }> = {
  'of 300 KB': { body: filled(300_000) },
  'of 64 KB': { body: filled(64_000) },
  'of 60 KB of another type': { headers: { 'Content-Type': 'image/png' }, body: filled(60_000) },
  'of 60 KB from another site': {
    headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    body: filled(60_000),
  },
  'that is no JSON': { body: '{'.repeat(60_000) },
  'of nothing much': { body: '{}' },
};

const targets = [
  ...Object.keys(WRITE_ROUTES).map((name) => {
    const { method, path, headers } = requestOf(name);
    return { name, method, path, headers };
  }),
  ...[
    'POST /',
    'POST /cabins',
    'POST /cabins?guests=2',
    'POST /no-such-page',
    'PUT /booking',
    'DELETE /stay/no-such-token-of-a-guest-no-such-token',
    'POST /api/no-such-route',
    'PUT /api/quote',
    'POST /images/logo.webp',
    'POST /_next/static/no-such-file.js',
    'GET /api/v1/cabins',
    'GET /api/v1/no-such-route',
  ].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, path, headers: JSON_TYPE };
  }),
];

test('after a refused body, the next request on its connection is answered', async ({
  baseURL,
}) => {
  for (const { name, ...target } of targets) {
    for (const [what, { body, headers }] of Object.entries(REFUSED)) {
      const sent = { ...target, headers: { ...target.headers, ...newNetwork(), ...headers }, body };
      const told = await sendTwice(baseURL, sent);
      expect.soft(told, `${name}, a body ${what}`).toMatch(/^[234]\d\d, then 200 answered$/);
    }
  }
});

/** Sends pieces until the other side ends, and gives what it said. */
function pour(base: string | undefined, head: string[], piece: string): Promise<string> {
  const { hostname, port } = new URL(String(base));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    // What was said meanwhile is heard before more is sent.
    const write = () =>
      setImmediate(() => {
        if (socket.writable && text === '') socket.write(piece, write);
      });
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.write(`${head.join('\r\n')}\r\n\r\n`, write);
  });
}

test('a sender of megabytes reads why before the connection ends', async ({ baseURL }) => {
  const head = ['POST /api/newsletter HTTP/1.1', 'Host: localhost', 'Content-Length: 90000000'];
  const said = await pour(baseURL, [...head, 'Content-Type: application/json'], ' '.repeat(50_000));
  expect(said).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n[^]*body_too_large/i);
});

test('a body without a length is refused like any other', async ({ baseURL }) => {
  const headers = { ...JSON_TYPE, ...newNetwork(), 'Transfer-Encoding': 'chunked' };
  const sent = { method: 'POST', path: '/api/newsletter', headers, body: filled(300_000) };
  expect(await sendTwice(baseURL, sent)).toBe('413, then 200 answered');
});

test('repeated refused bodies get 429', async ({ baseURL }) => {
  const headers = { ...JSON_TYPE, ...newNetwork() };
  const sent = { method: 'POST', path: '/api/newsletter', headers, body: filled(100_000) };
  const told: string[] = [];
  for (let n = 0; n < 100 && !told.at(-1)?.startsWith('429'); n++) {
    told.push(await sendTwice(baseURL, sent));
  }
  expect(told.at(-1)).toBe('429, then 200 answered');
});
