import type { Locator } from '@playwright/test';

/** Chooses a cabin by a part of its name. The list closes, and its field has the focus again, with the next frames. */
export async function chooseCabin(form: Locator, text: string): Promise<void> {
  const page = form.page();
  await form.getByRole('combobox', { name: 'Cabin' }).fill(text);
  await page.getByRole('option').first().click();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
