import type * as Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
// Passing results are not needed, and writing them down takes most of the time.
const OPTIONS: Axe.RunOptions = { resultTypes: ['violations'] };

/**
 * Waits until short animations end, so that axe does not judge a half-faded element. An animation that the browser holds
 * back, as it does in a part it has not drawn, never ends: the wait is limited.
 */
async function finishMotion(mostMs: number): Promise<void> {
  const ending = document.getAnimations().filter(({ effect, currentTime, playState }) => {
    const leftMs = Number(effect?.getComputedTiming().endTime) - Number(currentTime);
    return playState === 'running' && leftMs <= mostMs;
  });
  const timeUp = new Promise((resolve) => setTimeout(resolve, mostMs));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), timeUp]);
}
const SOON_MS = 1000;

/**
 * No axe violation in the page or part, and no overflow of the window. Only what is found leaves the page: all that
 * axe returns takes a quarter longer.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  await page.evaluate(finishMotion, SOON_MS);
  const found = await page.evaluate(
    async ([within, options]) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(
        within ?? document,
        options,
      );
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [part, OPTIONS] as const,
  );
  expect(found).toEqual([]);
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
