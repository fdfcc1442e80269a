import type { Page } from '@playwright/test';

/** Time that a test turns: questions under way do not run out of it, for their answers come by ours. */
export async function installClock(page: Page, time?: Date): Promise<void> {
  await page.clock.install({ time });
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
