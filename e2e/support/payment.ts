import { expect, type Page } from '@playwright/test';

/** Pays on the test provider's page, and ends on the landing page. */
export async function payOnTestPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/cs_test_[0-9a-f]{32}$/);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/payment-success\?session_id=cs_test_/);
}
