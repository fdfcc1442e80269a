import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { send } from '../resilience/http-client.ts';
import { percentile, until, type Row } from '../resilience/row.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import type { Nginx } from './nginx.ts';
import { wrk } from './wrk.ts';

const ROUNDS = 5;
const SECONDS = 2;

const ask = async (url: string, encoding: string) =>
  (await wrk(['-c16', `-d${SECONDS}`, '-H', `Accept-Encoding: ${encoding}`, url])).perSecond;

type Served = { url: string; tlsUrl: string; stop: () => void };

/** nginx with the page's very bytes as files, and as many headers; `gzip` tells how it compresses them. */
async function startStatic(
  folder: string,
  html: string,
  headers: readonly string[],
  gzip: string,
  certificate: string,
): Promise<Served> {
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
  const child = spawn('nginx', ['-p', home, '-c', conf, '-g', globals], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/page.html`;
  await until('nginx with files', async () => (await send(url)).status === 200);
  const tlsUrl = `https://127.0.0.1:${tlsPort}/page.html`;
  return { url, tlsUrl, stop: () => void child.kill('SIGTERM') };
}

const median = (values: readonly number[]) => percentile(values, 0.5);

/** The front beside nginx that serves the same bytes from files, in turn. */
export async function throughput(nginx: Nginx, folder: string): Promise<Row[]> {
  const page = await send(`${nginx.url}/`);
  const headers = Object.entries(page.headers)
    .filter(
      ([name]) =>
        !/^(connection|keep-alive|date|server|content-|transfer-encoding|etag|x-cache)/.test(
          name,
        ) || name === 'content-security-policy',
    )
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const kinds = [
    { encoding: 'identity', gzip: '', least: 0.9, what: 'nginx with the same bytes as files' },
    {
      encoding: 'gzip',
      gzip: 'gzip on; gzip_comp_level 6;',
      least: 0.9,
      what: 'nginx compressing the same file',
    },
    // What a cache costs beside a file: one more read, and headers to be read too.
    {
      encoding: 'gzip',
      gzip: 'gzip_static on;',
      least: 0.9,
      what: 'nginx with files compressed beforehand',
    },
    {
      encoding: 'gzip',
      gzip: 'gzip_static on;',
      least: 0.9,
      what: 'the same, both over TLS',
      isTls: true,
    },
  ];
  const rows: Row[] = [];
  for (const { encoding, gzip, least, what, isTls } of kinds) {
    const files = await startStatic(folder, page.text, headers, gzip, nginx.certificate);
    const [front, file] = isTls ? [nginx.tlsUrl, files.tlsUrl] : [nginx.url, files.url];
    const found: Record<'front' | 'files', number[]> = { front: [], files: [] };
    for (let round = 0; round < ROUNDS; round++) {
      found.front.push(await ask(`${front}/`, encoding));
      found.files.push(await ask(file, encoding));
    }
    files.stop();
    const share = median(found.front) / median(found.files);
    rows.push({
      scenario: 'a',
      target: `front, ${encoding}: ≥ ${100 * least} % of ${what}`,
      measured: `${(100 * share).toFixed(0)} %: ${Math.round(median(found.front))} against ${Math.round(median(found.files))} requests/s (medians of ${ROUNDS} in turn; ${page.text.length} characters)`,
      ok: share >= least,
    });
  }
  return rows;
}
