import type { Browser } from '@playwright/test';
import { rmSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backForwardRows } from './back-forward-metrics.ts';
import { buildRows } from './build-metrics.ts';
import { consoleRows } from './console-metrics.ts';
import { experienceRows, type Sample } from './experience-metrics.ts';
import { buildBaseline, cabinsOf, startBaseline } from './baseline.ts';
import { interactionRows } from './interaction-metrics.ts';
import { startBrowser } from '../../e2e/support/phone.ts';
import { LANDING, LOCAL, ROOT } from './paths.ts';
import { openRecord } from './record.ts';
import { attempt, type Row } from './metrics.ts';
import { serverRows } from './server-metrics.ts';
import { DATABASE_FOLDER, startSite } from './site.ts';
import { startRows } from './start-metrics.ts';
import { tapRows } from './tap-rows.ts';
import { weightRows } from './weight-metrics.ts';

const WITH_RUNNING = ['weight', 'history', 'clicks', 'taps', 'lighthouse', 'server', 'console'];
const PARTS = ['build', 'start', ...WITH_RUNNING];

const HELP = `npx node tools/bench/run.ts [options]: every figure beside its target and beside a baseline app of the same Next.
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
const isKnown = [...wanted].every((part) => PARTS.includes(part));
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
  const { page, run: count, site, baseline } = sample;
  console.log(`  ${page}, run ${count}: ${site.score}, the baseline ${baseline.score}`);
  record.addSample(sample);
}

async function measureRunning(): Promise<void> {
  const site = await startSite();
  const baseline = await startBaseline();
  const urls = [site.url, baseline.url] as const;
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
    await measure(
      'taps',
      inBrowser((browser) => tapRows(browser, site.url, run.runs)),
    );
    await measure('lighthouse', () =>
      experienceRows({ site: site.url, baseline: baseline.url, runs: run.runs, keep }),
    );
    await measure('server', () => serverRows(site, baseline, run));
    await measure(
      'console',
      inBrowser((browser) => consoleRows(browser, site.url, run.runs)),
    );
  } finally {
    await baseline.stop();
    await site.stop();
  }
}

/** The site's list of cabins, for the baseline to show the same; the site is built if it was not. */
async function readCabins() {
  const site = await startSite();
  const html = await (await fetch(site.url + LANDING.list)).text();
  await site.stop();
  return cabinsOf(html);
}

async function measureAll(): Promise<void> {
  rmSync(path.join(ROOT, DATABASE_FOLDER), { recursive: true, force: true });
  const cabins = await readCabins();
  buildBaseline(cabins);
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
