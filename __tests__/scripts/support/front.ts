import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';

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

/** nginx with the files of deploy/nginx; only addresses and ports are other ones. It speaks TLS with `home`/tls. */
export async function startFront(
  home: string,
  answer: RequestListener,
  settings: [from: string, to: string][] = [],
) {
  const site = createServer(answer);
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
  change('nginx.conf', settings);
  change('listen.conf', [['listen 80', `listen 127.0.0.1:${ports.plain}`]]);
  change('tls/listen.conf', [['listen 443', `listen 127.0.0.1:${ports.tls}`]]);
  change('tls/redirect.conf', [['listen 80', `listen 127.0.0.1:${ports.plain}`]]);
  change('listen-compressor.conf', [['127.0.0.1:8081', `127.0.0.1:${ports.inner}`]]);
  change('compressor.conf', [['127.0.0.1:8081', `127.0.0.1:${ports.inner}`]]);
  change('upstream.conf', [
    ['site-1:3000', `127.0.0.1:${ports.site}`],
    ['site-2:3000', `127.0.0.1:${ports.site}`],
  ]);
  const names = [ports.plain, ports.tls].flatMap((port) => [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
  ]);
  appendFileSync(
    path.join(files, 'hosts.conf'),
    names.map((name) => `${name} ${name};\n`).join(''),
  );
  const globals = userInfo().uid === 0 ? 'user root;' : '';
  const nginx = spawn('sh', [path.join(files, 'start.sh'), path.join(home, 'front'), globals], {
    env: { ...process.env, TLS_FOLDER: path.join(home, 'tls') },
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
