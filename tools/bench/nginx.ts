import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { startServer, type Running } from './processes.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export function findNginx(): string | undefined {
  const { stdout, status } = spawnSync('which', ['nginx'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : PLACES.find((place) => existsSync(place));
}

const configOf = (folder: string, port: number) => `
${userInfo().uid === 0 ? 'user root;' : ''}
worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/errors; daemon off;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; gzip off;
  default_type text/html; charset utf-8;
  server { listen 127.0.0.1:${port}; root ${folder}; }
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
}`;

/** One worker that gives the very bytes of these pages as files: what the machine can do at most. */
export async function startNginx(nginx: string, pages: Record<string, string>): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(folder, name), html);
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configOf(folder, port));
  const args = ['-c', path.join(folder, 'nginx.conf'), '-p', folder];
  const url = `http://127.0.0.1:${port}/${Object.keys(pages)[0]}`;
  const running = await startServer({ command: nginx, args, cwd: folder }, url);
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...running, url: `http://127.0.0.1:${port}`, stop };
}
