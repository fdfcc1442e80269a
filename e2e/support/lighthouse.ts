import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideBrowser } from '../../scripts/browser.ts';
import { runWithin } from './run-within.ts';

const CLI = path.resolve(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js');
const ENDS_WITHIN_MS = 90_000;
const CHROME = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--disable-extensions', '--no-first-run'],
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
};

// The browser did not answer Lighthouse itself, which says nothing of the page: a figure comes of another try.
const NOT_ANSWERED = /DevTools protocol response has exceeded|PROTOCOL_TIMEOUT/;

async function runLighthouse(url: string, file: string): Promise<void> {
  const options = [
    ...['--only-categories=performance', '--form-factor=mobile', '--throttling-method=devtools'],
    ...['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME.join(' ')}`],
  ];
  const run = () =>
    runWithin({
      command: process.execPath,
      args: [CLI, url, ...options],
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

function readReport(file: string): Experience {
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
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
  };
}

/** Lighthouse's phone, slowed for real instead of in a model: over loopback the model misjudges early requests. */
export async function measureExperience(url: string): Promise<Experience> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  try {
    const file = path.join(folder, 'report.json');
    await runLighthouse(url, file);
    return readReport(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
