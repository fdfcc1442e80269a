import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import type { BackendSettings } from '../../supabase/local/settings.ts';
import {
  freePort,
  startPostgresServer,
  type PostgresServer,
} from '../../supabase/tests/support/servers/postgres-server.ts';
import { Child } from './child.ts';
import { send } from './http.ts';
import { postJson } from './requests.ts';
import { until } from './wait.ts';

export const KEYS = {
  publishableKey: 'sb_publishable_of_the_storm_tests',
  secretKey: 'sb_secret_of_the_storm_tests',
  jwtSecret: 'a secret of the storm tests only',
};

/** The environment of the site and the functions, for a backend on that port. */
export function environmentFor(backendPort: number): Record<string, string> {
  const url = `http://127.0.0.1:${backendPort}`;
  return {
    NEXT_PUBLIC_SUPABASE_URL: url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
    SUPABASE_SECRET_KEY: KEYS.secretKey,
    // The scenarios hold far more at once than guests would.
    UNPAID_NIGHTS_PERCENT: '100',
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
    SITE_URL: 'http://localhost:3100',
    READS_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: '1',
    LOG_FORMAT: 'json',
  };
}

class BackendProcess {
  readonly port: number;
  readonly child: Child;

  constructor(port: number, database: BackendSettings['database'], folder: string) {
    this.port = port;
    const filesFolder = path.join(folder, 'files');
    const settings: BackendSettings = { port, database, filesFolder, trustedProxies: 1, ...KEYS };
    this.child = new Child({
      args: ['tools/harness/backend-process.ts'],
      env: { ...environmentFor(port), BACKEND_SETTINGS: JSON.stringify(settings) },
      log: path.join(folder, 'backend.log'),
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<number> {
    this.child.start();
    return this.untilReady();
  }

  /** Waits until its database responds; returns the milliseconds. */
  untilReady(): Promise<number> {
    return until('the backend', async () => {
      const { status, text } = await this.call('rest/v1/rpc/is_ready', {}, 1000);
      return status === 200 && text === 'true';
    });
  }

  /** Posts with the secret key, as the site does. */
  call(route: string, body: object, timeoutMs = 30_000, headers: Record<string, string> = {}) {
    const call = postJson(body, { apikey: KEYS.secretKey, ...headers });
    return send(`${this.url}/${route}`, { ...call, timeoutMs });
  }
}

/** A Postgres server, a backend process on it, and direct access to both. */
export class TestEnvironment {
  readonly server: PostgresServer;
  readonly backend: BackendProcess;
  readonly sql: Sql;
  readonly folder: string;

  private constructor(server: PostgresServer, backendPort: number) {
    this.server = server;
    this.folder = mkdtempSync(path.join(tmpdir(), 'cabins-storm-'));
    this.backend = new BackendProcess(backendPort, { url: server.url }, this.folder);
    this.sql = postgres(server.url, {
      max: 4,
      backoff: () => 0.1,
      connect_timeout: 3,
      onnotice: () => undefined,
    });
  }

  static async open(): Promise<TestEnvironment> {
    // Durability is promised with fsync=on.
    const server = await startPostgresServer(['fsync=on', 'log_lock_waits=off']);
    const environment = new TestEnvironment(server, await freePort());
    await environment.backend.start();
    return environment;
  }

  deadlocks(): number {
    return this.server.readLog().match(/deadlock detected/g)?.length ?? 0;
  }

  /** All output of this environment's backends and sites. */
  readLogs(): string {
    return globSync(['*.log', '*/*.log'], { cwd: this.folder })
      .map((name) => readFileSync(path.join(this.folder, name), 'utf8'))
      .join('\n');
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 2 });
    await this.backend.child.end('SIGTERM');
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
