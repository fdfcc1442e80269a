import type { Browser } from '@playwright/test';
import { rmSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backForwardRows } from './back-forward-rows.ts';
import { buildRows } from './build-rows.ts';
import { experienceRows, type Sample } from './experience-rows.ts';
import { buildFloor, cabinsOf, startFloor } from './floor.ts';
import { interactionRows } from './interaction-rows.ts';
import { startBrowser } from '../../e2e/support/phone.ts';
import { LANDING, LOCAL, ROOT } from './places.ts';
import { openRecord } from './record.ts';
import { attempt, type Row } from './rows.ts';
import { serverRows } from './server-rows.ts';
import { DATABASE_FOLDER, startSite } from './site.ts';
import { startRows } from './start-rows.ts';
import { weightRows } from './weight-rows.ts';

const PARTS = ['build', 'start', 'weight', 'history', 'clicks', 'lighthouse', 'server'] as const;
const WITH_RUNNING = ['weight', 'history', 'clicks', 'lighthouse', 'server'];

const HELP = `npm run bench [-- options]: every figure beside its target and beside a floor app of the same Next.
  --only ${PARTS.join(',')}   (default: all)
  --runs 5       Lighthouse runs a page, rounds of clicks and of load; the median counts
  --seconds 5    of each round of load
What could not be measured is named in the table; the exit code is then 1.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    help: { type: 'boolean' },
  },
});
const wanted = new Set<string>(values.only?.split(',') ?? PARTS);
const run = { runs: Number(values.runs), seconds: Number(values.seconds) };
const isKnown = [...wanted].every((part) => (PARTS as readonly string[]).includes(part));
const isCounted = Object.values(run).every((count) => Number.isInteger(count) && count > 0);
if (values.help || !isKnown || !isCounted) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const machine = {
  processors: `${cpus().length} × ${cpus()[0]?.model}`,
  memoryGib: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  load: loadavg()[0],
};
const file = path.join(LOCAL, 'bench.json');
const record = openRecord<Sample>(file, { startedAt: new Date().toISOString(), machine, run });

async function measure(part: string, work: () => AsyncIterable<Row>): Promise<void> {
  if (!wanted.has(part)) return;
  console.log(`Measuring: ${part} …`);
  for await (const row of attempt(part, 'All of it', work)) record.addRow(row);
}

const inBrowser = (work: (browser: Browser) => AsyncIterable<Row>) =>
  async function* () {
    const browser = await startBrowser();
    try {
      yield* work(browser);
    } finally {
      await browser.close();
    }
  };

function keep(sample: Sample): void {
  const { page, run: count, site, floor } = sample;
  console.log(`  ${page}, run ${count}: ${site.score}, the floor ${floor.score}`);
  record.addSample(sample);
}

async function measureRunning(): Promise<void> {
  const site = await startSite();
  const floor = await startFloor();
  const urls = [site.url, floor.url] as const;
  try {
    await measure(
      'weight',
      inBrowser((browser) => weightRows(browser, ...urls)),
    );
    await measure(
      'history',
      inBrowser((browser) => backForwardRows(browser, site.url)),
    );
    await measure(
      'clicks',
      inBrowser((browser) => interactionRows(browser, site.url, run.runs)),
    );
    await measure('lighthouse', () =>
      experienceRows({ site: site.url, floor: floor.url, runs: run.runs, keep }),
    );
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

async function measureAll(): Promise<void> {
  rmSync(path.join(ROOT, DATABASE_FOLDER), { recursive: true, force: true });
  const cabins = await readCabins();
  buildFloor(cabins);
  await measure('build', () => buildRows(cabins));
  await measure('start', startRows);
  if (WITH_RUNNING.some((part) => wanted.has(part))) await measureRunning();
  record.complete();
}

try {
  await measureAll();
} finally {
  console.table(record.rows);
  console.log(machine);
}
if (record.rows.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
