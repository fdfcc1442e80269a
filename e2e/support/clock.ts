import type { Page } from '@playwright/test';

/** A clock that the test advances. Requests don't time out meanwhile, because responses come in real time. */
export async function installClock(page: Page, time?: Date): Promise<void> {
  await page.clock.install({ time });
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
