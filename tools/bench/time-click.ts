import type { Page } from '@playwright/test';

const GIVES_UP_MS = 5000;

/**
 * Milliseconds from a click to the frame that shows its result: the click's own timestamp, then frame after frame until
 * the selector matches and that frame is painted. A frame calls back before it paints; a task posted then with this
 * priority runs right after it, ahead of everything else.
 */
export async function timeClick(page: Page, target: string, shown: string): Promise<number> {
  await page.evaluate(
    ({ shown, GIVES_UP_MS }) => {
      // Run once before, so that parsing the selector isn't timed.
      document.querySelector(shown);
      const done = new Promise<number>((resolve, reject) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector(shown)) {
                void window.scheduler.postTask(() => resolve(performance.now() - timeStamp), {
                  priority: 'user-blocking',
                });
              } else if (performance.now() - timeStamp > GIVES_UP_MS) {
                reject(new Error(`${shown} did not come`));
              } else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
      done.catch(() => undefined);
      Object.assign(window, { timedClick: done });
    },
    { shown, GIVES_UP_MS },
  );
  // Not Playwright's click, which hovers, presses and releases at once and hit-tests in the page, all of which would
  // precede the timed click.
  await page.locator(target).first().hover();
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { timedClick: Promise<number> }).timedClick);
}
