import type { Page } from '@playwright/test';

const GIVES_UP_MS = 5000;

/**
 * Milliseconds from a click to the frame that shows what it asked for: the click's own time stamp, then frame after
 * frame until the selector matches and that frame is painted. A frame calls back before it paints; what is posted then
 * with this priority runs as soon as it has, ahead of whatever else waits.
 */
export async function timeClick(page: Page, target: string, shown: string): Promise<number> {
  await page.evaluate(
    ({ shown, GIVES_UP_MS }) => {
      // Once before, so that what the selector itself takes to be read is not timed.
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
  // Not Playwright's click: it sends the pointer's coming, its press and its lifting at once, and looks up what lies
  // under the pointer in the page, so that all of this would be waited for before the click that is timed.
  await page.locator(target).first().hover();
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { timedClick: Promise<number> }).timedClick);
}
