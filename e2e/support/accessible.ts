import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No axe violation in the page or part, and no overflow of the window. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Passing results are not needed, and writing them down takes most of the time.
  // Without frames to look into, axe judges in the page itself, which takes two fifths of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) })),
  ).toEqual([]);
  await expectInsideWindow(page);
}

/** Nothing lies beside the window. */
export async function expectInsideWindow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
}
