import type { Page } from '@playwright/test';

/** A browser that cannot draw maps. */
export const withoutWebGl = (page: Page) =>
  page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...[kind, options]: Parameters<typeof original>
    ) {
      return kind.startsWith('webgl') ? null : original.call(this, kind, options);
    } as typeof original;
  });
