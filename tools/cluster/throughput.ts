import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { Child } from '../harness/child.ts';
import { percent } from '../harness/figures.ts';
import { send } from '../harness/http.ts';
import type { Nginx } from '../harness/nginx.ts';
import type { Row } from '../harness/report.ts';
import { compareThroughput } from '../harness/throughput.ts';

const ROUNDS = 5;
const SIZE = { connections: 16, seconds: 2 };
const LEAST_SHARE = 0.9;

type Files = { url: string; tlsUrl: string; child: Child };

/** nginx with the same page bytes as files, and as many headers; `gzip` tells how it compresses them. */
async function startStatic(
  folder: string,
  html: string,
  headers: readonly string[],
  gzip: string,
  certificate: string,
): Promise<Files> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const home = path.join(folder, `static-${port}`);
  for (const each of ['run', 'logs', 'tmp', 'root']) {
    mkdirSync(path.join(home, each), { recursive: true });
  }
  writeFileSync(path.join(home, 'root/page.html'), html);
  writeFileSync(path.join(home, 'root/page.html.gz'), gzipSync(html, { level: 6 }));
  const conf = path.join(home, 'nginx.conf');
  writeFileSync(
    conf,
    `worker_processes auto; error_log logs/error.log warn; pid run/nginx.pid; events { worker_connections 1024; }
    http { types { text/html html; } access_log off; sendfile on; keepalive_requests 10000;
      open_file_cache max=100; client_body_temp_path tmp/body;
      server { listen 127.0.0.1:${port}; listen 127.0.0.1:${tlsPort} ssl; ${certificate} root ${home}/root; ${gzip} ${headers.join(' ')} } }`,
  );
  const globals = userInfo().uid === 0 ? 'daemon off; user root;' : 'daemon off;';
  const child = new Child({
    command: 'nginx',
    args: ['-p', home, '-c', conf, '-g', globals],
    log: `${home}.log`,
  });
  const url = `http://127.0.0.1:${port}/page.html`;
  child.start();
  await child.untilReady(async () => (await send(url)).status === 200);
  return { url, tlsUrl: `https://127.0.0.1:${tlsPort}/page.html`, child };
}

const KINDS = [
  { encoding: 'identity', gzip: '', what: 'nginx with the same bytes as files', isTls: false },
  {
    encoding: 'gzip',
    gzip: 'gzip on; gzip_comp_level 6;',
    what: 'nginx compressing the same file',
    isTls: false,
  },
  // A cache needs one more read than a file, and has headers to parse.
  {
    encoding: 'gzip',
    gzip: 'gzip_static on;',
    what: 'nginx with files compressed beforehand',
    isTls: false,
  },
  { encoding: 'gzip', gzip: 'gzip_static on;', what: 'the same, both over TLS', isTls: true },
];

/** Compares the front with nginx serving the same bytes from files, alternating. */
export async function compareWithFiles(nginx: Nginx, folder: string): Promise<Row[]> {
  const page = await send(`${nginx.url}/`);
  const headers = Object.entries(page.headers)
    .filter(
      ([name]) =>
        !/^(connection|keep-alive|date|server|content-|transfer-encoding|etag|x-cache)/.test(
          name,
        ) || name === 'content-security-policy',
    )
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const rows: Row[] = [];
  for (const { encoding, gzip, what, isTls } of KINDS) {
    const files = await startStatic(folder, page.text, headers, gzip, nginx.certificate);
    const urls = isTls ? [`${nginx.tlsUrl}/`, files.tlsUrl] : [`${nginx.url}/`, files.url];
    const targets = urls.map((url) => {
      const request = { name: what, url, call: { headers: { 'Accept-Encoding': encoding } } };
      return () => request;
    });
    const [front, file] = await compareThroughput(targets, ROUNDS, SIZE);
    await files.child.end('SIGTERM');
    const [rate, fileRate] = [front?.rate ?? NaN, file?.rate ?? NaN];
    const failed = (front?.failed ?? 0) + (file?.failed ?? 0);
    rows.push({
      scenario: 'a',
      target: `front, ${encoding}: ≥ ${percent(LEAST_SHARE)} of ${what}`,
      measured: `${percent(rate / fileRate)}: ${Math.round(rate)} against ${Math.round(fileRate)} requests/s (medians of ${ROUNDS} in turn; ${page.text.length} characters; ${failed} failed)`,
      ok: rate >= fileRate * LEAST_SHARE && failed === 0,
    });
  }
  return rows;
}
