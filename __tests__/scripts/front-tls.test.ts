/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get as getPlain } from 'node:http';
import { get as getOverTls } from 'node:https';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0;
const ifNginx = HAS_NGINX ? test : test.skip;

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

type Answer = { status: number; location?: string; body: string; hsts?: string };
const ask = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const get = url.startsWith('https:') ? getOverTls : getPlain;
    // A certificate that nobody signed.
    const request = get(url, { rejectUnauthorized: false, headers: { Host: 'cabins.example' } });
    request.once('error', reject);
    request.once('response', (response) => {
      let body = '';
      response.on('data', (piece) => (body += String(piece)));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body,
          hsts: response.headers['strict-transport-security'],
        }),
      );
    });
  });

/** The files of deploy/nginx as they are; only addresses and ports are other ones. */
async function arrange(home: string) {
  const site = createServer((request, response) =>
    response.end(`site ${request.headers['x-forwarded-proto']}`),
  );
  const ports = {
    site: await listen(site),
    plain: await freePort(),
    tls: await freePort(),
    inner: await freePort(),
  };
  const files = path.join(home, 'files');
  cpSync(path.resolve('deploy/nginx'), files, { recursive: true });
  const change = (name: string, pairs: [string, string][]) => {
    const file = path.join(files, name);
    const text = readFileSync(file, 'utf8');
    for (const [from] of pairs) expect(text).toContain(from);
    writeFileSync(
      file,
      pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text),
    );
  };
  change('tls/listen.conf', [['listen 443', `listen 127.0.0.1:${ports.tls}`]]);
  change('tls/redirect.conf', [['listen 80', `listen 127.0.0.1:${ports.plain}`]]);
  change('listen-compressor.conf', [['127.0.0.1:8081', `127.0.0.1:${ports.inner}`]]);
  change('compressor.conf', [['127.0.0.1:8081', `127.0.0.1:${ports.inner}`]]);
  change('upstream.conf', [
    ['site-1:3000', `127.0.0.1:${ports.site}`],
    ['site-2:3000', `127.0.0.1:${ports.site}`],
  ]);
  const tls = path.join(home, 'tls');
  mkdirSync(tls);
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-keyout', path.join(tls, 'privkey.pem')],
    ...['-out', path.join(tls, 'fullchain.pem')],
  ]);
  expect(status).toBe(0);
  const globals = userInfo().uid === 0 ? 'user root;' : '';
  const nginx = spawn('sh', [path.join(files, 'start.sh'), path.join(home, 'front'), globals], {
    env: { ...process.env, TLS_FOLDER: tls },
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const end = async () => {
    nginx.kill('SIGTERM');
    await ended;
    site.closeAllConnections();
    site.close();
  };
  return { ...ports, end };
}

async function untilAnswered(url: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(url).catch(() => null);
    if (answer) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

ifNginx(
  'with a certificate the front speaks TLS, and plain visits are led there',
  async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'cabins-front-'));
    const front = await arrange(home);
    try {
      const page = await untilAnswered(`https://127.0.0.1:${front.tls}/`);
      expect(page).toMatchObject({ status: 200, body: 'site https' });
      expect(page.hsts).toMatch(/^max-age=\d{8}/);
      expect(await ask(`http://127.0.0.1:${front.plain}/cabins?guests=2`)).toMatchObject({
        status: 301,
        location: 'https://cabins.example/cabins?guests=2',
      });
      writeAcme(home);
      const challenge = `http://127.0.0.1:${front.plain}/.well-known/acme-challenge/token`;
      expect(await ask(challenge)).toMatchObject({ status: 200, body: 'proof' });
    } finally {
      await front.end();
      rmSync(home, { recursive: true, force: true });
    }
  },
  30_000,
);

function writeAcme(home: string): void {
  const folder = path.join(home, 'front/acme/.well-known/acme-challenge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'token'), 'proof');
}

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? test : test.skip)('systemd takes the unit, and finds it well shut in', () => {
  const unit = path.resolve('deploy/systemd/cabins.service');
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const shut = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', unit]);
  expect(shut.status).toBe(0);
});
