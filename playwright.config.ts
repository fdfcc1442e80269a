import { defineConfig, devices } from '@playwright/test';
import { LEAK_MARKERS } from './e2e/support/leak-markers.ts';
import { findBrowser } from './scripts/browser.ts';

const PORT = 3100;
// Screenshots differ between machines: compared on purpose, by `npm run test:visual`.
const VISUAL = 'visual.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  timeout: 40_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A page's requests would pass by the tests' own answers; offline.spec.ts is about the worker.
    serviceWorkers: 'block',
    // What was done and asked for: pictures of every step would cost a fifth of the whole run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: VISUAL, use: devices['Desktop Chrome'] },
    { name: 'visual', testMatch: VISUAL, use: devices['Desktop Chrome'] },
  ],
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `http://localhost:${PORT}/api/health`,
    env: {
      PORT: String(PORT),
      SUPABASE_PORT: '54421',
      DATABASE_FOLDER: '.local/test-database',
      // Each test is a visitor of its own, by this header.
      TRUSTED_PROXIES: '1',
      ...LEAK_MARKERS,
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
