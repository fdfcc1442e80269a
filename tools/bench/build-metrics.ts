import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildBaseline } from './baseline.ts';
import type { BaselineCabin } from './baseline-sources.ts';
import { BUILD } from './paths.ts';
import { startSite } from './site.ts';
import { row, seconds, type Row } from './metrics.ts';

const MAX_FIRST_MS = 90_000;

function prerenderedPages(): string[] {
  // eslint-disable-next-line no-restricted-syntax -- what a tool measures is the build itself
  const text = readFileSync(path.join(BUILD, 'prerender-manifest.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { routes: object }).routes);
}

/** From a clean checkout to the first page, and the build alone, beside the baseline's. */
export async function* buildRows(cabins: readonly BaselineCabin[]): AsyncGenerator<Row> {
  rmSync(path.join(BUILD, 'source-stamp'), { force: true });
  rmSync(path.join(BUILD, 'cache'), { recursive: true, force: true });
  const site = await startSite();
  const atMs = (text: string) => site.lines.findLast((line) => line.text.includes(text))?.atMs ?? 0;
  const buildMs = atMs('Starting the site') - atMs('Building the site');
  await site.stop();
  const baselineMs = buildBaseline(cabins, true) ?? NaN;
  const pages = prerenderedPages();
  const ofCabins = pages.filter((page) => /^\/cabins\/[^/]+$/.test(page)).length;
  yield* [
    row('build', 'Nothing built: start to first page', {
      site: seconds(site.startMs),
      target: '≤ 90 s',
      isMet: site.startMs <= MAX_FIRST_MS,
    }),
    row('build', '`next build`', {
      site: `${seconds(buildMs)}, ${pages.length} pages, ${ofCabins} of them below /cabins/`,
      baseline: seconds(baselineMs),
    }),
  ];
}
