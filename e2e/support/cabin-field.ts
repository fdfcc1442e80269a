import type { Locator } from '@playwright/test';

/** Chooses a cabin by part of its name. The list closes and the field regains focus within the next frames. */
export async function chooseCabin(form: Locator, text: string): Promise<void> {
  const page = form.page();
  await form.getByRole('combobox', { name: 'Cabin' }).fill(text);
  await page.getByRole('option').first().click();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
