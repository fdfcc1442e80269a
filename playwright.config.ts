import { defineConfig, devices } from '@playwright/test';
import { CORE_TESTS, LIGHTHOUSE } from './e2e/support/core.ts';
import { LEAK_MARKERS } from './e2e/support/leak-markers.ts';
import { addressOf, testedSite, TESTED_SITES } from './e2e/support/tested-site.ts';
import { findBrowser } from './scripts/browser.ts';

const DESKTOP = devices['Desktop Chrome'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // Generous, because no test here is about time and a passing one doesn't wait for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: TESTED_SITES.length,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // Each worker loads this file and has its own site.
    baseURL: addressOf(testedSite),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A service worker's requests would bypass the tests' mocked responses; offline.spec.ts tests the worker.
    serviceWorkers: 'block',
    // Records actions and requests; screenshots of every step would take a fifth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'core', grep: CORE_TESTS, use: DESKTOP },
    {
      name: 'full',
      grepInvert: [...CORE_TESTS, new RegExp(LIGHTHOUSE.tag)],
      use: DESKTOP,
    },
    {
      name: 'lighthouse',
      testMatch: 'budgets.spec.ts',
      grep: new RegExp(LIGHTHOUSE.tag),
      use: DESKTOP,
    },
  ],
  // Sequential, because the second copies the build of the first.
  webServer: TESTED_SITES.map((site, index) => ({
    command: `node e2e/support/serve.ts ${index}`,
    url: `${addressOf(site)}/api/health`,
    env: LEAK_MARKERS,
    // Enough for a build on a busy machine.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  })),
});
