import type { Page } from '@playwright/test';

/** Requests of the page for such addresses wait until the returned function is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
