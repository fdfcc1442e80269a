import type { Page } from '@playwright/test';

const GIVES_UP_MS = 5000;

/**
 * Milliseconds from a click to the frame that shows what it asked for: the click's own time stamp, then frame after
 * frame until the selector matches and that frame is painted.
 */
export async function timeClick(page: Page, target: string, shown: string): Promise<number> {
  await page.evaluate(
    ({ shown, GIVES_UP_MS }) => {
      const done = new Promise<number>((resolve, reject) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector(shown)) {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
                requestAnimationFrame(() => channel.port2.postMessage(null));
              } else if (performance.now() - timeStamp > GIVES_UP_MS) {
                reject(new Error(`${shown} did not come`));
              } else requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      });
      done.catch(() => undefined);
      Object.assign(window, { timedClick: done });
    },
    { shown, GIVES_UP_MS },
  );
  await page.locator(target).first().click();
  return page.evaluate(() => (window as unknown as { timedClick: Promise<number> }).timedClick);
}
