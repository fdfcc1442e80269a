import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { DENO_VERSIONS, runDeno, type DenoVersion } from '../../../scripts/hosted/tools.ts';
import { cacheForDeno, DENO_CONFIG } from '../support/servers/deno-functions.ts';
import type { Reading } from './read-feeds.ts';

const READER = path.join(import.meta.dirname, 'read-feeds.ts');
const PUBLIC = ['93.184.215.14'];
const PLACES = {
  'calendar.example': PUBLIC,
  'stranger.example': PUBLIC,
  'loopback.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:169.254.169.254'],
  'mixed.example': [...PUBLIC, '10.0.0.7'],
};
// Of calendar.example, signed by an authority that nobody else knows.
const certificate = (name: string) => path.join(import.meta.dirname, 'certificates', name);
await cacheForDeno(READER);

type Fetched = { ok: boolean; text?: string | null; error?: string; called: string[] };

async function startServer(t: TestContext) {
  const asked: string[] = [];
  const server = createServer(
    {
      key: readFileSync(certificate('calendar-key.pem')),
      cert: readFileSync(certificate('calendar.pem')),
    },
    (request, response) => {
      asked.push(`${request.headers.host}${request.url}`);
      const target = /^\/to\/(.*)$/.exec(request.url ?? '')?.[1];
      if (target) response.writeHead(302, { Location: decodeURIComponent(target) }).end();
      else if (request.url === '/endless.ics') {
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', write);
        write();
      } else if (request.url === '/silent.ics') response.writeHead(200).write('BEGIN');
      else response.writeHead(200, { ETag: '"1"' }).end('BEGIN:VCALENDAR');
    },
  );
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, port: (server.address() as AddressInfo).port };
}

async function read(version: DenoVersion, reading: Reading): Promise<Fetched[]> {
  const lock = version === 'deno' ? DENO_CONFIG : [...DENO_CONFIG.slice(0, 2), '--no-lock'];
  const args = ['run', ...lock, '--cert', certificate('authority.pem'), '--allow-all', READER];
  const { code, stderr } = await runDeno(version, [...args, JSON.stringify(reading)]);
  assert.equal(code, 0, stderr);
  return JSON.parse(/^fetched (.*)$/m.exec(stderr)?.[1] ?? 'null') as Fetched[];
}

const to = (target: string) => `https://calendar.example/to/${encodeURIComponent(target)}`;

const REFUSED: [url: string, error: string, calls: number][] = [
  ['https://loopback.example/one.ics', 'forbidden_address', 0],
  ['https://metadata.example/latest', 'forbidden_address', 0],
  ['https://mapped.example/one.ics', 'forbidden_address', 0],
  ['https://mixed.example/one.ics', 'forbidden_address', 0],
  ['https://nobody.example/one.ics', 'unknown_host', 0],
  ['http://calendar.example/one.ics', 'bad_address', 0],
  ['https://127.0.0.1/one.ics', 'bad_address', 0],
  [to('https://loopback.example/one.ics'), 'forbidden_address', 1],
  [to('https://metadata.example/latest'), 'forbidden_address', 1],
  [to('https://mapped.example/one.ics'), 'forbidden_address', 1],
  [to('http://169.254.169.254/latest'), 'bad_address', 1],
  [to('https://[::ffff:127.0.0.1]/'), 'bad_address', 1],
  [to('file:///etc/passwd'), 'bad_address', 1],
  // The certificate is another name's.
  ['https://stranger.example/one.ics', 'unreachable', 1],
  ['https://calendar.example/endless.ics', 'too_large', 1],
  ['https://calendar.example/silent.ics', 'timeout', 1],
];

for (const version of DENO_VERSIONS) {
  test(`on ${version} a calendar is read over TLS from the address that was checked`, async (t) => {
    const { asked, port } = await startServer(t);
    const urls = [
      'https://calendar.example/one.ics',
      to('/one.ics'),
      ...REFUSED.map(([url]) => url),
    ];
    const [first, redirected, ...refused] = await read(version, { port, places: PLACES, urls });
    assert.partialDeepStrictEqual(first, { ok: true, text: 'BEGIN:VCALENDAR', called: PUBLIC });
    const twice = [...PUBLIC, ...PUBLIC];
    assert.partialDeepStrictEqual(redirected, { ok: true, text: 'BEGIN:VCALENDAR', called: twice });
    assert.deepEqual(
      refused.map(({ error, called }, i) => [REFUSED[i]?.[0], error, called.length]),
      REFUSED,
    );
    assert.ok(asked.every((place) => place.startsWith(`calendar.example:${port}/`)));
  });
}

test('a name is looked up under Deno with all its addresses', async () => {
  const code = `import { lookup } from 'node:dns/promises';
    console.error('found', JSON.stringify(await lookup('localhost', { all: true, order: 'ipv4first' })));`;
  const { stderr } = await runDeno('deno', ['eval', code]);
  assert.match(stderr, /found \[\{"address":"127\.0\.0\.1","family":4\}/);
});
