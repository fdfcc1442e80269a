import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing of the page, or of one part of it, hinders assistive technology, and nothing lies beside the window. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Nobody reads what passes, and on a long page writing it down is most of the work.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
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
