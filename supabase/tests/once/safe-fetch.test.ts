import assert from 'node:assert/strict';
import { createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { openPinned } from '../../functions/_shared/pinned-request.ts';
import { safeFetch } from '../../functions/_shared/safe-fetch.ts';
import {
  file,
  PUBLIC_ADDRESS,
  redirect,
  startFeedServer,
  status,
} from '../support/servers/feed-server.ts';

const URL_A = 'https://a.example/one.ics';
const URL_B = 'https://b.example/two.ics';
const failure = (error: string) => ({ ok: false, error });

test('a file, what identifies its version, and nothing of this server’s own', async (t) => {
  const server = await startFeedServer(t);
  const version = { ETag: '"1"', 'Last-Modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };
  server.say(URL_A, file('BEGIN', version));
  assert.deepEqual(await server.fetch(URL_A), {
    ok: true,
    text: 'BEGIN',
    etag: '"1"',
    lastModified: version['Last-Modified'],
  });
  assert.deepEqual(server.called, [PUBLIC_ADDRESS]);
  const { host, accept, 'user-agent': agent, connection, ...rest } = server.headers[0] ?? {};
  assert.ok(host && accept && agent && connection);
  assert.deepEqual(rest, { 'accept-encoding': 'identity' });
});

test('an unchanged calendar is answered with 304', async (t) => {
  const server = await startFeedServer(t);
  server.say(URL_A, (response, asked) =>
    status(asked.headers['if-none-match'] === '"1"' ? 304 : 500)(response, asked),
  );
  const known = { etag: '"1"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' };
  assert.deepEqual(await server.fetch(URL_A, known), { ok: true, text: null });
  assert.equal(server.headers[0]?.['if-modified-since'], known.lastModified);
});

test('redirects are followed by hand, three at most, each looked up and checked', async (t) => {
  const places: Record<string, string[]> = {
    'a.example': [PUBLIC_ADDRESS],
    'b.example': ['8.8.8.8'],
    'inside.example': ['10.0.0.7'],
    'mixed.example': [PUBLIC_ADDRESS, '169.254.169.254'],
    'six.example': ['::ffff:127.0.0.1'],
  };
  const server = await startFeedServer(t, { resolve: async (name) => places[name] ?? [] });
  server.say(URL_A, redirect('/next', 301));
  server.say('https://a.example/next', redirect('//b.example/two.ics', 307));
  server.say(URL_B, file('here'));
  assert.partialDeepStrictEqual(await server.fetch(URL_A), { ok: true, text: 'here' });
  assert.deepEqual(server.called, [PUBLIC_ADDRESS, PUBLIC_ADDRESS, '8.8.8.8']);

  for (const [target, error] of [
    ['https://inside.example/', 'forbidden_address'],
    ['https://mixed.example/', 'forbidden_address'],
    ['https://six.example/', 'forbidden_address'],
    ['https://127.0.0.1/', 'bad_address'],
    ['https://[::1]/', 'bad_address'],
    ['http://b.example/two.ics', 'bad_address'],
    ['https://b.example:8443/', 'bad_address'],
    ['https://me:secret@b.example/', 'bad_address'],
    ['file:///etc/passwd', 'bad_address'],
    ['https://', 'bad_address'],
    ['https://nobody.example/', 'unknown_host'],
  ] as const) {
    server.say(URL_A, redirect(target));
    const before = server.called.length;
    assert.deepEqual(await server.fetch(URL_A), failure(error), target);
    assert.equal(server.called.length, before + 1, target);
  }
  server.say(URL_A, redirect(URL_A));
  assert.deepEqual(await server.fetch(URL_A), failure('too_many_redirects'));
});

test('a name that leads elsewhere the second time is called where it was checked', async (t) => {
  let looks = 0;
  const server = await startFeedServer(t, {
    resolve: async () => (++looks === 1 ? [PUBLIC_ADDRESS] : ['127.0.0.1']),
  });
  server.say(URL_A, file('here'));
  assert.partialDeepStrictEqual(await server.fetch(URL_A), { ok: true });
  assert.deepEqual([looks, server.called], [1, [PUBLIC_ADDRESS]]);
});

test('a body of 5 MB and one without end are cut off', async (t) => {
  const server = await startFeedServer(t);
  server.say(URL_A, file('x'.repeat(5 * 1024 * 1024)));
  assert.deepEqual(await server.fetch(URL_A), failure('too_large'));
  let sent = 0;
  server.say(URL_A, (response) => {
    const chunk = 'x'.repeat(64 * 1024);
    const write = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', write);
    write();
  });
  assert.deepEqual(await server.fetch(URL_A), failure('too_large'));
  assert.ok(sent < 16 * 1024 * 1024, `${sent} bytes`);
});

test('silence, a trickle and a name that is never found end in time', async (t) => {
  const server = await startFeedServer(t, { timeoutMs: 150 });
  const timers: NodeJS.Timeout[] = [];
  t.after(() => timers.forEach(clearInterval));
  server.say(URL_A, () => undefined);
  server.say(URL_B, (response) => {
    response.writeHead(200);
    timers.push(setInterval(() => response.write('x'), 20));
  });
  for (const url of [URL_A, URL_B]) assert.deepEqual(await server.fetch(url), failure('timeout'));
  const lost = await startFeedServer(t, { timeoutMs: 150, resolve: () => new Promise(() => {}) });
  assert.deepEqual(await lost.fetch(URL_A), failure('timeout'));
});

test('other failures have names too', async (t) => {
  const server = await startFeedServer(t);
  assert.deepEqual(await server.fetch(URL_A), failure('status_404'));
  server.say(URL_A, (response) => response.destroy());
  assert.deepEqual(await server.fetch(URL_A), failure('unreachable'));
  server.say(URL_A, (response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('half');
    setTimeout(() => response.destroy(), 10);
  });
  assert.deepEqual(await server.fetch(URL_A), failure('unreachable'));
  const failing = await startFeedServer(t, { resolve: () => Promise.reject(new Error('no')) });
  assert.deepEqual(await failing.fetch(URL_A), failure('unknown_host'));
});

async function startListener(t: TestContext, host: string, port = 0) {
  const names: string[] = [];
  const server = createServer({
    SNICallback: (name, done) => {
      names.push(name);
      done(new Error('no certificate'));
    },
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  t.after(() => server.close());
  return { names, port: (server.address() as AddressInfo).port };
}

// Other systems have one loopback address.
const ONE_LOOPBACK = process.platform !== 'linux';

test(
  'a name turned to this machine after it was checked reaches nothing here',
  {
    skip: ONE_LOOPBACK,
  },
  async (t) => {
    // Both on real sockets: what the name leads to by now, and a stand-in for what it led to when it was checked.
    const inside = await startListener(t, '127.0.0.1');
    const checked = await startListener(t, '127.0.0.2', inside.port);
    const places = [[PUBLIC_ADDRESS], ['127.0.0.1']];
    const looked: string[] = [];
    const fetched = await safeFetch(
      'https://localhost.example/one.ics',
      { etag: null, lastModified: null },
      {
        resolve: async (name) => {
          looked.push(name);
          return places.shift() ?? [];
        },
        // The port of the test, and a name that the system itself would look up as 127.0.0.1.
        open: (url, address, headers, signal) => {
          assert.equal(address, PUBLIC_ADDRESS);
          const here = new URL(`https://localhost:${inside.port}${url.pathname}`);
          return openPinned(here, '127.0.0.2', headers, signal);
        },
      },
    );
    assert.deepEqual(fetched, failure('unreachable'));
    assert.deepEqual(looked, ['localhost.example']);
    assert.deepEqual([checked.names, inside.names], [['localhost'], []]);
  },
);

test('the connection goes to the given address under the name’s own certificate', async (t) => {
  const { names, port } = await startListener(t, '127.0.0.1');
  const url = new URL(`https://calendar.example:${port}/`);
  const signal = AbortSignal.timeout(5000);
  await assert.rejects(openPinned(url, '127.0.0.1', {}, signal));
  assert.deepEqual(names, ['calendar.example']);
});
