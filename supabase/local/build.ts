import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Processes } from './processes.ts';
import { reportProgress } from './progress.ts';
import { PROJECT_DIR } from './settings.ts';

// The inputs of the built pages: the code, its packages, and the data they are prerendered from.
const SOURCES = [
  'app',
  'components',
  'lib',
  'supabase/migrations',
  'supabase/seed.sql',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
const BUILD_DIR = path.join(PROJECT_DIR, '.next');
const BUILD_ID = path.join(BUILD_DIR, 'BUILD_ID');
const STAMP = path.join(BUILD_DIR, 'source-stamp');

function listFiles(source: string): string[] {
  const file = path.join(PROJECT_DIR, source);
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [source];
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(PROJECT_DIR, path.join(entry.parentPath, entry.name)))
    .sort();
}

function stampOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  // Prerendered pages contain the site's own URL and its analytics tag, and the image service its allowed hosts.
  for (const name of ['SITE_URL', 'GA_MEASUREMENT_ID', 'IMAGE_HOSTS', 'NEXT_PUBLIC_SUPABASE_URL']) {
    const value = process.env[name] ?? '';
    if (!value.startsWith('http://127.0.0.1:')) hash.update(`${name}=${value};`);
  }
  for (const file of SOURCES.flatMap(listFiles)) {
    hash.update(file).update(readFileSync(path.join(PROJECT_DIR, file)));
  }
  return hash.digest('hex');
}

/** Builds the site unless the last build had the same sources. */
export async function buildIfStale(processes: Processes): Promise<void> {
  const stamp = stampOfSources();
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
  if (isFresh) return;
  reportProgress('Building the site, about a minute …');
  rmSync(STAMP, { force: true });
  // Reads cached by an earlier build may have other data.
  rmSync(path.join(BUILD_DIR, 'cache/fetch-cache'), { recursive: true, force: true });
  process.env.SKIP_TYPE_CHECK ??= 'true';
  // Most people build the site once, and writing a cache for a second build takes a quarter of the first.
  process.env.SKIP_BUILD_CACHE ??= String(!existsSync(BUILD_ID));
  await processes.run('The build', ['build']);
  mkdirSync(BUILD_DIR, { recursive: true });
  writeFileSync(STAMP, stamp);
}
