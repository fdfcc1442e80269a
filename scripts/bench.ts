import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { backForwardRows } from './bench/back-forward-rows.ts';
import { buildRows } from './bench/build-rows.ts';
import { experienceRows } from './bench/experience-rows.ts';
import { buildFloor, cabinsOf, startFloor } from './bench/floor.ts';
import { interactionRows } from './bench/interaction-rows.ts';
import { startBrowser } from './bench/phone.ts';
import { LANDING, LOCAL, ROOT } from './bench/places.ts';
import type { Running } from './bench/processes.ts';
import { row, type Row } from './bench/rows.ts';
import { serverRows } from './bench/server-rows.ts';
import { DATABASE_FOLDER, startSite } from './bench/site.ts';
import { startRows } from './bench/start-rows.ts';
import { weightRows } from './bench/weight-rows.ts';

const PARTS = ['build', 'start', 'weight', 'history', 'clicks', 'lighthouse', 'server'] as const;
const BROWSER_PARTS = new Set<string>(['weight', 'history', 'clicks']);

const HELP = `npm run bench [-- options]: every figure beside its target and beside a floor app of the same Next.
  --only ${PARTS.join(',')}   (default: all)
  --runs 5       Lighthouse runs a page, rounds of clicks and of load; the median counts
  --seconds 5    of each round of load`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    help: { type: 'boolean' },
  },
});
const wanted = new Set<string>(values.only?.split(',') ?? PARTS);
const unknown = [...wanted].filter((part) => !(PARTS as readonly string[]).includes(part));
if (values.help || unknown.length > 0) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const run = { runs: Number(values.runs), seconds: Number(values.seconds) };

const rows: Row[] = [];
async function measure(part: string, work: () => Promise<Row[]>): Promise<void> {
  if (!wanted.has(part)) return;
  console.log(`Measuring: ${part} …`);
  // Lighthouse holds this process up: connections that were closed meanwhile are to be noticed before they are used.
  await setImmediate();
  try {
    rows.push(...(await work()));
  } catch (error) {
    console.error(error);
    rows.push(row(part, 'Measured', { site: 'it failed, see above', isMet: false }));
  }
}

async function measureWithBrowser(site: Running, floor: Running): Promise<void> {
  if (![...wanted].some((part) => BROWSER_PARTS.has(part))) return;
  const browser = await startBrowser();
  await measure('weight', () => weightRows(browser, site.url, floor.url));
  await measure('history', () => backForwardRows(browser, site.url));
  await measure('clicks', () => interactionRows(browser, site.url, run.runs));
  await browser.close();
}

async function measureRunning(): Promise<void> {
  const site = await startSite();
  const floor = await startFloor();
  try {
    await measureWithBrowser(site, floor);
    await measure('lighthouse', async () => experienceRows(site.url, floor.url, run.runs));
    await measure('server', () => serverRows(site, floor, run));
  } finally {
    await floor.stop();
    await site.stop();
  }
}

/** The site's list of cabins, for the floor to show the same; the site is built if it was not. */
async function readCabins() {
  const site = await startSite();
  const html = await (await fetch(site.url + LANDING.list)).text();
  await site.stop();
  return cabinsOf(html);
}

rmSync(path.join(ROOT, DATABASE_FOLDER), { recursive: true, force: true });
const cabins = await readCabins();
buildFloor(cabins);
await measure('build', () => buildRows(cabins));
await measure('start', startRows);
if (['lighthouse', 'server', ...BROWSER_PARTS].some((part) => wanted.has(part))) {
  await measureRunning();
}

const machine = {
  processors: `${cpus().length} × ${cpus()[0]?.model}`,
  memoryGib: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  load: loadavg()[0],
};
console.table(rows);
console.log(machine);
mkdirSync(LOCAL, { recursive: true });
writeFileSync(path.join(LOCAL, 'bench.json'), JSON.stringify({ machine, run, rows }, null, 2));
