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

// Each color scheme is opened anew, because axe would measure a color on its way to the other one. Each width is opened once.
const LOOKS = [
  { colorScheme: 'light', widths: [1280, 360] },
  { colorScheme: 'dark', widths: [360, 1280] },
] as const;

/** A page of the console by day and by night, on a laptop and on a phone. */
export async function expectFit(page: Page, open: () => Promise<unknown>): Promise<void> {
  for (const { colorScheme, widths } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0], height: 780 });
    await open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      await expectAccessible(page);
    }
  }
}
