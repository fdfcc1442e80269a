import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// The headless shell comes first, as in Playwright, because it takes a third less time.
const SYSTEM_BROWSERS = ['chromium-headless-shell', ...FULL_BROWSERS];

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

function findSystemBrowser(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

const ownBrowser = (): string | undefined => {
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
};

/** `BROWSER_PATH`, else Playwright's own Chromium, else the system's. */
export const findBrowser = (): string | undefined =>
  process.env.BROWSER_PATH || ownBrowser() || findSystemBrowser(SYSTEM_BROWSERS);

/** A browser with a window, which loads the same as a guest's; the headless shell fetches pictures further below. */
export const findFullBrowser = (): string | undefined =>
  ownBrowser() ?? findSystemBrowser(FULL_BROWSERS) ?? findBrowser();

/** A Chromium for the journeys, installed if needed: Playwright's own, else the system's package. */
export function provideBrowser(): string {
  const found = findBrowser();
  if (found && existsSync(found)) return found;
  if (found) throw new Error(`There is no browser at BROWSER_PATH, ${found}.`);
  console.log('No Chromium was found. Installing one …');
  if (!run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    const asRoot = userInfo().uid === 0 ? [] : ['sudo', '-n'];
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get'];
    run(command, [...rest, 'update']);
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
    run(command, [...rest, 'install', '-y', '--no-install-recommends', ...packages]);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium could be installed. Install one and set BROWSER_PATH to it.');
}
