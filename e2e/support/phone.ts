import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser.ts';

const VIEWPORT = { width: 412, height: 823 };

export type Phone = { page: Page; cdp: CDPSession; close: () => Promise<void> };

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: provideBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    // Enabled as in every browser; Playwright disables it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

const SETTLES_WITHIN_MS = 5000;
const QUIET_MS = 500;

/** Waits until the page has loaded and is idle, except for films. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: SETTLES_WITHIN_MS }).catch(() => undefined);
}

/** The first touch prefetches what a visitor is likely to open next. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'resource' });
      }),
    QUIET_MS,
  );
}

/** A new visitor with an empty cache. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    try {
      localStorage.setItem('newsletter-dismissed', 'true');
    } catch {
      // A page without storage has no pop-up either.
    }
  });
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}
