import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideBrowser } from '../../scripts/browser.ts';
import { BENCH, installPackages } from '../../scripts/own-packages.ts';
import { runWithin } from './run-within.ts';

const ENDS_WITHIN_MS = 90_000;
const CHROME = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--no-first-run',
];

export type Experience = {
  score: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  fcpMs: number;
  speedIndexMs: number;
};

type Report = {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
  /** Lighthouse's benchmark of this machine's CPU. */
  environment: { benchmarkIndex: number };
};

const USUAL_SLOWDOWN = 4;
// The index of the phone that Lighthouse emulates, by the calibration in Chrome's DevTools.
const PHONE_BENCHMARK_INDEX = 264;

// The browser didn't respond to Lighthouse itself, which says nothing about the page, so the measurement is retried.
const NOT_ANSWERED = /DevTools protocol response has exceeded|PROTOCOL_TIMEOUT/;

async function runLighthouse(url: string, file: string, slowdown: number): Promise<void> {
  const cli = path.join(installPackages(BENCH), 'lighthouse/cli/index.js');
  const options = [
    '--only-categories=performance',
    '--form-factor=mobile',
    '--throttling-method=devtools',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${CHROME.join(' ')}`,
  ];
  const run = () =>
    runWithin({
      command: process.execPath,
      args: [cli, url, ...options],
      env: { ...process.env, CHROME_PATH: provideBrowser() },
      mostMs: ENDS_WITHIN_MS,
    });
  const first = await run();
  const isMeasured = !first.isLate && !NOT_ANSWERED.test(first.stderr);
  const { status, stderr, isLate } = isMeasured ? first : await run();
  if (status === 0) return;
  const why = isLate
    ? `no end within ${ENDS_WITHIN_MS / 1000} s, twice`
    : stderr.trim().slice(0, 500);
  throw new Error(`Lighthouse failed on ${url}: ${why}`);
}

type Measured = Experience & { benchmarkIndex: number };

function readReport(file: string): Measured {
  const { categories, audits, environment } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const { score } = categories.performance;
  if (score === null) throw new Error('Lighthouse gave no score.');
  const figure = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    score: Math.round(score * 100),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    fcpMs: figure('first-contentful-paint'),
    speedIndexMs: figure('speed-index'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Throttles for real instead of simulating, because the simulation misjudges early requests over loopback. */
export async function measureExperience(url: string, slowdown = USUAL_SLOWDOWN): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  try {
    const file = path.join(folder, 'report.json');
    await runLighthouse(url, file, slowdown);
    return readReport(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures as on Lighthouse's phone: a machine that would be slower than the phone is throttled less. */
export async function measureOnPhone(url: string): Promise<Experience> {
  const measured = await measureExperience(url);
  const slowdown = Math.max(1, measured.benchmarkIndex / PHONE_BENCHMARK_INDEX);
  return slowdown < USUAL_SLOWDOWN ? measureExperience(url, slowdown) : measured;
}
