import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(
  readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8'),
) as { version: string };
const BASELINE = path.join(ROOT, `.local/bare-app-${version}`);

const FILES = {
  'app/layout.tsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.tsx': `import Image from 'next/image';
import Link from 'next/link';
export default function Page() { return <Link href="/"><Image src="/a.webp" alt="" width="9" height="9" /></Link>; }`,
  'package.json': '{ "private": true }',
  'jsconfig.json': '{}',
  // Otherwise the settings in the parent folder would apply.
  'next.config.mjs': 'export default {};',
  'instrumentation.js': 'export function register() {}',
  'instrumentation-client.js': '',
};

/** Builds an app with one picture and one link on the same packages, whose page is the baseline. */
function buildBareApp(): void {
  rmSync(BASELINE, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(BASELINE, name.replace(/tsx$/, 'jsx'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(BASELINE, 'node_modules'));
  const next = path.join(ROOT, 'node_modules/next/dist/bin/next');
  const { status, stderr, stdout } = spawnSync(process.execPath, [next, 'build'], {
    cwd: BASELINE,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The bare app does not build: ${stdout}${stderr}`);
}

const gzipBytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The scripts that a current browser loads with the page, excluding `nomodule` ones. */
function firstLoadFiles(html: string, buildDir: string): string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, src = '']) => src);
  const files = new Set(scripts.map((src) => src.replace(/^\/_next\//, '').replace(/\?.*$/, '')));
  return [...files].map((file) => path.join(buildDir, file));
}

/** The gzipped bytes of those scripts. */
export const firstLoadBytes = (html: string, buildDir: string): number =>
  firstLoadFiles(html, buildDir).reduce((sum, file) => sum + gzipBytes(file), 0);

/** First-load JavaScript of a Next app of the same version with one picture and one link, in gzipped bytes. */
export function baselineBytes(): number {
  const page = path.join(BASELINE, '.next/server/app/index.html');
  if (!existsSync(page)) buildBareApp();
  return firstLoadBytes(readFileSync(page, 'utf8'), path.join(BASELINE, '.next'));
}
