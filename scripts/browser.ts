import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

/** `BROWSER_PATH`, else Playwright's own Chromium, else the system's. */
export function findBrowser(): string | undefined {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  for (const name of SYSTEM_BROWSERS) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** A Chromium for the journeys: one that is there, else Playwright's own, else the system's package. */
export function provideBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (!run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    const asRoot = userInfo().uid === 0 ? [] : ['sudo', '-n'];
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get'];
    run(command, [...rest, 'update']);
    const packages = ['chromium', 'fonts-liberation'];
    run(command, [...rest, 'install', '-y', '--no-install-recommends', ...packages]);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium could be installed. Install one and set BROWSER_PATH to it.');
}
