/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as open } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { readAwayRest } from '@/server/read-away';

const ifNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;

const listen = (server: ReturnType<typeof createSocket>) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
async function freePort(): Promise<number> {
  const server = createSocket();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Answer = { status: number; body: string; ms: number };
function ask(port: number, address: string, body = ''): Promise<Answer> {
  const started = performance.now();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve, reject) => {
    const call = open({ port, host: '127.0.0.1', path: address, method, headers, agent: false });
    call.once('error', reject).once('response', (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += String(piece)));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: text, ms: performance.now() - started }),
      );
    });
    call.end(body);
  });
}

/** Refuses each body at its first piece, and answers whatever else comes. */
const site = createServer((request, response) => {
  readAwayRest(request, response);
  if (request.method === 'GET') return void response.end('well');
  request.once('data', () => {
    request.pause();
    response.writeHead(413).end('refused');
  });
});

/** The files of deploy/nginx as they are; only addresses and ports are other ones. */
async function startFront(home: string, limit: string) {
  const files = path.join(home, 'files');
  cpSync(path.resolve('deploy/nginx'), files, { recursive: true });
  const change = (name: string, from: string | RegExp, to: string) => {
    const file = path.join(files, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  };
  const [port, inner, upstream] = [await freePort(), await freePort(), await listen(site)];
  change('listen.conf', /listen 80\b/g, `listen 127.0.0.1:${port}`);
  change('listen-compressor.conf', '127.0.0.1:8081', `127.0.0.1:${inner}`);
  change('compressor.conf', '127.0.0.1:8081', `127.0.0.1:${inner}`);
  change('upstream.conf', /site-\d:3000/g, `127.0.0.1:${upstream}`);
  change('nginx.conf', 'client_max_body_size 64k', `client_max_body_size ${limit}`);
  const globals = userInfo().uid === 0 ? 'user root;' : '';
  const nginx = spawn('sh', [path.join(files, 'start.sh'), path.join(home, 'front'), globals], {
    env: { ...process.env, TLS_FOLDER: path.join(home, 'no-tls') },
    stdio: 'inherit',
  });
  while (!(await ask(port, '/api/health').catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const end = async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGTERM');
    await ended;
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  };
  return { port, end };
}

/** What a crowd of refused bodies is told; afterwards everybody else must be answered at once. */
async function refuseBodies(limit: string, bytes: number): Promise<Set<string>> {
  const home = mkdtempSync(path.join(tmpdir(), 'cabins-front-'));
  const { port, end } = await startFront(home, limit);
  try {
    const body = 'x'.repeat(bytes);
    const posts = Array.from({ length: 64 }, () => ask(port, '/api/newsletter', body));
    const told = await Promise.all(posts);
    for (const address of ['/stay/x', '/api/quote', '/cabins?guests=2', '/api/deal']) {
      const probes = await Promise.all(Array.from({ length: 16 }, () => ask(port, address)));
      for (const { status, ms } of probes) {
        expect(status).toBe(200);
        expect(ms).toBeLessThan(3000);
      }
    }
    return new Set(told.map((answer) => `${answer.status} ${answer.body}`));
  } finally {
    await end();
    rmSync(home, { recursive: true });
  }
}

ifNginx(
  'what is past the limit reaches no instance, and nobody waits for it',
  async () => {
    const [told, ...others] = await refuseBodies('64k', 300_000);
    expect([told, others]).toEqual([expect.stringMatching(/^413 .*body_too_large/), []]);
  },
  60_000,
);

ifNginx(
  'nobody waits either for what an instance refuses in the middle',
  async () => {
    expect(await refuseBodies('1m', 300_000)).toEqual(new Set(['413 refused']));
  },
  60_000,
);
