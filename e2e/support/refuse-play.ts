import type { Page } from '@playwright/test';

/** As a browser that lets no film start by itself, by script or by its own `autoplay`. */
export const refusePlay = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('play() failed', 'NotAllowedError'));
    addEventListener('play', ({ target }) => (target as HTMLMediaElement).pause(), true);
  });
