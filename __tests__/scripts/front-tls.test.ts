import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get as getOverTls } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFront } from './support/front';

const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0;
const ifNginx = HAS_NGINX ? test : test.skip;

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

function makeCertificate(home: string): void {
  const tls = path.join(home, 'tls');
  mkdirSync(tls);
  const { status } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    path.join(tls, 'privkey.pem'),
    '-out',
    path.join(tls, 'fullchain.pem'),
  ]);
  expect(status).toBe(0);
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
    makeCertificate(home);
    const front = await startFront(home, (request, response) =>
      response.end(`site ${request.headers['x-forwarded-proto']}`),
    );
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
