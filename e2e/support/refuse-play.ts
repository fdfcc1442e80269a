import type { Page } from '@playwright/test';

/** Emulates a browser that lets no film start by itself, by script or `autoplay`. */
export const refusePlay = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('play() failed', 'NotAllowedError'));
    addEventListener('play', ({ target }) => (target as HTMLMediaElement).pause(), true);
  });
