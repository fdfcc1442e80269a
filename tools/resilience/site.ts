import { cpSync, mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from '../../supabase/local/build.ts';
import { Processes } from '../../supabase/local/processes.ts';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { SITE_ENVIRONMENT, SITE_OPTIONS } from '../../supabase/local/site-options.ts';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';
import { Child } from './child.ts';
import { send } from './http-client.ts';
import { until } from './row.ts';
import { environmentFor, type TestEnvironment } from './test-environment.ts';

const LINKED = ['public', 'node_modules', 'package.json', 'next.config.ts', 'tsconfig.json', 'lib'];
const SERVER = path.join(PROJECT_DIR, 'server/index.ts');
const HOURS_AGO = new Date(Date.now() - 3 * 3_600_000);

/** A production build of the present sources; its pages are made from the environment's database. */
export async function buildSite(environment: TestEnvironment): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, environmentFor(environment.backend.port));
  await buildIfStale(new Processes());
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/**
 * A copy of the build, because it revalidates pages in place, with the test cabins. Its pages look hours old, so that
 * each visit revalidates.
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

export class SiteProcess {
  readonly port: number;
  readonly log: string;
  readonly child: Child;

  private constructor(port: number, backendPort: number, copy: string) {
    this.port = port;
    this.log = path.join(copy, `site-${port}.log`);
    this.child = new Child({
      // With the memory limit of `npm start`.
      args: [...SITE_OPTIONS, SERVER],
      cwd: copy,
      env: { ...SITE_ENVIRONMENT, ...environmentFor(backendPort), PORT: String(port) },
      log: this.log,
    });
  }

  /** On a port of its own, with that backend (or what stands before it). */
  static async prepare(copy: string, backendPort: number): Promise<SiteProcess> {
    return new SiteProcess(await freePort(), backendPort, copy);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.child.start();
    await until('the site', async () => (await this.healthStatus()) === 200, 60_000);
  }

  async healthStatus(): Promise<number> {
    return (await send(`${this.url}/api/health`, { timeoutMs: 2000 })).status;
  }
}
