import type { Page } from '@playwright/test';

type Shifts = { score: number; moved: string[] };

/**
 * Sums up unexpected layout shifts from the next page on. Chromium lays out a finished document to find its forms. When
 * a font arrives before the next frame, it reports the first element of that layout as moved from the page's origin,
 * though it was never painted there. Such an element is skipped, and the other moves of that frame count with their
 * whole area.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const shifts: Shifts = { score: 0, moved: [] };
    Object.assign(window, { shifts });
    const isUnpainted = ({ previousRect: from, currentRect: to }: Source) =>
      from.x === 0 && from.y === 0 && to.width === 0 && to.height === 0;
    const scoreOf = ({ previousRect: from, currentRect: to }: Source) => {
      const area = from.width * from.height + to.width * to.height;
      const way = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
    };
    const show = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const painted = sources.filter((source) => !isUnpainted(source));
        shifts.score +=
          painted.length < sources.length
            ? painted.reduce((sum, source) => sum + scoreOf(source), 0)
            : value;
        for (const { node, previousRect, currentRect } of painted) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
          shifts.moved.push(`${what}: ${show(previousRect)} to ${show(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}
