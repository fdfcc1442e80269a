import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { prepareShop } from '../harness/site.ts';

const PORTS = { site: 3380, backend: 54_680 };

/** Builds the site on this database, reusing only compiled code of earlier builds. */
export async function measureBuild(databaseUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabins-build-'));
  const log = path.join(folder, 'start.log');
  try {
    rmSync(path.join(PROJECT_DIR, '.next/source-stamp'), { force: true });
    const { child, start } = prepareShop(PORTS, log, { DATABASE_URL: databaseUrl });
    const [, building, built] = await Promise.all([
      start(),
      child.untilPrinted('Building the site'),
      child.untilPrinted('Starting the site'),
    ]).finally(() => child.end('SIGTERM'));
    const made = /Generating static pages.*\((\d+)\).* in ([\d.]+)s/.exec(
      readFileSync(log, 'utf8'),
    );
    return {
      'build, s': Number(((built - building) / 1000).toFixed(1)),
      'of it the pages, s': Number(made?.[2] ?? NaN),
      pages: Number(made?.[1] ?? NaN),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
