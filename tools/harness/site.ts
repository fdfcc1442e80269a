import { cpSync, mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from '../../supabase/local/build.ts';
import { Processes } from '../../supabase/local/processes.ts';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { SITE_ENVIRONMENT, SITE_OPTIONS } from '../../supabase/local/site-options.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { Child } from './child.ts';
import { startDelayProxy, type DelayProxy } from './delay-proxy.ts';
import { environmentFor, type TestEnvironment } from './environment.ts';
import { send } from './http.ts';

const LINKED = ['public', 'node_modules', 'package.json', 'next.config.ts', 'tsconfig.json', 'lib'];
const SERVER = path.join(PROJECT_DIR, 'server/index.ts');
const HOURS_AGO = new Date(Date.now() - 3 * 3_600_000);

/** A production build of the current sources; its pages come from the environment's database. */
export async function buildSite(environment: TestEnvironment): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, environmentFor(environment.backend.port));
  await buildIfStale(new Processes());
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/**
 * A copy of the build with the test cabins, because a site revalidates its pages in place. Its pages look hours old, so
 * that each visit revalidates.
 */
export function copySite(folder: string, name = 'site'): string {
  const copy = path.join(folder, name);
  mkdirSync(copy);
  for (const linked of LINKED) symlinkSync(path.join(PROJECT_DIR, linked), path.join(copy, linked));
  const skipped = ['cache', 'dev', 'trace'].map((each) => path.join(PROJECT_DIR, '.next', each));
  cpSync(path.join(PROJECT_DIR, '.next'), path.join(copy, '.next'), {
    recursive: true,
    filter: (file) => !skipped.includes(file),
  });
  const pages = path.join(copy, '.next/server/app');
  for (const entry of readdirSync(pages, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), HOURS_AGO, HOURS_AGO);
  }
  return copy;
}

/** The web server alone, on its own port. */
export class SiteProcess {
  readonly port: number;
  readonly url: string;
  readonly child: Child;

  private constructor(port: number, child: Child) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.child = child;
  }

  /** Uses that backend, or the proxy in front of it. The server is this project's, or the one in an image's folder. */
  static async prepare(
    copy: string,
    backendPort: number,
    {
      server = SERVER,
      user,
      env,
    }: { server?: string; user?: number; env?: Record<string, string | undefined> } = {},
  ): Promise<SiteProcess> {
    const port = await freePort();
    const child = new Child({
      // With the memory limit of `npm start`.
      args: [...SITE_OPTIONS, server],
      cwd: copy,
      env: { ...SITE_ENVIRONMENT, ...environmentFor(backendPort), ...env, PORT: String(port) },
      log: path.join(path.dirname(copy), `${path.basename(copy)}-${port}.log`),
      user,
    });
    return new SiteProcess(port, child);
  }

  async start(): Promise<void> {
    this.child.start();
    await this.child.untilReady(async () => (await this.healthStatus()) === 200);
  }

  async healthStatus(): Promise<number> {
    return (await send(`${this.url}/api/health`, { timeoutMs: 2000 })).status;
  }
}

/** Runs the work with a site of its own. */
export async function withSite<Result>(
  copy: string,
  backendPort: number,
  work: (site: SiteProcess) => Promise<Result>,
): Promise<Result> {
  const site = await SiteProcess.prepare(copy, backendPort);
  try {
    await site.start();
    return await work(site);
  } finally {
    await site.child.end('SIGTERM');
  }
}

/** Runs the work with a site whose requests to the backend can be delayed. */
export async function withSlowBackend<Result>(
  environment: TestEnvironment,
  copy: string,
  work: (site: SiteProcess, proxy: DelayProxy) => Promise<Result>,
): Promise<Result> {
  const proxy = await startDelayProxy(environment.backend.port);
  try {
    return await withSite(copy, proxy.port, (site) => work(site, proxy));
  } finally {
    await proxy.close();
  }
}

export type Shop = {
  url: string;
  child: Child;
  /** Returns the milliseconds until the first page. */
  start: () => Promise<number>;
};

/** The whole site by `npm start` with its database; builds first if the last build had other sources. */
export function prepareShop(
  ports: { site: number; backend: number },
  log: string,
  env: Record<string, string | undefined>,
): Shop {
  const url = `http://localhost:${ports.site}`;
  const child = new Child({
    args: ['supabase/local/start.ts'],
    env: { ...env, PORT: String(ports.site), SUPABASE_PORT: String(ports.backend) },
    log,
  });
  const start = () => {
    child.start();
    return child.untilReady(async () => (await send(url)).status === 200, 240_000);
  };
  return { url, child, start };
}
