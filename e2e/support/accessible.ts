import type * as Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
// Passing results aren't needed, and serializing them takes most of the time.
const OPTIONS: Axe.RunOptions = { resultTypes: ['violations'] };

/**
 * Waits until short animations end, so that axe doesn't judge a half-faded element. The wait is limited, because the
 * browser pauses animations in parts it hasn't drawn.
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
 * Expects no axe violation in the page or part, and no horizontal overflow. Only the findings leave the page, because
 * all of axe's results take a quarter longer.
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

/** Expects nothing to overflow the window. */
export async function expectInsideWindow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
}

// Each color scheme is opened anew, because axe would measure a color during its transition. Each width is opened once.
const LOOKS = [
  { colorScheme: 'light', widths: [1280, 360] },
  { colorScheme: 'dark', widths: [360, 1280] },
] as const;

/** Checks a console page in light and dark mode, on a laptop and on a phone. */
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
