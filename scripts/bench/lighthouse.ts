import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideBrowser } from '../browser.ts';
import { ROOT } from './places.ts';

const CLI = path.join(ROOT, 'node_modules/lighthouse/cli/index.js');
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
};

type Report = {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
};

// The browser did not answer Lighthouse itself, which says nothing of the page: a figure comes of another try.
const NOT_ANSWERED = /DevTools protocol response has exceeded|PROTOCOL_TIMEOUT/;

function runLighthouse(url: string, file: string): void {
  const options = [
    ...['--only-categories=performance', '--form-factor=mobile', '--throttling-method=devtools'],
    ...['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME.join(' ')}`],
  ];
  const run = () =>
    spawnSync(process.execPath, [CLI, url, ...options], {
      encoding: 'utf8',
      timeout: ENDS_WITHIN_MS,
      env: { ...process.env, CHROME_PATH: provideBrowser() },
    });
  const first = run();
  const isMeasured = first.status !== null && !NOT_ANSWERED.test(first.stderr);
  const { status, stderr } = isMeasured ? first : run();
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr.slice(-500)}`);
}

/** Lighthouse's phone, slowed for real instead of in a model: over loopback the model misjudges early requests. */
export function measureExperience(url: string): Experience {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  runLighthouse(url, file);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  const figure = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    fcpMs: figure('first-contentful-paint'),
  };
}
