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
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
}

export type Look = { colorScheme: 'light' | 'dark'; width: number };
// Colors depend on the scheme alone, the layout on the width alone: the console's pages in two looks have both of each.
export const LOOKS: readonly Look[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
];
export const OTHER_LOOKS: readonly Look[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
];

/** A page of the console in each of the looks. */
export async function expectFit(
  page: Page,
  looks: readonly Look[],
  open: () => Promise<unknown>,
): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 780 });
    // Opened anew: a colour on its way to that of the other scheme would be measured.
    await open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
}
