import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const LOCAL = path.join(ROOT, '.local');
export const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
export const BUILD = path.join(ROOT, '.next');

const packageOfNext = readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8');
const { version } = JSON.parse(packageOfNext) as { version: string };
export const BASELINE = path.join(LOCAL, `baseline-${version}`);

export const LANDING = {
  home: '/',
  list: '/cabins',
  category: '/cabins/hot-tub',
  area: '/areas/gatlinburg',
  cabin: '/cabins/laurel-lantern',
};

/** The page of the baseline that does the same work. */
export const baselinePageOf = (page: string) => (page === LANDING.cabin ? LANDING.cabin : '/');
